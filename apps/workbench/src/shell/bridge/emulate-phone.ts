import type { BridgeKind, FrameSettings } from './envelope.ts'

const SIDES = ['top', 'right', 'bottom', 'left'] as const
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36'
const CHROME = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** The user agent of each shell's web view. */
const AGENTS: Readonly<Record<BridgeKind, string>> = {
  'rn-android': ANDROID,
  'rn-ios': IPHONE,
  ios: IPHONE,
  'ios-reply': IPHONE,
  android: ANDROID,
  'android-listener': ANDROID,
  browser: CHROME,
}

const NO_SCROLLBAR_CSS = 'html { scrollbar-gutter: auto !important; scrollbar-width: none }'

function overrideGetters(target: object, values: Readonly<Record<string, () => unknown>>): void {
  for (const [name, get] of Object.entries(values)) Object.defineProperty(target, name, { configurable: true, get })
}

/** Makes a window look like a phone: screen, touch, orientation, user agent and safe areas. Returns a function that changes the settings. */
export function emulatePhone(view: Window, first: FrameSettings): (next: FrameSettings) => void {
  let now = first
  const { screen, navigator, document } = view
  overrideGetters(screen, {
    width: () => now.width,
    height: () => now.height,
    availWidth: () => now.width,
    availHeight: () => now.height,
  })
  overrideGetters(screen.orientation, {
    type: () => (now.landscape ? 'landscape-primary' : 'portrait-primary'),
    angle: () => (now.landscape ? 90 : 0),
  })
  overrideGetters(navigator, { maxTouchPoints: () => 5, userAgent: () => AGENTS[now.bridge] })
  const keepClear = () => {
    for (const side of SIDES) document.documentElement.style.setProperty(`--safe-${side}`, `${now.insets[side]}px`)
  }
  keepClear()
  // Scroll bars on a phone take no space.
  document.head.append(Object.assign(document.createElement('style'), { textContent: NO_SCROLLBAR_CSS }))
  return (next) => {
    const turned = next.landscape !== now.landscape
    now = next
    keepClear()
    if (turned) screen.orientation.dispatchEvent(new Event('change'))
  }
}
