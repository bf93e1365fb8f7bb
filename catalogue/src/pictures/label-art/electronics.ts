import { type Brush, oval, put, rect } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { at, type LabelArt } from './art.ts'

export const BOLT = 'M8-46L-30 8H-4L-10 46L30-10H4Z'

/** Two earbuds before their open case. */
const earbuds = (b: Brush, colour = '#F4F5F7') => {
  const bud = b.again(
    b.solid('M-14 0C-20 40-16 84-10 92C-4 98 8 98 12 90C18 60 20 20 22 0Z', colour, 'upright', 10) +
      b.solid(oval(0, -24, 42, 40), colour, 'glaze', 18) +
      b.solid('M16-44C40-50 56-34 52-14C46 0 28 0 18-8Z', mix(colour, '#2A2C34', 0.7), 'rubber', 8) +
      b.glow(-14, -38, 14, 9, 0.8, -30),
  )
  return (
    b.solid('M-100 20C-108-40-60-72 0-72C60-72 108-40 100 20Z', mix(colour, '#20242C', 0.12), 'glaze', 20) +
    b.solid('M-84 20C-90-30-50-58 0-58C50-58 90-30 84 20Z', mix(colour, '#20242C', 0.55), 'plastic', 10) +
    put(bud, -44, -34, -8) +
    put(bud, 44, -34, 8, 1, true) +
    b.solid('M-110 16H110C118 90 70 128 0 128C-70 128-118 90-110 16Z', colour, 'glaze', 28) +
    b.fill(oval(0, 52, 8, 8), '#3FB56B') +
    b.glow(-64, 60, 18, 30, 0.7, -16)
  )
}

const charger = (b: Brush) =>
  b.solid(rect(-60, -142, 22, 62, 9), '#C9CED4', 'metal', 5) +
  b.solid(rect(38, -142, 22, 62, 9), '#C9CED4', 'metal', 5) +
  b.solid(rect(-96, -92, 192, 190, 34), '#F6F7F8', 'glaze', 28) +
  b.solid(rect(-34, 40, 68, 26, 13), '#2A2D34', 'plastic', 6) +
  b.fill(rect(-20, 50, 40, 7, 3), '#8A9098') +
  put(b.fill(BOLT, '#F2A31D'), 0, -24, 0, 0.9) +
  b.rod('M0 66V140', '#E3E6E9', 15, 'rubber') +
  b.solid(rect(-24, 66, 48, 34, 9), '#E9ECEF', 'plastic', 7) +
  b.glow(-56, -50, 17, 40, 0.8, 8)

const carCharger = (b: Brush) =>
  put(
    b.solid(rect(-24, 60, 48, 70, 12), '#AEB6BE', 'metal', 8) +
      b.solid('M-10 126H10L7 150H-7Z', '#D9A54E', 'metal', 4) +
      b.rod('M-30 74C-44 90-44 104-30 116M30 74C44 90 44 104 30 116', '#D9DEE2', 10, 'metal') +
      b.solid('M-74-90H74L58 30C50 60 40 70 30 72H-30C-40 70-50 60-58 30Z', '#2C3038', 'upright', 18) +
      b.solid(rect(-82, -112, 164, 34, 15), '#3E444E', 'lying', 8) +
      b.solid(oval(-34, -94, 27, 9), '#12141A', 'plastic', 4) +
      b.solid(oval(36, -94, 27, 9), '#12141A', 'plastic', 4) +
      b.fill(oval(-34, -92, 17, 4), '#3F8FD0') +
      b.fill(oval(36, -92, 17, 4), '#F28A2E') +
      put(b.fill(BOLT, '#F7C948'), 0, -20, 0, 0.8),
    0,
    -14,
    24,
  )

/** A power bank. `mark`: what it can do. */
const powerBank = (b: Brush, colour: string, mark: string) =>
  put(
    b.solid(rect(-80, -130, 160, 260, 36), colour, 'glaze', 26) +
      mark +
      [0, 1, 2, 3].map((at) => b.fill(oval(-27 + at * 18, 96, 5.5), at < 3 ? '#7FE0A0' : '#FFFFFF', at < 3 ? 1 : 0.35)).join('') +
      b.solid(rect(-26, -130, 52, 15, 6), '#1A1D24', 'plastic', 3) +
      b.glow(-50, -60, 15, 56, 0.55, 4),
    0,
    0,
    10,
  )

const bolt = (b: Brush) => put(b.fill(BOLT, '#FFE08A'), 0, -16, 0, 1.2)
const charge = (b: Brush) =>
  b.line(`${rect(-26, -56, 52, 88, 10)}M-10-66h20`, '#FFFFFF', 7, 0.9) + b.fill(rect(-16, -22, 32, 44, 4), '#BFF0CE', 0.95)
const magnetRing = (b: Brush) => b.line(oval(0, -26, 50, 50), '#FFFFFF', 13, 0.85, '22 9') + b.line('M0 40V66', '#FFFFFF', 12, 0.85)

const plug = (b: Brush, wide: number) =>
  b.solid(rect(-wide * 0.5, -66, wide, 30, 6), '#C9CED4', 'metal', 5) +
  b.fill(rect(-wide * 0.36, -60, wide * 0.72, 8, 3), '#3A3E48', 0.8) +
  b.solid(rect(-wide * 0.72, -40, wide * 1.44, 78, 15), '#3A3E48', 'upright', 9) +
  b.solid('M-14 36H14L9 66H-9Z', '#2A2D34', 'rubber', 4)

const cord = (b: Brush, colour: string) => b.rod('M-84 30C-84 130 20 130 20 60C20 0-20-20-20 30C-20 120 84 140 84 10', colour, 17, 'cloth')

const braided = (b: Brush) =>
  cord(b, '#5B6470') +
  b.line('M-84 30C-84 130 20 130 20 60C20 0-20-20-20 30C-20 120 84 140 84 10', '#F2A31D', 5, 0.8, '3 11') +
  put(plug(b, 42), -84, -40) +
  put(plug(b, 42), 84, -50)

const hdmi = (b: Brush) => cord(b, '#2C3038') + put(plug(b, 66), -84, -40) + put(plug(b, 66), 84, -50)

const socketStrip = (b: Brush) => {
  const socket = b.again(
    b.solid(oval(0, 0, 33, 33), '#E9ECEF', 'plastic', 10) +
      b.solid(oval(0, 0, 25, 25), '#D3D8DC', 'plastic', 8) +
      b.fill(oval(-9, 0, 4.5), '#23262E') +
      b.fill(oval(9, 0, 4.5), '#23262E'),
  )
  return (
    b.rod('M-140 40C-180 40-176 96-130 96C-60 96-40 110 20 106', '#3A3E48', 13, 'rubber') +
    put(
      b.solid(rect(-150, -46, 300, 92, 24), '#FAFBFB', 'glaze', 18) +
        [-96, -26, 44].map((x) => put(socket, x, 0)).join('') +
        put(socket, 104, 0, 0, 0.9) +
        b.solid(rect(-146, -10, 14, 22, 5), '#D2302A', 'glaze', 4),
      0,
      -10,
      -14,
    )
  )
}

/** A light bulb; the colour is that of its light. */
const bulb = (b: Brush, colour = '#FFF6D6') =>
  `<circle cy="-34" r="132" fill="${b.radial([0, colour, 0.95], [0.6, colour, 0.5], [1, colour, 0])}"/>` +
  b.solid(
    'M-84-50C-84-104-48-136 0-136C48-136 84-104 84-50C84 0 44 24 40 66H-40C-44 24-84 0-84-50Z',
    mix(colour, '#FFFFFF', 0.35),
    'glaze',
    24,
  ) +
  b.solid('M-42 60H42L36 84H-36Z', '#E3E6E9', 'metal', 6) +
  [84, 100, 116].map((y, at) => b.solid(rect(-34 + at * 3, y, 68 - at * 6, 14, 6), '#AEB6BE', 'metal', 4)).join('') +
  b.solid(oval(0, 134, 15, 9), '#4A4E56', 'plastic', 4) +
  b.glow(-36, -84, 20, 34, 0.95, 26)

/** A bulb whose light has all colours. */
const colourBulb = (b: Brush) =>
  bulb(b, '#F3C9E8') +
  ['#E2543E', '#F2A31D', '#4EAA5E', '#3F8FD0', '#8A63B8']
    .map((colour, at) => b.line(`M${-60 + at * 6}-30A${60 - at * 6} ${58 - at * 6} 0 0 1 ${60 - at * 6}-30`, colour, 7, 0.85))
    .join('')

/** A bulb with a battery: it hangs from a hook where the power fails. */
const emergencyBulb = (b: Brush) =>
  b.rod('M0 130C0 168 44 168 44 136', '#4A4E56', 11, 'metal') + bulb(b, '#E6F1FF') + put(b.fill(BOLT, '#F2A31D'), 0, -32, 0, 1.1)

export const ELECTRONICS_ART: Readonly<Record<string, LabelArt>> = {
  earbuds: at(earbuds, [-111, -98, 222, 226]),
  charger: at(charger, [-96, -142, 192, 290]),
  'car-charger': at(carCharger, [-83, -145, 199, 271]),
  'power-bank': at((b) => powerBank(b, '#4E8A5A', charge(b)), [-96, -137, 192, 274]),
  'fast-power-bank': at((b) => powerBank(b, '#34363E', bolt(b)), [-96, -137, 192, 274]),
  'magnet-power-bank': at((b) => powerBank(b, '#5E7FA6', magnetRing(b)), [-96, -137, 192, 274]),
  'usb-cable': at(braided, [-115, -116, 230, 234]),
  'hdmi-cable': at(hdmi, [-132, -116, 264, 234]),
  'socket-strip': at(socketStrip, [-174, -86, 326, 200]),
  bulb: at(bulb, [-122, -156, 244, 299]),
  'emergency-bulb': at(emergencyBulb, [-122, -156, 244, 321]),
  'colour-bulb': at(colourBulb, [-122, -156, 244, 299]),
}
