# A house with rules in English: private tables, hosts, reports, the operator's page.

new-private = Private: only people with a link or the password
new-password = Password
new-password-text = You can leave it empty: then only your links open the table.
new-spectators = Others may watch
new-spectator-chat = Spectators may chat among themselves

gate-title = This table is private
gate-password-text = Enter the password you were given.
gate-link-text = It opens with its link only. Ask the host to send it to you.
gate-enter = Enter
private-link = Link for watching
private-link-text = anyone who has it sees the table

host-tools = Host’s tools
host-people = People at the table
host-is = host
spectator-mark = spectator
is-barred = kept away
is-silenced = silenced
nobody-here = Nobody else is here.
kick = Remove { $name }
bar = Keep { $name } away
unbar = Let { $name } come back
silence = Silence { $name }
unsilence = Let { $name } chat again
hand-over = Make { $name } the host
close-table = Close the table
close-table-text = Nobody can join or play here anymore.
close-reason = Reason
delete-table = Delete the table
delete-table-text = The table and its game are gone for good.
sure = Yes, do it
never-mind = Never mind
chat-spectators = Say to the other spectators
chat-spectators-text = Players see it when the game is over.
chat-spectators-off = Spectators do not chat at this table.

about = About { $name }…
block = Block { $name }
blocked = Blocked. You no longer see what { $name } writes.
report = Report { $name }
report-reason = What is wrong?
report-sent = Thank you. The operators have been told.
blocks = Blocked people
blocks-text = You do not see what they write, and they cannot join your tables.
unblock = Unblock { $name }

log-removed = leaves: removed by the host
log-handed_over = { $name } is the host now
log-closed = The table is closed
log-closed-because = The table is closed: { $reason }
table-closed = This table is closed.
banned-title = You cannot play here
banned-until = Until { $until }.
banned-for-good = For good.
banned-reason = Reason: { $reason }
forbidden-text = Other tables are open to you.

operator = Operator
operator-title = Running this server
operator-only = This page is for operators.
operator-reports = Reports
operator-tables = Tables
operator-people = People
operator-bans = Bans
operator-retention = What is kept
operator-audit = What was done
operator-search = Search
operator-search-tables = Table or player
operator-search-people = Name or account
operator-none = Nothing here.
operator-settled = Settled
operator-settle = Settle
operator-outcome = What came of it
operator-by = reported by { $name }
operator-open-table = Open the table
operator-at = { $name } · { $when }
operator-account = account { $account }
operator-guest = guest
operator-is-operator = operator
operator-is-banned = banned
operator-tables-count =
    { $count ->
        [one] one table
       *[other] { $count } tables
    }
operator-private = private
ban = Ban { $name }
ban-reason = Reason (the person sees it)
ban-days = Days (empty: for good)
ban-network = Network to ban
ban-network-text = Like 203.0.113.0/24
ban-do = Ban
unban = Lift the ban on { $name }
ban-until = until { $until }
ban-for-good = for good
status-closed = closed
status-playing = being played
retention-what = What
retention-days = Kept for
retention-count = Due to be deleted
retention-guests = Guests who never played
retention-chat = Chat of finished games
retention-games = Finished games
retention-open_tables = Tables that never began
retention-audit = This list, and settled reports
retention-for-ever = forever
retention-for-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
audit-role-operator = operator
audit-role-host = host
audit-role-console = command line
audit-deed-remove = removed
audit-deed-bar = kept away
audit-deed-unbar = let back in
audit-deed-silence = silenced
audit-deed-unsilence = let chat again
audit-deed-set_rules = changed the rules for spectators
audit-deed-hand_over = made host
audit-deed-close = closed the table
audit-deed-delete = deleted the table
audit-deed-ban = banned
audit-deed-unban = lifted the ban
audit-deed-settle = settled a report
audit-deed-role = changed a role
audit-deed-reset_link = made a link for a new password for
audit-deed-retention = deleted what was old

problem-not_now = Not at this point of the game.
problem-not_allowed = Only the host or an operator can do that.
problem-barred = The host does not want you at this table.
problem-password_needed = This table is private: it has a password.
problem-private = This table is private: you need its link.
problem-no_spectators = Nobody may watch this table.
problem-plays_here = A player cannot be removed from a game.
problem-closed = This table is closed.
problem-reason_needed = Say why you close a game.
problem-chat_off = Spectators do not chat at this table.
problem-too_long = Spectators write at most 200 characters.
problem-chat_full = Enough has been said here by spectators.
problem-silenced = The host has silenced you at this table.
problem-not_a_spectator = Players do not write in the spectators’ chat.
problem-banned = You cannot play on this server.
problem-removed = The host has removed you from this table.
problem-wrong_table_password = That is not the password of this table.
problem-not_welcome = One of you has blocked the other.
problem-no_such_person = That person is not here.
problem-no_such_ban = The ban is lifted already.
problem-no_such_block = Already unblocked.
problem-no_such_report = This report is settled already.
problem-is_operator = Operators cannot be banned.
