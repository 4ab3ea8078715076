### What the server itself says: in e-mail and in push messages.

notice-subject = { $count ->
    [one] A game is waiting for you
   *[other] { $count } games are waiting for you
}
notice-turn = { $title }, move { $move }: { $url }
notice-why = You asked to be told when it is your turn. You can change this under “Notices” on { $url }
notice-stop = Get no more of these e-mails: { $url }
stop-ask = Send no more notices to this address?
stop-button = Send no more
stop-done = No more notices will be sent to this address.
