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
