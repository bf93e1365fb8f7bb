import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { FRAME_NAME, type FrameSettings, type FromFrame, type ToFrame, unwrapMessage, wrapMessage } from './bridge/envelope.ts'

interface Frame {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** The frame's name, by which the bridge in it knows its settings from its first moment on. */
  readonly name: string
  readonly tell: (message: ToFrame) => void
}

/** The frame with the shop in it, and the wire to the bridge there. */
export function useFrame(settings: FrameSettings, onHeard: (message: FromFrame) => void): Frame {
  const frame = useRef<HTMLIFrameElement>(null)
  const heard = useEffectEvent(onHeard)
  const name = FRAME_NAME + JSON.stringify(settings)
  const tell = (message: ToFrame) => frame.current?.contentWindow?.postMessage(wrapMessage(message), location.origin)
  const turn = useEffectEvent(() => {
    // The attribute names the window to be made; the one that is there keeps its name unless told.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name holds all that is told
  useEffect(() => turn(), [name])
  return { frame, name, tell }
}
