#!/bin/sh
# Starts three processes that share PostgreSQL and Redis, and HAProxy in front of them, until it is interrupted:
#   DAIKAIJU_DATABASE=postgresql://name@host/games DAIKAIJU_REDIS=redis://host:6379 deploy/three-processes.sh
# People reach them at http://127.0.0.1:8420 (DAIKAIJU_LISTEN), Prometheus at ports 18421 to 18423. Further arguments go to every `daikaiju serve`.
set -eu
for needed in DAIKAIJU_DATABASE DAIKAIJU_REDIS; do
    if ! printenv "$needed" >/dev/null; then
        echo "Say where it is with $needed=... (PostgreSQL and Redis must run already)." >&2
        exit 2
    fi
done
for program in daikaiju haproxy; do
    command -v "$program" >/dev/null || { echo "This needs $program, which is not installed." >&2; exit 2; }
done
here=$(cd "$(dirname "$0")" && pwd)
data=${DAIKAIJU_DATA:-${XDG_DATA_HOME:-$HOME/.local/share}/daikaiju}
running=""
# Every process hands its tables over before it ends.
trap 'trap - INT TERM; kill -TERM $running 2>/dev/null; wait; exit 0' INT TERM
for number in 1 2 3; do
    daikaiju serve --no-browser --port "842$number" --metrics "1842$number" --data "$data/process-$number" \
        --trusted-proxy 127.0.0.1 "$@" &
    running="$running $!"
done
haproxy -db -f "$here/haproxy.cfg" &
running="$running $!"
wait
