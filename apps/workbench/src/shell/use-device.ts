import { SHELL_NAME } from '@nusaria/contracts/shell-name'
import { useState } from 'react'
import type { BridgeKind, FrameSettings, Insets } from './bridge/envelope.ts'

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

/** A phone or tablet in portrait orientation. */
export interface Device {
  readonly id: string
  readonly name: string
  /** px */
  readonly width: number
  readonly height: number
  readonly insets: Insets
}

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

export const DEVICES: readonly [Device, ...Device[]] = [
  { id: 'iphone', name: 'iPhone', width: 375, height: 812, insets: { ...none, top: 44, bottom: 34 } },
  { id: 'small', name: 'Small Android', width: 360, height: 640, insets: none },
  { id: 'large', name: 'Large Android', width: 412, height: 915, insets: { ...none, top: 28, bottom: 24 } },
  { id: 'tablet', name: 'Tablet', width: 768, height: 1024, insets: { ...none, top: 24, bottom: 20 } },
]

/** The part of the screen's height that the keyboard takes. */
const KEYBOARD = { upright: 0.38, onItsSide: 0.5 }

/** The insets of a device rotated to the left: its top is at the left. */
function rotateInsets({ top, right, bottom, left }: Insets): Insets {
  return { top: right, right: bottom > 0 ? top : 0, bottom: bottom > 0 ? 21 : left, left: top }
}

interface DeviceScreen {
  readonly width: number
  readonly height: number
  /** px of the height that the keyboard takes */
  readonly keyboard: number
}

/** The screen's size in an orientation, with or without the keyboard. */
function screenOf({ width, height }: Device, landscape: boolean, typing: boolean): DeviceScreen {
  const [across, down] = landscape ? [height, width] : [width, height]
  return { width: across, height: down, keyboard: typing ? Math.round(down * (landscape ? KEYBOARD.onItsSide : KEYBOARD.upright)) : 0 }
}

/** The settings that the frame gets. */
function frameSettings(device: Device, landscape: boolean, insets: Insets, bridge: FrameSettings['bridge']): FrameSettings {
  const { width, height } = screenOf(device, landscape, false)
  return { bridge, listener: SHELL_NAME, width, height, landscape, insets }
}
