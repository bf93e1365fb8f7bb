import { SHELL_NAME } from '@nusaria/contracts/shell-name'
import { useState } from 'react'
import type { BridgeKind, Insets } from './bridge/envelope.ts'

/** The simulated device: its model, orientation, keyboard and bridge. */
export function useDevice() {
  const [device, setDevice] = useState(DEVICES[0])
  const [upright, setInsets] = useState<Insets>(DEVICES[0].insets)
  const [landscape, setLandscape] = useState(false)
  const [typing, setTyping] = useState(false)
  const [bridge, setBridge] = useState<BridgeKind>('rn-android')
  const insets = landscape ? rotateInsets(upright) : upright
  const [width, height] = landscape ? [device.height, device.width] : [device.width, device.height]
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
    /** px of the height that the keyboard takes */
    keyboard: typing ? Math.round(height * (landscape ? KEYBOARD.onItsSide : KEYBOARD.upright)) : 0,
    /** The settings that the frame gets. */
    settings: { bridge, listener: SHELL_NAME, width, height, landscape, insets: typing ? { ...insets, bottom: 0 } : insets },
  } as const
}

export type DeviceState = ReturnType<typeof useDevice>

/** A phone or tablet in portrait orientation. */
interface Device {
  readonly id: string
  readonly name: string
  /** px */
  readonly width: number
  readonly height: number
  readonly insets: Insets
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

export const DEVICES: readonly [Device, ...Device[]] = [
  { id: 'iphone', name: 'iPhone', width: 375, height: 812, insets: { ...NO_INSETS, top: 44, bottom: 34 } },
  { id: 'small', name: 'Small Android', width: 360, height: 640, insets: NO_INSETS },
  { id: 'large', name: 'Large Android', width: 412, height: 915, insets: { ...NO_INSETS, top: 28, bottom: 24 } },
  { id: 'tablet', name: 'Tablet', width: 768, height: 1024, insets: { ...NO_INSETS, top: 24, bottom: 20 } },
]

/** The part of the screen's height that the keyboard takes. */
const KEYBOARD = { upright: 0.38, onItsSide: 0.5 }

/** The insets of a device rotated to the left: its top is at the left. */
function rotateInsets({ top, right, bottom, left }: Insets): Insets {
  return { top: right, right: bottom > 0 ? top : 0, bottom: bottom > 0 ? 21 : left, left: top }
}
