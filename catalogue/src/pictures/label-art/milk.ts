import { type Brush, oval, put } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { at, type LabelArt } from './art.ts'
import { bowl } from './bowls.ts'

/** Both halves of what is the same on the left and on the right. */
const both = (half: string) => put(half, 0, 0, 0, 1, true) + half

const eyes = (b: Brush, x: number, y: number) => both(b.solid(oval(x, y, 12, 15), '#2A1A12', 'glaze', 5) + b.glow(x - 4, y - 6, 5, 5, 1))

/** A cow's head, with patches of a colour. */
const cow = (b: Brush, colour = '#3A2E2A') => {
  const head = 'M-74-84C-50-112 50-112 74-84C90-62 84-10 70 30L54 84H-54L-70 30C-84-10-90-62-74-84Z'
  return (
    both(b.rod('M52-96C64-114 84-120 92-140', '#E6D3AE', 22, 'glaze')) +
    both(
      b.solid('M70-74C96-100 134-98 140-80C134-54 100-40 74-50Z', '#F4EEE6', 'skin', 14, b.fill(oval(108, -74, 24, 12), '#EBB6AC', 0.9)),
    ) +
    b.solid(
      head,
      '#FDFAF4',
      'skin',
      26,
      b.fill('M-92-110H-8C-2-60-22-14-58 12L-96 0Z', colour) + b.fill('M40-112H96V-40C70-50 44-74 40-112Z', colour),
    ) +
    b.solid('M-82 76C-82 40-46 30 0 30C46 30 82 40 82 76C82 118 46 138 0 138C-46 138-82 118-82 76Z', '#F0B9AE', 'skin', 22) +
    both(b.fill(oval(34, 74, 12, 16), '#9A5A52', 0.9)) +
    b.line('M-36 108Q0 126 36 108', '#9A5A52', 7) +
    eyes(b, 42, -18)
  )
}

/** A goat's head. */
const goat = (b: Brush) =>
  both(b.rod('M26-84C40-120 74-140 112-124', '#B79A6C', 24, 'wood')) +
  both(b.solid('M56-52C92-66 136-50 138-32C116-12 84-10 58-24Z', '#F2E8DA', 'skin', 12, b.fill(oval(98, -36, 24, 10), '#E9B9A6', 0.8))) +
  b.solid('M-62-74C-36-100 36-100 62-74C78-40 58 20 44 66C34 96-34 96-44 66C-58 20-78-40-62-74Z', '#FBF5EA', 'skin', 24) +
  b.solid('M-20 92C-26 116-8 124 0 142C8 124 26 116 20 92C10 100-10 100-20 92Z', '#EADBC4', 'cloth', 8) +
  b.solid(oval(0, 58, 42, 34), '#F3D9C6', 'skin', 14) +
  both(b.fill(oval(15, 50, 6, 9), '#8A5A4A', 0.9)) +
  b.line('M0 62V76M-18 78Q0 90 18 78', '#8A5A4A', 6) +
  eyes(b, 34, -16)

/** A glass of milk with a band of a colour. */
const glass = (b: Brush, colour = '#4FA3D8') =>
  b.solid('M-74-110H74L58 128C57 138 50 142 42 142H-42C-50 142-57 138-58 128Z', '#DCE9F1', 'glaze', 16) +
  b.solid('M-68-66C-40-50 40-50 68-66L54 124C54 130 50 134 42 134H-42C-50 134-54 130-54 124Z', '#FDFCF8', 'upright', 12) +
  b.solid(oval(0, -66, 68, 17), '#FFFFFF', 'skin', 8) +
  b.fill('M-60 22C-20 50 24-4 60 22L56 78C20 52-20 106-56 78Z', colour, 0.9) +
  b.line('M-74-110A74 17 0 1 0 74-110A74 17 0 1 0-74-110', '#AFC6D4', 6, 0.9) +
  b.glow(-42, 0, 11, 80, 0.85, 3)

/** A jug that pours. */
const jug = (b: Brush, colour = '#3C7F82') =>
  b.rod('M72-60C138-74 140 60 66 70', colour, 24, 'glaze') +
  b.solid(
    'M-96-124C-76-116-60-120-40-120H60C84-120 84-96 80-76L70-30C94 10 94 84 72 120C62 136 40 140 0 140C-40 140-62 136-72 120C-94 84-94 10-70-30L-78-84Z',
    colour,
    'glaze',
    28,
  ) +
  b.fill('M-84-112C-60-102 40-102 74-112C66-92 40-86 0-86C-40-86-72-92-84-112Z', '#FFFFFF') +
  b.solid('M-50 40C-50 4-20-12 0-34C20-12 50 4 50 40C50 70 28 88 0 88C-28 88-50 70-50 40Z', '#FFFFFF', 'paper', 8) +
  b.line('M-24 40l18 20 32-40', mix(colour, '#000000', 0.1), 13) +
  b.glow(-58, 50, 12, 54, 0.7, 6)

/** Milk that splashes up in a crown. */
const splash = (b: Brush) => {
  const bead = (x: number, y: number, r: number) => b.solid(oval(x, y, r, r), '#FFFFFF', 'glaze', r * 0.5)
  return (
    b.solid(oval(0, 74, 138, 52), '#EFF4F8', 'glaze', 18) +
    b.line(`${oval(0, 74, 104, 36)}${oval(0, 74, 120, 44)}`, '#C3D4E0', 5, 0.7) +
    b.solid(
      'M-92 66C-100 10-104-30-112-66C-84-50-74-20-62 0C-58-40-54-76-52-110C-30-80-24-40-16-10C-6-50 2-84 14-124C28-84 32-46 34-10C44-40 52-66 72-96C76-60 70-30 72 0C84-22 92-34 114-50C104-10 98 30 92 66C60 96-60 96-92 66Z',
      '#FFFFFF',
      'glaze',
      22,
    ) +
    b.fill(oval(0, 66, 72, 20), '#DCE7EF', 0.9) +
    bead(-116, -92, 15) +
    bead(-48, -132, 12) +
    bead(84, -120, 13) +
    bead(126, -72, 10)
  )
}

/** Plain yogurt in a bowl, with a spoon. */
const yogurt = (b: Brush) =>
  b.rod('M34-20C66-56 92-92 122-128', '#C9D2D8', 16, 'metal') +
  bowl(
    b,
    '#5E9CC9',
    b.solid('M-120-4C-120-30-80-46-40-44C-30-70 26-76 44-46C84-48 120-30 120-4C96 38-96 38-120-4Z', '#FFFFFF', 'skin', 18) +
      b.soft('M-64-18C-30-34 20-30 10-48', '#B9CCD9', 9, 0.7) +
      b.soft('M-20 4C20-6 60-8 84-18', '#B9CCD9', 8, 0.6),
    b.line('M-116 40Q0 96 116 40', '#FFFFFF', 9, 0.9),
  )

/** Milk of each kind, by what makes it different. */
export const MILK_ART: Readonly<Record<string, LabelArt>> = {
  cow: at(cow, [-140, -150, 280, 288]),
  goat: at(goat, [-138, -140, 276, 282]),
  'milk-glass': at(glass, [-74, -127, 148, 269]),
  'milk-jug': at(jug, [-98, -126, 218, 266]),
  'milk-splash': at(splash, [-138, -144, 276, 270]),
  yogurt: at(yogurt, [-137, -137, 274, 247]),
}
