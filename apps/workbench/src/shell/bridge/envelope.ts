/** The messages between the simulator and the bridge in its frame: sent by `window.postMessage`, each in an envelope. */

/** The window name of the simulator's frame begins with this; the settings follow as JSON. */
export const FRAME_NAME = 'nusaria-shell:'

/** The native shell to emulate; `browser` is none. `ios-reply`: WKScriptMessageHandlerWithReply; `android-listener`: addWebMessageListener. */
export type BridgeKind = 'rn-android' | 'rn-ios' | 'ios' | 'ios-reply' | 'android' | 'android-listener' | 'browser'

/** px */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The phone to emulate, in its orientation. */
export interface FrameSettings {
  readonly bridge: BridgeKind
  /** The name of the message handler on iOS and Android. */
  readonly listener: string
  /** px of the screen */
  readonly width: number
  readonly height: number
  readonly landscape: boolean
  readonly insets: Insets
}

export type ToFrame =
  | { readonly kind: 'deliver'; readonly text: string }
  | { readonly kind: 'settings'; readonly settings: FrameSettings }
  | { readonly kind: 'back' }

export type FromFrame =
  | { readonly kind: 'loaded'; readonly href: string }
  | { readonly kind: 'moved'; readonly href: string }
  | { readonly kind: 'posted'; readonly text: string }
  | { readonly kind: 'ignored'; readonly reason: string; readonly issues: readonly string[] }
  | { readonly kind: 'leaves' }

interface Envelope {
  readonly nusariaShell: unknown
}

export function wrapMessage(message: ToFrame | FromFrame): Envelope {
  return { nusariaShell: message }
}

/** The simulator's message; null for anything from another window than the one around this, or from another origin. */
export function messageOfSimulator({ source, origin, data }: MessageEvent<unknown>): ToFrame | null {
  return source === window.parent && origin === location.origin ? unwrapMessage<ToFrame>(data) : null
}

/** The message in an envelope; null for any other data. */
export function unwrapMessage<T extends ToFrame | FromFrame>(data: unknown): T | null {
  if (typeof data !== 'object' || data === null || !('nusariaShell' in data)) return null
  return data.nusariaShell as T
}
