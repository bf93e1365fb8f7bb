import { useState } from 'react'
import type { BridgeKind, Insets } from './bridge/envelope.ts'
import { DEVICES, frameSettings, rotateInsets, screenOf } from './devices.ts'

/** The simulated device: its model, orientation, keyboard and bridge. */
export function useDevice() {
  const [device, setDevice] = useState(DEVICES[0])
  const [upright, setInsets] = useState<Insets>(DEVICES[0].insets)
  const [landscape, setLandscape] = useState(false)
  const [typing, setTyping] = useState(false)
  const [bridge, setBridge] = useState<BridgeKind>('rn-android')
  const insets = landscape ? rotateInsets(upright) : upright
  return {
    device,
    choose(id: string) {
      const next = DEVICES.find((each) => each.id === id) ?? DEVICES[0]
      setDevice(next)
      setInsets(next.insets)
    },
    /** In portrait orientation. */
    insets: upright,
    setInsets,
    landscape,
    turn: () => setLandscape(!landscape),
    typing,
    setTyping,
    bridge,
    setBridge,
    screen: screenOf(device, landscape, typing),
    settings: frameSettings(device, landscape, typing ? { ...insets, bottom: 0 } : insets, bridge),
  } as const
}

export type DeviceState = ReturnType<typeof useDevice>
