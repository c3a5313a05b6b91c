# Lessons. The learner has Black. Every sentence is true of its position: see assets/lessons/lessons.json.

## Around the lessons

button-learn = Learn
learn-title = Lessons
learn-note = Short ones, to be played. You always have the { -black-adjective } discs.
learn-progress = { $done } of { $all } done
learn-done = done
learn-leave = Back
lesson-step = { $step } of { $all }
lesson-found = Found: { $found } of { $all }
lesson-next = Next
lesson-next-lesson = Next lesson
lesson-again = Try again
lesson-show = Show me
lesson-list = All lessons
lesson-finished = Lesson done!
lesson-nothing-turned = No { -white-adjective } disc would be trapped there, so nobody may play there.
lesson-occupied = There is a disc already.
lesson-not-centre = The first four discs go on the four squares in the middle.

## Place and flip

lesson-place = Place and flip
lesson-place-1 = You are { -black }. Put a disc down so that the { -white-adjective } one is trapped between it and your other disc.
lesson-place-1-right = Trapped, so it turns over. Now it is yours.
lesson-place-2 = All discs trapped in one line turn. Find the move that turns three.
lesson-place-2-right = Three at once!
lesson-place-2-few = That turned one. Another move turns three.
lesson-place-3 = Every game begins like this, and { -black } goes first. Play any move.
lesson-place-3-right = Well played. Every move has to turn at least one disc.

## Several directions

lesson-directions = Several directions
lesson-directions-1 = A disc traps in all eight directions. If { -black } plays on the marked square, which discs turn? Tap them all.
lesson-directions-1-right = Yes: along the row, down the column and on the diagonal.
lesson-directions-1-wrong = That one stays: in its line there is no { -black-adjective } disc at the other end, or it is { -black-adjective } already.
lesson-directions-2 = Find the move that turns discs in three directions.
lesson-directions-2-right = Three directions with one disc!
lesson-directions-2-wrong = That turned discs in fewer directions. One move does it in three.

## No chain reaction

lesson-chain = No chain reaction
lesson-chain-1 = { -black } is about to play on the marked square. Tap every disc that will turn, and no other.
lesson-chain-1-right = Only that one. The others will lie between { -black-adjective } discs too, but the new disc is not one of them.
lesson-chain-1-wrong = That one stays. Only what lies between the new disc and another { -black-adjective } one turns.
lesson-chain-2 = Now play it, and watch the { -white-adjective } discs above and below.
lesson-chain-2-right = See? A disc that has just been turned traps nobody.
lesson-chain-2-wrong = That is allowed too. But play on the marked square, to see what happens.
lesson-chain-3 = Once more: which discs will turn?
lesson-chain-3-right = Right. Only the new disc does the trapping.
lesson-chain-3-wrong = Not that one. Start at the marked square and look along each line.

## Passing

lesson-pass = Passing
lesson-pass-1 = Whoever can move must move. Tap every square where you may play here.
lesson-pass-1-right = Three moves. You pass only when there is none at all.
lesson-pass-1-wrong = No { -white-adjective } disc would be trapped there.
lesson-pass-2 = Find the move that leaves { -white } without any move.
lesson-pass-2-right = { -white } cannot move and has to pass. It is your turn again!
lesson-pass-2-wrong = { -white } still has a move. Another move leaves it none.
lesson-pass-3 = { -white } has passed. Go on and play any move.
lesson-pass-3-right = Passing is not a choice. It happens by itself, to whoever has no move.

## The end

lesson-end = The end and the count
lesson-end-1 = One square is left. Play there.
lesson-end-1-right = The board is full and the game is over. Now the discs are counted.
lesson-end-2 = Who has won? Tap one of the winner’s discs.
lesson-end-2-right = Yes. Whoever has more discs at the end wins.
lesson-end-2-wrong = That side has fewer discs. The other one has won.
lesson-end-3 = You have one move here. Play it.
lesson-end-3-right = Two squares are empty, but neither side can move there. So this game is over too.
lesson-end-4 = And who has won this one? Tap one of the winner’s discs.
lesson-end-4-right = Yes, { -white }. Two empty squares change nothing about that.
lesson-end-4-wrong = That side has fewer discs. The other one has won.

## Corners

lesson-corners = Corners
lesson-corners-1 = Four squares are special. Tap the four corners.
lesson-corners-1-right = Behind a corner there is nothing: a disc there can never be trapped.
lesson-corners-1-wrong = That is not a corner.
lesson-corners-2 = One of the corners is open to you. Take it.
lesson-corners-2-right = Nobody can ever turn that disc. And from a corner you can make a whole edge safe.
lesson-corners-2-gives = Now { -white } takes the corner. It could have been yours.
lesson-corners-2-other = You could have taken a corner. Look once more.
lesson-corners-3 = { -white } would like the corner h8. Play so that it cannot take it.
lesson-corners-3-right = Closed! The corner h8 is out of { -white }’s reach now.
lesson-corners-3-wrong = { -white } takes the corner. Find the move that keeps it out.

## X- and C-squares

lesson-x-squares = Beside the corner
lesson-x-squares-1 = The squares diagonally beside the corners are called X-squares. Tap all four.
lesson-x-squares-1-right = As long as the corner is empty, a disc there is often a ladder for your opponent.
lesson-x-squares-1-wrong = Not that one. An X-square touches a corner diagonally.
lesson-x-squares-2 = The ones beside the corners along the edge are called C-squares. Tap all eight.
lesson-x-squares-2-right = They can be risky too while the corner is empty. Once the corner is taken, the danger is over.
lesson-x-squares-2-wrong = Not that one. A C-square lies on the edge and touches a corner.
lesson-x-squares-3 = Play a move that gives { -white } no corner.
lesson-x-squares-3-right = Good: { -white } cannot take any corner.
lesson-x-squares-3-x = That was an X-square, and now { -white } takes the corner beside it. Play somewhere else.
lesson-x-squares-3-c = That was a C-square, and now { -white } takes the corner beside it. Play somewhere else.

## The greedy trap

lesson-greed = The greedy trap
lesson-greed-1 = The game is young. Which move is best? Do not be greedy: only the end counts.
lesson-greed-1-right = Just one disc, and yet the best move. Fewer discs now often means more moves later.
lesson-greed-1-greedy = Six discs! But no other move gives { -white } so many squares to play on.
lesson-greed-1-other = That turns more discs than you need. One move turns a single disc.
lesson-greed-2 = You have only a few discs, and the end is near. One move wins all the same. Which?
lesson-greed-2-right = One disc was enough: play well from here, and you win.
lesson-greed-2-greedy = Eight discs! But { -white } takes the corner h8, and if it plays well it wins.
lesson-greed-2-other = Four discs, but { -white } takes the corner a8, and if it plays well it wins.

## Quiet moves

lesson-quiet = Quiet moves
lesson-quiet-1 = How free is { -white } here? Tap every square where { -white } could play now.
lesson-quiet-1-right = Only three. Whoever runs out of good moves has to make bad ones.
lesson-quiet-1-wrong = { -white } would trap no { -black-adjective } disc there.
lesson-quiet-2 = A quiet move gives your opponent no new square. Find it.
lesson-quiet-2-right = Quiet as a mouse: { -white } has not gained a single square.
lesson-quiet-2-wrong = Now { -white } can play where it could not before. One move opens nothing.
lesson-quiet-3 = Leave { -white } as few moves as possible.
lesson-quiet-3-right = Only one is left, and it is beside an empty corner.
lesson-quiet-3-wrong = That leaves { -white } more moves. Another one leaves it just one.

## Walls

lesson-walls = Walls and frontier
lesson-walls-1 = Discs that touch an empty square are your frontier. Tap all { -black-adjective } ones that do; diagonally counts.
lesson-walls-1-right = From those empty squares { -white } can attack. The smaller your frontier, the fewer moves { -white } has.
lesson-walls-1-wrong = That is not a { -black-adjective } disc with an empty square beside it.
lesson-walls-2 = Play a move that does not build a wall of frontier discs.
lesson-walls-2-right = One disc turned, and no wall. { -white } has less to play against.
lesson-walls-2-wrong = That makes a long { -black-adjective } wall beside empty squares, and there { -white } finds moves.

## Safe discs

lesson-safe = Safe discs
lesson-safe-1 = Some discs can never be turned again. Tap every { -black-adjective } one that is safe for good.
lesson-safe-1-right = They hold on to each other, all the way to the corner.
lesson-safe-1-wrong = That is not a { -black-adjective } disc that is safe: safe ones are joined to a { -black-adjective } corner along the edge.
lesson-safe-2 = Play so that the most discs become safe for good.
lesson-safe-2-right = From the corner on the edge is yours now, and nothing can turn it.
lesson-safe-2-gives = Now { -white } can take a corner. Go along the edge from your own corner.
lesson-safe-2-other = That makes fewer discs safe. Go along the edge from your own corner.

## Parity

lesson-parity = The last word
lesson-parity-1 = Near the end the empty squares fall into areas. Tap every empty square of an area with an odd number of squares.
lesson-parity-1-right = One and three. In an odd area whoever begins can also play last, if both go on there.
lesson-parity-1-wrong = That is not in an area of one or three. Squares that touch, also diagonally, belong together.
lesson-parity-2 = A single square and a pair are left. Where do you play to win?
lesson-parity-2-right = You took the single square. In the pair { -white } has to begin, and you come last.
lesson-parity-2-wrong = Now { -white } takes the single square. From here { -white } wins, if it plays well.
lesson-parity-3 = Two pairs and a single square. Only one move wins.
lesson-parity-3-right = The single one first! Now { -white } has to begin in the pairs.
lesson-parity-3-wrong = Now { -white } takes the single square. From here { -white } wins, if it plays well.

## Anti-Reversi

lesson-anti = Anti-Reversi
lesson-anti-1 = Here everything is upside down: fewest discs wins. Tap a disc of the side that has won.
lesson-anti-1-right = Yes. Eight discs beat fifty-three.
lesson-anti-1-wrong = That side has more discs, and here that means it has lost.
lesson-anti-2 = The moves are as always. Turn as few discs as you can.
lesson-anti-2-right = Only one. That is how to start.
lesson-anti-2-wrong = That turned more. One move turns a single disc.
lesson-anti-3 = A corner disc stays yours to the end. Do you want that here? Find the move that wins.
lesson-anti-3-right = Well seen: one disc only, and not in the corner. Play well from here, and you win.
lesson-anti-3-corner = Nobody can ever take that disc from you, and here that is bad. Now { -white } wins, if it plays well.
lesson-anti-3-other = Five discs are too many. Now { -white } wins, if it plays well.

## The free opening

lesson-free = The free opening
lesson-free-1 = More than a hundred years ago games began on an empty board. Put the first disc on one of the four squares in the middle.
lesson-free-1-right = You and { -white } take turns until all four are there. They turn nothing yet.
lesson-free-2 = Your second disc: put it so that { -black-adjective } lies diagonally opposite { -black-adjective }.
lesson-free-2-right = That is the crossed start, the one you know.
lesson-free-2-wrong = Now the { -black-adjective } discs lie side by side. Try the other square.
lesson-free-3 = And now so that the { -black-adjective } discs lie side by side.
lesson-free-3-right = That is the parallel start.
lesson-free-3-wrong = Now they lie diagonally. Try the other square.
lesson-free-4 = From now on everything is as always. Play any move.
lesson-free-4-right = That is all there is to know. Have fun playing!
