# English. Keys are grouped by where they are seen.

app-name = Outflank
