#!/bin/sh
# Installs boardgame.io in a temporary folder and loads it: sh bench/load/boardgame/run.sh 100 500 1000
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp "$(dirname "$0")"/*.cjs "$(dirname "$0")"/package.json "$folder"
(cd "$folder" && npm install --silent --no-audit --no-fund)
node "$folder/load.cjs" "$@"
