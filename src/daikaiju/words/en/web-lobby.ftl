## The frame of the page

web-loading = One moment …
web-load-failed = This part of the page did not arrive. Is the network there?
web-load-again = Try again
web-not-found = Nothing lives at this address
web-home = To the first screen
