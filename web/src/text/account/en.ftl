# The account page in English.

account-title = You at Burgh
account-me = Name and language
account-save = Keep the name
account-saved = Kept.
account-guest = You are a guest: this browser knows your games. An account knows them everywhere; nothing but a name and a password is asked for.
account-in = You are in the account { $account }.
account-leave = Leave the account
account-name = Name of the account
account-password = Password
account-enter = Enter
account-make = Make an account
notices = Notices
notices-text = Be told when it is your turn in a game that goes on for days.
notices-none = Nobody tells you anything yet.
notice-way = How
notice-email = E-mail
notice-webhook = Webhook
notice-push = Browser
notice-digest =
    { $minutes ->
        [one] at most once a minute
       *[other] at most once in { $minutes } minutes
    }
notice-drop = Stop
notice-add = Tell me
notice-minutes = Collect for so many minutes
target-email = E-mail address
target-email-text = Like someone@example.org
target-webhook = Address to call
target-webhook-text = Like https://example.org/turn; it is called with JSON.
push-here = Tell me in this browser
push-refused = This browser does not allow messages from here.
record-bring = A record from elsewhere
record-bring-text = A record is a text file that Burgh wrote. It is checked move by move, then kept as a game to look back on.
record-file = File of the record
record-keep = Check and keep
record-line = Line { $line } of the file is wrong:
record-wrong = The file is no record:
wrong-form = The server could not read that.
wrong-name = 1 to 40 letters, please.
wrong-account = 3 to 32 letters, digits, dots, hyphens or underscores.
wrong-password-form = At least 8 characters.
wrong-email = That is no e-mail address.
wrong-webhook = That is no address of the web: it begins with https://
wrong-minutes = 0 to 1440; 0 tells you at once.
problem-has_account = You are in an account already.
problem-account_taken = That name belongs to somebody.
problem-wrong_password = There is no account with that name and password.
problem-no_channel = This server does not send notices that way.
problem-no_such_notice = That wish is gone already.
problem-too_large = The file is too large.
problem-foreign = The page is out of date. Load it again.
problem-empty = There is nothing in it.
problem-internal = Something went wrong on the server. It is noted there.
