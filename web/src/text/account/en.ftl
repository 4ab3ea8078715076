# The account page in English.

account-title = Profile
account-me = Name and language
account-save = Save
account-saved = Saved.
account-guest = You play without an account: your games are kept in this browser. With an account you find them everywhere; it asks for nothing but a name and a password.
account-in = Signed in as { $account }.
account-leave = Log out
account-name = Account name
account-password = Password
account-enter = Log in
account-make = Sign up
notices = Notifications
notices-text = Get a message when it is your turn in a game that goes on for days.
notices-none = No notifications yet.
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
notice-add = Turn on
notice-minutes = Group for (minutes)
target-email = E-mail address
target-email-text = Like someone@example.org
target-webhook = Address to call
target-webhook-text = Like https://example.org/turn; it is called with JSON.
push-here = Notify me in this browser
push-refused = This browser does not allow messages from here.
record-bring = Import a game
record-bring-text = A game file is a text file that Burgh wrote. It is checked move by move, then kept as a game to look back on.
record-file = Game file
record-keep = Check and import
record-line = Line { $line } of the file is wrong:
record-wrong = Not a Burgh game file:
wrong-form = The server could not read that.
wrong-name = 1 to 40 characters.
wrong-account = 3 to 32 letters, digits, dots, hyphens or underscores.
wrong-password-form = At least 8 characters.
wrong-email = Not an e-mail address.
wrong-webhook = Not a web address: it begins with https://
wrong-minutes = 0 to 1440; 0 sends at once.
problem-has_account = You are already signed in.
problem-account_taken = That name is taken.
problem-wrong_password = There is no account with that name and password.
problem-no_channel = This server does not send notifications that way.
problem-no_such_notice = Already removed.
problem-too_large = The file is too large.
problem-foreign = The page is out of date. Load it again.
problem-empty = There is nothing in it.
problem-internal = Something went wrong on the server. We have logged it.
