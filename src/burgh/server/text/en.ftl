### What the server itself says: in e-mail and in push messages.

notice-subject = { $count ->
    [one] A game is waiting for you
   *[other] { $count } games are waiting for you
}
notice-turn = { $title }, move { $move }: { $url }
notice-why = You asked for a message when it is your turn. You can change this under “Notifications” on { $url }
notice-stop = Stop these e-mails: { $url }
stop-ask = Stop these e-mails?
stop-button = Stop
stop-done = No more notifications will be sent to this address.
confirm-subject = Confirm your e-mail address
confirm-text = Somebody, probably you, wants to use this address for a Burgh account. Open the link to confirm it. It works for one day.
confirm-link = { $account }: { $url }
confirm-foot = If it was not you, do nothing: without the link the address is not used.
reset-subject = A new password for Burgh
reset-text = Somebody, probably you, asked for a new password. Open the link to choose one. It works once and for one hour.
reset-link = { $account }: { $url }
reset-foot = If it was not you, do nothing: your password stays as it is.

## Settings of the operator that cannot be read

settings-database = it is needed where there is no HOME
settings-secret = it is needed with PostgreSQL, the same on every node
settings-secret_short = at least { $least } letters are needed
settings-not_ours = this is no secret of ours
settings-vapid = 32 bytes in base64url are needed
settings-address = { $told }: an address like { $example } is needed
settings-address_like = an address like { $example } is needed
settings-host = { $told }: a name like { $example } is needed
settings-sender = the address that e-mail comes from is needed
settings-number = { $told }: a whole number from { $least } to { $most } is needed
settings-no_limit = there is no such limit; known are { $known }
settings-no_setting = there is no such setting; known are { $known }
settings-no_database = this is no address of a database
settings-driver = { $driver }: only sqlite and postgresql are known

## Backups

backup-no_database = { $file }: there is no database
backup-unread = what was written cannot be read again
backup-version = tables of version { $version } never were
backup-none = this is no backup of Burgh
backup-first = this is no backup of Burgh (its first line)
backup-last = this is no backup of Burgh (its last line)
backup-part = this is no backup of Burgh, or only a part of one
backup-damaged = the backup is damaged: its digest does not fit
backup-row = line { $line }: no row of its table
backup-rows = the rows of this backup do not fit its tables
backup-short = only { $found } rows of { $name } could be laid in

## Bans, and what no database takes

ban-whom = name a person, an account or a network
ban-over = this time is over
ban-network = { $told }: a network like { $example }
ban-wide = at least /{ $least }, else too many are meant
database-value = a text or a number that no database could hold

## Troubles of the database

database-gone = the database cannot be reached
database-busy = the database is busy
database-full = the database has no room left
database-read_only = the database cannot be written to
database-damaged = the database is damaged or is no database
database-closed = the server is closing
database-detail = { $problem } ({ $detail })
database-no_tables = the database has no tables yet; to make them: burgh migrate
database-newer = this belongs to a newer Burgh (tables { $stands }, known here { $known })
database-older = the database’s tables are of version { $stands }, not { $known }; run: burgh migrate
