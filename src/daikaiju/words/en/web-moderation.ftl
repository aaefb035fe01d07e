## Muting and blocking

web-person-mute-hint = You no longer see what they write, nor their faces. They are not told.
web-person-block = Block this person
web-person-block-hint = You do not hear them, they cannot sit at tables you make, and you are not paired with each other. They are not told.
web-person-unblock = Unblock this person
web-ignored-none = You have muted or blocked nobody.
web-ignored-since = { $how ->
    [block] blocked on { $date }
   *[mute] muted on { $date }
}
web-ignored-remove = Remove
server-refused-not-ignored = This person is no longer in your list.
