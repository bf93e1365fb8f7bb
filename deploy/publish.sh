#!/bin/sh
# Publishes the built shop into the folder of a web server: deploy/publish.sh <folder> [<config.json>]
# Without a configuration the published one stays; the first time it is an empty one.
# Hashed files first and index.html last, so that no page names a file that isn't there. Those of an older version stay for 14 days from the day
# on which it was replaced: so long their date is that day.
set -eu
dist="$(dirname "$0")/../apps/storefront/dist"
to="${1:?Name the folder: deploy/publish.sh /srv/nusaria/shop [config.json]}"
[ -f "$dist/index.html" ] || { echo "Run npm run build first" >&2; exit 1; }
node "$(dirname "$0")/compress.mjs" "$dist/assets"
mkdir -p "$to/assets" "$to/texts"

# The hashed files of the version that is published. Web servers show no file whose name begins with a dot.
list="$to/.published"
if [ -f "$list" ]; then
  (cd "$to" && xargs -r touch -c) < "$list"
else
  find "$to/assets" "$to/texts" -type f -exec touch {} +
fi
(cd "$dist" && for each in assets texts; do [ ! -d "$each" ] || find "$each" -type f; done) > "$list.new"
# Both versions, in case that the end of this isn't reached.
cat "$list.new" >> "$list"

for each in assets texts; do
  # cp gives each file the date of today.
  [ ! -d "$dist/$each" ] || cp -R "$dist/$each/." "$to/$each/"
done
(cd "$dist" && tar -cf - --exclude=./assets --exclude=./texts --exclude=./index.html --exclude=./config.json .) | tar -C "$to" -xf -
if [ -n "${2:-}" ] || [ ! -f "$to/config.json" ]; then
  cp "${2:-$dist/config.json}" "$to/config.json.new"
  mv "$to/config.json.new" "$to/config.json"
fi
cp "$dist/index.html" "$to/index.html.new"
mv "$to/index.html.new" "$to/index.html"
mv "$list.new" "$list"
find "$to/assets" "$to/texts" -type f -mtime +14 -delete
find "$to/texts" -mindepth 1 -type d -empty -delete
