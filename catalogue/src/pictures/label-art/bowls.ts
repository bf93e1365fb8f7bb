import { type Brush, oval, put } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { at, type LabelArt } from './art.ts'

/** A bowl; what it holds stands behind its front. */
export const bowl = (b: Brush, colour: string, inside: string, motif = '') =>
  b.solid(oval(0, -6, 136, 44), mix(colour, '#FFFFFF', 0.45), 'glaze', 10) +
  b.fill(oval(0, -4, 122, 35), mix(colour, '#2A160A', 0.5)) +
  inside +
  b.solid('M-136-6C-132 60-84 104-46 110H46C84 104 132 60 136-6C110 46-110 46-136-6Z', colour, 'glaze', 26, motif) +
  b.line('M-134-2C-110 47 110 47 134-2', mix(colour, '#FFFFFF', 0.6), 6, 0.8) +
  b.glow(-84, 44, 14, 32, 0.6, -24)

export const mound = (b: Brush, colour: string, height: number, inside = '') =>
  b.solid(`M-118-2C-112-${height} 112-${height} 118-2C96 40-96 40-118-2Z`, colour, 'rubber', 26, inside)

export const grains = (b: Brush, colour: string) =>
  b.line(
    'M-84-26l14-7M-52-52l12 6M-20-74l13-5M14-82l12 5M46-64l12-6M78-38l12 5M-60-20l12 5M-28-42l14-4M6-54l12 5M38-36l13-5M66-12l12 4M-90-4l12-5M-30-8l13 5M4-22l13-6M34-6l13 4',
    colour,
    7,
    0.75,
  )

const rice = (b: Brush, colour = '#FBF8F0') =>
  bowl(b, '#C23B2E', mound(b, colour, 122, grains(b, mix(colour, '#8A7A5A', 0.28))), b.line('M-116 40Q0 96 116 40', '#F3C04A', 8, 0.9))

/** A powder or crystals in a wooden bowl, with a spoon. */
const powder = (b: Brush, colour: string, sparkle: string) =>
  b.rod('M40-40C70-70 96-100 128-134', '#B07A44', 17, 'wood') +
  bowl(
    b,
    '#9A6234',
    mound(
      b,
      colour,
      92,
      b.line('M-80-20q40-30 80-34M-40-10q40-20 80-18', mix(colour, '#FFFFFF', 0.5), 6, 0.4) +
        b.line('M-90-8h180M-76-26h150M-50-46h100', sparkle, 7, 0.7, '1 19'),
    ),
    b.line('M-120 30Q0 84 120 30M-96 60Q0 104 96 60', '#5E3618', 4, 0.45),
  )

const porridge = (b: Brush, colour = '#F2DFB4') =>
  b.rod('M30-30C66-64 90-96 118-130', '#F2A65A', 18, 'plastic') +
  bowl(
    b,
    '#7DB8DA',
    mound(b, colour, 52, b.soft('M-70-10C-40-34 30-34 60-10', '#FFFFFF', 12, 0.5)),
    b.line('M-116 36Q0 94 116 36', '#FFFFFF', 9, 0.9, '1 26'),
  )

const sugarLumps = (b: Brush) => {
  const lump = b.again(
    b.solid('M-50 10L-34-34L14-50L52-18L40 34L-14 48Z', '#E9C27A', 'glaze', 12) +
      b.fill('M-34-34L14-50L4-8Z', '#FFF3D0', 0.7) +
      b.fill('M4-8L52-18L40 34Z', '#B9853A', 0.4),
  )
  return put(lump, -62, 30, 8) + put(lump, 62, 34, -30) + put(lump, 0, -36, 20, 1.15) + put(lump, 4, 66, 60, 0.9)
}

const saltCrystals = (b: Brush) => {
  const crystal = b.again(
    b.solid('M-34 6L-22-30L16-38L38-8L26 28L-12 36Z', '#EEF4F7', 'glaze', 9) +
      b.fill('M-22-30L16-38L2-4Z', '#FFFFFF', 0.9) +
      b.fill('M2-4L38-8L26 28Z', '#9DB4C2', 0.5),
  )
  return [
    [-78, 44, 0, 1],
    [-26, 54, 40, 0.9],
    [30, 52, 80, 1],
    [82, 46, 20, 0.9],
    [-50, 6, 60, 1],
    [4, 8, 10, 1.05],
    [54, 8, -30, 1],
    [-20, -34, 30, 1],
    [32, -34, 100, 0.9],
    [4, -70, 0, 0.8],
  ]
    .map(([x = 0, y = 0, turn = 0, scale = 1]) => put(crystal, x, y, turn, scale))
    .join('')
}

/** Dry noodles, rolled up. */
const noodleNest = (b: Brush, colour = '#F0CB6A') => {
  const strand = (shift: number, wide: number) =>
    b.line(
      [0, 1, 2, 3, 4].map((ring) => oval(shift, shift + ring * 3, 118 - ring * 22, 66 - ring * 13)).join('') +
        `M-96-30C-40-70 60-60 100-20M-104 20C-60 60 40 70 92 34M-60-44C0-10 40 0 70 46`,
      wide > 8 ? mix(colour, '#4A2600', 0.38) : colour,
      wide,
    )
  return b.solid(oval(0, 6, 124, 72), mix(colour, '#4A2600', 0.3), 'skin', 20) + strand(0, 10) + strand(-2, 6.5)
}

export const BOWL_ART: Readonly<Record<string, LabelArt>> = {
  rice: at(rice, [-137, -92, 274, 202]),
  sugar: at((b) => powder(b, '#FBF9F4', '#C9C2B4'), [-137, -143, 274, 253]),
  salt: at((b) => powder(b, '#F2F6F8', '#A9BCC8'), [-137, -143, 274, 253]),
  powder: at((b, colour = '#E0A03A') => powder(b, colour, mix(colour, '#2A1000', 0.4)), [-137, -143, 274, 253]),
  porridge: at(porridge, [-137, -139, 274, 249]),
  'sugar-lumps': at(sugarLumps, [-113, -86, 227, 199]),
  'salt-crystals': at(saltCrystals, [-112, -101, 229, 189]),
  'noodle-nest': at(noodleNest, [-124, -72, 248, 150]),
}
