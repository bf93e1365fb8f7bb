#!/bin/sh
# Publishes the built shop into the folder of a web server: deploy/publish.sh <folder> [<config.json>]
# Without a configuration the published one stays; the first time it is an empty one.
# Hashed files first and index.html last, so that no page names a file that isn't there. Hashed files of older versions stay for 14 days.
set -eu
dist="$(dirname "$0")/../apps/storefront/dist"
to="${1:?Name the folder: deploy/publish.sh /srv/nusaria/shop [config.json]}"
[ -f "$dist/index.html" ] || { echo "Run npm run build first" >&2; exit 1; }
node "$(dirname "$0")/compress.mjs" "$dist/assets"
mkdir -p "$to/assets"
cp -R "$dist/assets/." "$to/assets/"
(cd "$dist" && tar -cf - --exclude=./assets --exclude=./index.html --exclude=./config.json .) | tar -C "$to" -xf -
if [ -n "${2:-}" ] || [ ! -f "$to/config.json" ]; then
  cp "${2:-$dist/config.json}" "$to/config.json.new" && mv "$to/config.json.new" "$to/config.json"
fi
cp "$dist/index.html" "$to/index.html.new" && mv "$to/index.html.new" "$to/index.html"
# cp has given the files of this version a new date.
find "$to/assets" -type f -mtime +14 -delete
