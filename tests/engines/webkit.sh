#!/bin/sh
# Serves WebKitGTK by WebDriver at a port, on a screen without a monitor. The window manager gives a new window the focus.
set -e
export HOME="$PWD/.cache/webkit-$1" TZ=Asia/Jakarta
export XDG_CONFIG_HOME="$HOME/.config" XDG_CACHE_HOME="$HOME/.cache" XDG_DATA_HOME="$HOME/.data"
mkdir -p "$XDG_CONFIG_HOME/gtk-3.0"
# As reducedMotion in the other browser tests.
printf '[Settings]\ngtk-enable-animations=0\n' > "$XDG_CONFIG_HOME/gtk-3.0/settings.ini"
# Without a graphics card, buffers of the other renderer reach the window once in seconds, and no animation frame comes.
export GDK_BACKEND=x11 NO_AT_BRIDGE=1 WEBKIT_DISABLE_DMABUF_RENDERER=1
# The screen writes its number once it is ready.
rm -f "$HOME/display"
Xvfb -displayfd 3 -screen 0 1400x1000x24 -nolisten tcp 3> "$HOME/display" &
until [ -s "$HOME/display" ]; do sleep 0.1; done
DISPLAY=":$(cat "$HOME/display")"
export DISPLAY
openbox &
exec WebKitWebDriver --port="$1" --replace-on-new-session
