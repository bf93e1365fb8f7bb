import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { FRAME_NAME, type FrameSettings, type FromFrame, type ToFrame, unwrapMessage, wrapMessage } from './bridge/envelope.ts'

interface Frame {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** The frame's window name. It carries the settings, so that the bridge has them before the page's first script. */
  readonly name: string
  readonly tell: (message: ToFrame) => void
}

/** The frame with the shop, and the messages to and from its bridge. */
export function useFrame(settings: FrameSettings, onHeard: (message: FromFrame) => void): Frame {
  const frame = useRef<HTMLIFrameElement>(null)
  const heard = useEffectEvent(onHeard)
  const name = FRAME_NAME + JSON.stringify(settings)
  const tell = (message: ToFrame) => frame.current?.contentWindow?.postMessage(wrapMessage(message), location.origin)
  const turn = useEffectEvent(() => {
    // The `name` attribute only applies to a new window; an existing window must be renamed.
    if (frame.current?.contentWindow) frame.current.contentWindow.name = name
    tell({ kind: 'settings', settings })
  })
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      const message = unwrapMessage<FromFrame>(data)
      if (message) heard(message)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name contains all settings
  useEffect(() => turn(), [name])
  return { frame, name, tell }
}
