/** How the simulator and the bridge in its frame talk: by window.postMessage, each message in an envelope of their own. */

/** A frame whose window's name begins so is the simulator's; the settings follow as JSON. */
export const FRAME_NAME = 'nusaria-shell:'

/** Which native shell the frame plays; `browser` is none. */
export type BridgeKind = 'rn-android' | 'rn-ios' | 'ios' | 'android' | 'browser'

/** px */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The phone that the frame plays, as it is held. */
export interface FrameSettings {
  readonly bridge: BridgeKind
  /** The name that iOS and Android listen under. */
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

/** What is in an envelope; null for anything else that comes as a message. */
export function unwrapMessage<T extends ToFrame | FromFrame>(data: unknown): T | null {
  if (typeof data !== 'object' || data === null || !('nusariaShell' in data)) return null
  return data.nusariaShell as T
}
