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
