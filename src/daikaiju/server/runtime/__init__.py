"""What every room of the server uses: settings, time, logs, metrics, tasks in the background."""
