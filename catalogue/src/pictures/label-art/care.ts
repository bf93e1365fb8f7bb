import { type Brush, oval, put, rect } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { at, type LabelArt } from './art.ts'

/** An open powder compact; its colour is that of the powder. */
const compact = (b: Brush, colour = '#E3B58E') =>
  put(
    b.solid(oval(0, 0, 104, 100), '#2E2A2E', 'glaze', 16) +
      b.solid(oval(0, 0, 86, 82), '#CFE0E6', 'screen', 20) +
      b.soft('M-50 30L30-60M-10 50L60-30', '#FFFFFF', 16, 0.6),
    0,
    -56,
  ) +
  b.solid(rect(-24, 22, 48, 18, 6), '#C9A25A', 'bar', 4) +
  b.solid('M-116 66C-116 40-60 30 0 30C60 30 116 40 116 66V84C116 116 60 132 0 132C-60 132-116 116-116 84Z', '#2E2A2E', 'glaze', 16) +
  b.solid(oval(0, 68, 108, 34), '#C9A25A', 'glaze', 8) +
  b.solid(oval(0, 68, 98, 29), colour, 'rubber', 16, b.line('M-70 60Q0 84 70 60M-60 76Q0 96 60 76', mix(colour, '#6A3A1A', 0.35), 4, 0.5)) +
  b.glow(-40, 60, 34, 8, 0.5, -6)

/** Loose powder in its jar, with a puff; its colour is that of the powder. */
const loosePowder = (b: Brush, colour = '#E3B58E') =>
  b.solid('M-112 20V86C-112 120-60 134 0 134C60 134 112 120 112 86V20Z', '#2E2A2E', 'glaze', 16) +
  b.fill('M-112 58C-60 78 60 78 112 58V70C60 90-60 90-112 70Z', '#C9A25A') +
  b.solid(oval(0, 20, 112, 40), '#F4F0EC', 'glaze', 10) +
  b.solid(
    'M-94 20C-70-16 70-16 94 20C70 50-70 50-94 20Z',
    colour,
    'rubber',
    18,
    b.line('M-60 8h40M-20-2h50M10 18h50M-50 26h40M0 34h30', mix(colour, '#FFFFFF', 0.55), 5, 0.6, '1 11'),
  ) +
  put(
    b.solid(oval(0, 0, 84, 54), '#F7D9D4', 'cloth', 20, b.soft('M-60 10Q0 40 60 10', '#C98A84', 9, 0.3)) +
      b.solid('M-50-16C-20-34 20-34 50-16L44 6C20-10-20-10-44 6Z', '#E9788C', 'cloth', 7),
    14,
    -62,
    16,
  )

/** A tube and its applicator beside it. */
const applicator = (b: Brush, colour: string, tip: string) =>
  put(
    b.solid(rect(-24, -70, 48, 180, 12), colour, 'upright', 10, b.fill(rect(-30, 30, 60, 14), '#D9B25E')) +
      b.solid(rect(-15, -96, 30, 30, 4), '#D9B25E', 'metal', 4),
    -52,
    20,
    -6,
  ) +
  put(
    b.solid(rect(-25, 40, 50, 100, 12), colour, 'upright', 10) + b.solid(rect(-17, 26, 34, 18, 4), '#D9B25E', 'metal', 4) + tip,
    50,
    -6,
    12,
  )

const mascara = (b: Brush) =>
  applicator(
    b,
    '#2C282C',
    b.rod('M0 28V-40', '#3A3438', 7) +
      b.line(
        Array.from(
          { length: 12 },
          (_, at) => `M${-15 - Math.sin(at * 0.26) * 9} ${-40 - at * 8}L${15 + Math.sin(at * 0.26) * 9} ${-44 - at * 8}`,
        ).join(''),
        '#1C181C',
        6,
      ) +
      b.rod('M0-36V-134', '#3A3438', 6),
  )

const browTint = (b: Brush) =>
  applicator(
    b,
    '#6A4028',
    b.rod('M0 28V-60', '#4A2C1A', 8) + b.solid('M-13-60C-17-90-8-114 8-130C13-108 15-84 13-60Z', '#8A5A36', 'cloth', 7),
  )

const eyeliner = (b: Brush) =>
  b.line('M-130-70C-80-112-10-112 40-80L76-104', '#1C181C', 13) +
  put(
    b.solid(rect(-24, -60, 48, 190, 14), '#34363E', 'upright', 10) +
      b.fill(rect(-24, 60, 48, 10), '#D9B25E') +
      b.solid('M-20-60L-7-108H7L20-60Z', '#4A4C54', 'upright', 6) +
      b.solid('M-7-106L0-142L7-106Z', '#1C181C', 'rubber', 3),
    20,
    30,
    34,
  )

const nailPolish = (b: Brush, colour = '#D8345A') =>
  b.solid('M-34-146H34L40-10H-40Z', '#2C282C', 'upright', 12, b.line('M-16-130V-16M0-130V-16M16-130V-16', '#FFFFFF', 3, 0.25)) +
  b.solid(rect(-30, -14, 60, 18, 4), '#D9D4CC', 'metal', 4) +
  b.solid('M-44 4H44C84 10 100 40 100 76C100 112 76 134 40 134H-40C-76 134-100 112-100 76C-100 40-84 10-44 4Z', '#F0EAE6', 'glaze', 14) +
  b.solid('M-40 18H40C72 24 88 46 88 76C88 106 68 122 38 122H-38C-68 122-88 106-88 76C-88 46-72 24-40 18Z', colour, 'glaze', 24) +
  b.glow(-52, 62, 14, 36, 0.85, 10)

const razor = (b: Brush) =>
  put(
    b.solid(
      'M-17-60C-24 20-22 90-13 146C-6 156 6 156 13 146C22 90 24 20 17-60Z',
      '#2C6F78',
      'upright',
      10,
      b.line('M-8 40h16M-8 58h16M-8 76h16M-8 94h16M-7 112h14', '#0E2C30', 6, 0.6),
    ) +
      b.solid(rect(-96, -128, 192, 62, 14), '#3A3E46', 'plastic', 12) +
      b.line('M-80-112H80M-80-98H80M-80-84H80', '#DDE4EA', 7) +
      b.line('M-82-74H82', '#7CC8B8', 9),
    0,
    0,
    28,
  )

/** An open tin of wax. */
const tin = (b: Brush) =>
  put(
    b.solid(oval(0, 0, 96, 90), '#4A3428', 'glaze', 16) +
      b.line(oval(0, 0, 74, 68), '#D9B25E', 5) +
      b.line('M-30 4C-16-24 16-24 30 4M-40 4H40M-24 22H24', '#D9B25E', 7),
    46,
    -54,
    12,
  ) +
  b.solid('M-120 40V92C-100 132 80 132 100 92V40Z', '#4A3428', 'metal', 14) +
  b.solid(oval(-10, 40, 110, 38), '#6A4E3A', 'metal', 8) +
  b.solid(oval(-10, 42, 98, 30), '#C98A4A', 'glaze', 18) +
  b.soft('M-60 46C-30 28 20 60 50 36', '#F7DDB0', 9, 0.8)

const tooth = (b: Brush, colour = '#FBFBF8') =>
  b.solid(
    'M-60-116C-30-124-20-104 0-104C20-104 30-124 60-116C110-104 116-40 92 10C76 50 74 110 52 124C24 134 34 44 0 40C-34 44-24 134-52 124C-74 110-76 50-92 10C-116-40-110-104-60-116Z',
    colour,
    'glaze',
    34,
    b.soft('M-50-70C-20-54 20-54 50-70', '#A9C6D6', 10, 0.45),
  ) +
  b.glow(-56, -60, 18, 34, 0.9, 20) +
  b.fill('M96-120L104-98L126-90L104-82L96-60L88-82L66-90L88-98Z', '#F7C948')

const diaper = (b: Brush, colour = '#F6F8FA') =>
  b.solid(
    'M-130-80C-60-96 60-96 130-80V-10C110-6 70 30 60 90C20 110-20 110-60 90C-70 30-110-6-130-10Z',
    colour,
    'cloth',
    30,
    b.soft('M-40-60C-50 0-30 60-10 90M40-60C50 0 30 60 10 90', '#9DB7C9', 12, 0.35) +
      b.fill('M-140-100H140V-60C60-76-60-76-140-60Z', '#7DB8DA', 0.85),
  ) +
  b.line('M-126-6C-90 10-66 40-56 88M126-6C90 10 66 40 56 88', '#7DB8DA', 8, 0.8, '2 12') +
  b.solid(rect(-124, -52, 44, 26, 9), '#F2A31D', 'plastic', 6) +
  b.solid(rect(80, -52, 44, 26, 9), '#F2A31D', 'plastic', 6) +
  b.fill('M0-8C-18-34-52-16-34 10C-26 22-10 30 0 40C10 30 26 22 34 10C52-16 18-34 0-8Z', '#E9788C', 0.85)

const pads = (b: Brush) => {
  const pad = b.again(
    b.solid(
      oval(0, 0, 90, 88),
      '#FBF7F0',
      'cloth',
      24,
      b.seam(oval(0, 0, 74, 72), '#D9A8A0', 0.9) +
        b.line('M0-14C-16-36-46-20-30 4C-20 16-8 22 0 30C8 22 20 16 30 4C46-20 16-36 0-14Z', '#E9A0A8', 5, 0.9),
    ),
  )
  return put(pad, -40, -32) + put(pad, 42, 38, 14)
}

const milkBag = (b: Brush) =>
  b.solid('M-84-140H84L94 130C60 142-60 142-94 130Z', '#E9F3F8', 'glaze', 20, b.fill('M-110-10C-40 6 40-20 110-6V150H-110Z', '#FDFCF6')) +
  b.line('M-86-112H86M-86-98H86', '#7DB8DA', 6, 0.9) +
  b.line('M-60 30h26M-60 60h34M-60 90h26', '#5A9CC4', 5, 0.8) +
  b.solid('M30 40C50 70 66 84 60 106C52 122 10 122 4 106C0 84 14 70 30 40Z', '#9CCBE8', 'glaze', 10) +
  b.glow(-50, -50, 12, 44, 0.8, 4)

export const CARE_ART: Readonly<Record<string, LabelArt>> = {
  compact: at(compact, [-116, -156, 232, 288]),
  'loose-powder': at(loosePowder, [-112, -119, 224, 253]),
  mascara: at(mascara, [-82, -140, 180, 274]),
  'brow-tint': at(browTint, [-82, -131, 167, 265]),
  eyeliner: at(eyeliner, [-137, -111, 236, 257]),
  'nail-polish': at(nailPolish, [-100, -146, 200, 280]),
  razor: at(razor, [-80, -154, 220, 291]),
  pomade: at(tin, [-120, -145, 262, 267]),
  tooth: at(tooth, [-106, -120, 232, 245]),
  diaper: at(diaper, [-130, -92, 260, 197]),
  'nursing-pads': at(pads, [-130, -120, 262, 246]),
  'milk-bag': at(milkBag, [-94, -140, 188, 279]),
}
