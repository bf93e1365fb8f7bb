import { type Brush, oval, put, rect } from '../goods/brush.ts'
import { leaf } from '../goods/produce/parts.ts'
import { at, type LabelArt } from './art.ts'

const pine = (b: Brush) => {
  const tuft = b.again(
    Array.from({ length: 11 }, (_, at) =>
      b.line(`M0 0L${(at - 5) * 13}${-86 + Math.abs(at - 5) * 7}`, at % 2 ? '#2E6E46' : '#478A58', 8),
    ).join(''),
  )
  return (
    b.rod('M-90 110C-20 60 20-10 60-90', '#7A5230', 14, 'wood') +
    put(tuft, -56, 84, -70) +
    put(tuft, -30, 62, 60) +
    put(tuft, -14, 44, -46) +
    put(tuft, 14, 0, 80) +
    put(tuft, 24, -16, -36) +
    put(tuft, 46, -56, 26, 0.9)
  )
}

const bamboo = (b: Brush) => {
  const cane = (x: number, colour: string, width: number) =>
    [-96, -20, 56].map((y) => b.solid(rect(x - width / 2, y - 36, width, 74, 9), colour, 'upright', 6)).join('')
  return (
    cane(-44, '#7FA850', 40) +
    cane(6, '#93BA5E', 48) +
    put(leaf(b, 110, '#4E9A3B'), 28, -70, -36) +
    put(leaf(b, 116, '#5CA446'), 26, -14, 6) +
    put(leaf(b, 100, '#4E9A3B'), -64, -50, -140)
  )
}

/** A sheaf of ears: rice hangs, wheat stands with awns. */
const ears =
  (grain: string, wheat: boolean) =>
  (b: Brush, colour = grain) => {
    const one = b.again(b.solid('M0 12C-14 4-12-18 0-30C12-18 14 4 0 12Z', colour, 'skin', 7))
    const ear = b.again(
      b.rod('M0 150C2 80 0 20 0-60', wheat ? '#C29A4A' : '#8FA04A', 7, 'skin') +
        (wheat ? b.line('M0-80L-6-140M-14-60L-36-118M14-60L36-118M-14-20L-48-70M14-20L48-70', '#D9B25E', 3.5) : '') +
        Array.from({ length: 6 }, (_, row) => put(one, -13, 20 - row * 20, -32) + put(one, 13, 20 - row * 20, 32)).join('') +
        put(one, 0, -92),
    )
    return (
      (wheat ? '' : put(leaf(b, 150, '#7FA048'), -6, 110, -150) + put(leaf(b, 150, '#8DB052'), 6, 110, -34)) +
      put(ear, -40, 0, -24) +
      put(ear, 40, 0, 24) +
      put(ear, 0, -10, 0) +
      b.solid(rect(-24, 78, 48, 18, 9), '#A9653A', 'wood', 5)
    )
  }

const cotton = (b: Brush) =>
  b.rod('M0 130V40', '#8A6A42', 11, 'wood') +
  [-62, 62, -118, 118].map((turn) => put(leaf(b, 84, '#9A7A4A'), 0, 44, turn - 90)).join('') +
  [
    [-46, -6],
    [46, -6],
    [-24, -58],
    [26, -58],
    [0, -14],
  ]
    .map(([x = 0, y = 0]) => b.solid(oval(x, y, 54, 50), '#FCFAF5', 'cloth', 20))
    .join('')

const olives = (b: Brush) => {
  const olive = b.again(b.solid(oval(0, 0, 34, 42), '#7F9238', 'glaze', 14) + b.glow(-10, -14, 10, 14, 0.75, 20))
  return (
    b.rod('M-120 90C-40 60 30 0 110-100', '#7A6A3A', 9, 'wood') +
    put(leaf(b, 100, '#7A9A5A'), -60, 66, -130) +
    put(leaf(b, 104, '#8AA868'), -6, 26, -120) +
    put(leaf(b, 100, '#7A9A5A'), 50, -30, -20) +
    put(leaf(b, 92, '#8AA868'), 60, -46, -120) +
    put(leaf(b, 96, '#7A9A5A'), -40, 56, 20) +
    put(olive, 10, 74, -10) +
    put(olive, 70, 26, 12)
  )
}

const sprout = (b: Brush) =>
  b.rod('M0 60C-4 20 4-20 0-60', '#7FA048', 13, 'skin') +
  put(leaf(b, 120, '#5CAA46'), 0, -50, -34) +
  put(leaf(b, 110, '#4E9A3B'), 0, -44, -146) +
  b.solid('M-110 90C-80 40-30 56 0 46C30 56 80 40 110 90C60 110-60 110-110 90Z', '#6B4428', 'rubber', 16)

export const PLANT_ART: Readonly<Record<string, LabelArt>> = {
  pine: at(pine, [-141, -130, 264, 262]),
  bamboo: at(bamboo, [-141, -137, 282, 231]),
  'rice-ears': at(ears('#E3BE62', false), [-136, -132, 266, 276]),
  wheat: at(ears('#DDAA4A', true), [-123, -152, 246, 296]),
  cotton: at(cotton, [-100, -108, 200, 244]),
  olives: at(olives, [-126, -126, 270, 242]),
  sprout: at(sprout, [-110, -121, 220, 226]),
}
