import { type Brush, oval, put } from '../goods/brush.ts'
import { mix } from '../goods/finishes.ts'
import { leaf } from '../goods/produce/parts.ts'
import { at, type LabelArt, type Spot, spread } from './art.ts'
import { bowl, grains, mound } from './bowls.ts'

const CHINA = '#F4F1EA'
const blueLines = (b: Brush) =>
  b.line('M-120 34Q0 92 120 34', '#2C5C8E', 6, 0.8) + b.line('M-96 58Q0 108 96 58', '#2C5C8E', 9, 0.55, '1 20')

const broth = (b: Brush, colour: string) => b.solid(oval(0, -2, 120, 34), colour, 'glaze', 12)

const halfEgg = (b: Brush) =>
  b.again(b.solid(oval(0, 0, 34, 27), '#FFFDF6', 'skin', 10) + b.solid(oval(2, 1, 18, 15), '#F2A62B', 'glaze', 7))

const greens: readonly Spot[] = [
  [-66, -14, 10],
  [-20, -30, -40],
  [54, -4, 60],
]
const scallion = (b: Brush) => b.again(b.line('M-8 0a8 6 0 1 0 16 0a8 6 0 1 0-16 0', '#4E9A3B', 6))

const noodles = (b: Brush, colour: string) =>
  b.line(
    'M-104-6C-80-40-50 10-24-20S34-44 56-14S96-20 106-2M-96 6C-66-24-40 20-10-8S40-30 66 2M-80-22C-50-56-14-6 10-34S56-50 86-26M-60 16C-30-8 4 24 30 4',
    mix(colour, '#5A2E00', 0.35),
    15,
  ) +
  b.line(
    'M-104-8C-80-42-50 8-24-22S34-46 56-16S96-22 106-4M-96 4C-66-26-40 18-10-10S40-32 66 0M-80-24C-50-58-14-8 10-36S56-52 86-28M-60 14C-30-10 4 22 30 2',
    colour,
    10,
  )

/** Noodles in broth, with egg and greens. */
const noodleBowl = (b: Brush) =>
  bowl(b, CHINA, broth(b, '#D99A3A') + noodles(b, '#F5CF6A') + put(halfEgg(b), 58, -24, -12) + spread(scallion(b), greens), blueLines(b))

const soto = (b: Brush) =>
  bowl(
    b,
    CHINA,
    broth(b, '#EDB93A') +
      b.line('M-80 0q20-20 40 0t40-4t40 6', '#FBF3D4', 9) +
      put(halfEgg(b), -56, -24, 10) +
      b.solid('M-10-16C-6-46 60-50 66-18C50 2 6 4-10-16Z', '#E9C48A', 'skin', 10, b.line('M4-20l46-10M8-8l46-6', '#A9743A', 4, 0.5)) +
      spread(scallion(b), [
        [-14, 4, 0],
        [76, 0, 30],
        [20, 10, 10],
      ]) +
      put(leaf(b, 54, '#4E9A3B'), -14, -20, -120),
    blueLines(b),
  )

const ball = (b: Brush, colour: string, r = 36) =>
  b.again(b.solid(oval(0, 0, r, r * 0.96), colour, 'rubber', 16) + b.glow(-r * 0.35, -r * 0.45, r * 0.32, r * 0.2, 0.5, -30))

const meatballs = (b: Brush, colour = '#A9836B') => {
  const one = ball(b, colour)
  return bowl(
    b,
    CHINA,
    put(one, -4, -48) +
      broth(b, '#C9A46A') +
      b.line('M-100 4q24-16 48 0t48 2', '#FBF3D4', 8) +
      put(one, -62, -18) +
      put(one, 58, -20) +
      put(one, -2, -4) +
      spread(scallion(b), [
        [-100, -6, 0],
        [98, 0, 30],
        [30, 12, 10],
      ]),
    blueLines(b),
  )
}

const CHUNKS: readonly Spot[] = [
  [-30, -52, 10],
  [34, -54, -16],
  [-78, -20, -14],
  [-8, -26, 24],
  [64, -22, 8],
  [-40, 2, -6],
  [28, 4, 14],
]

/** A dish of pieces in sauce. */
const stew = (b: Brush, sauce: string, piece: string, extra = '') => {
  const chunk = b.again(
    b.solid(
      'M-38 4C-44-24-14-34 10-30C40-30 46-4 34 16C16 32-30 30-38 4Z',
      piece,
      'rubber',
      14,
      b.line('M-24-8q20-10 46-4M-22 8q22-6 42 0', mix(piece, '#1A0A00', 0.5), 4, 0.45),
    ) + b.glow(-12, -16, 14, 7, 0.5, -16),
  )
  return bowl(b, '#3E6E62', broth(b, sauce) + spread(chunk, CHUNKS) + extra, b.line('M-118 36Q0 94 118 36', '#F3E2B4', 7, 0.7))
}

const chiliRings = (b: Brush) =>
  spread(b.again(b.line('M-9 0a9 7 0 1 0 18 0a9 7 0 1 0-18 0', '#D5281E', 6)), [
    [-50, -36, 0],
    [16, -44, 20],
    [50, -6, 0],
  ])

const rendang = (b: Brush) => stew(b, '#5A2A12', '#6E3A1C', put(leaf(b, 66, '#4E7A34'), -10, -46, -30) + chiliRings(b))
const curry = (b: Brush) => stew(b, '#D9822B', '#C98A4A', spread(scallion(b), greens) + chiliRings(b))
const opor = (b: Brush) =>
  stew(
    b,
    '#F3DB9A',
    '#E6BE7A',
    put(leaf(b, 60, '#5E8A3A'), 0, -40, -24) +
      spread(ball(b, '#E3A33A', 7), [
        [-60, -8, 0],
        [40, -40, 0],
        [10, 2, 0],
      ]),
  )
const rawon = (b: Brush) =>
  stew(b, '#2E1A14', '#5A3626', b.line('M-90-22q16-16 34-4M-10-44q16-16 34-4M40-12q16-16 34-4', '#F6F0DC', 7) + spread(scallion(b), greens))
const sayurAsem = (b: Brush) => {
  const bean = b.again(b.rod('M-50 6C-20-10 20-12 50 0', '#6FA044', 14, 'skin'))
  const corn = b.again(
    b.solid(oval(0, 0, 38, 30), '#F2C23A', 'glaze', 12, b.line('M-26-12h52M-32 0h64M-26 12h52', '#B9801A', 5, 0.6, '1 11')) +
      b.solid(oval(0, 0, 15, 11), '#F7EAC4', 'skin', 5),
  )
  return bowl(
    b,
    '#3E6E62',
    put(corn, -50, -40, -10) +
      put(corn, 44, -42, 12) +
      broth(b, '#D9A83A') +
      spread(bean, [
        [-10, -30, 20],
        [-70, -6, -20],
        [70, -10, 14],
        [0, 6, -8],
      ]) +
      put(corn, -4, -14, 4) +
      chiliRings(b),
    b.line('M-118 36Q0 94 118 36', '#F3E2B4', 7, 0.7),
  )
}

const friedEgg = (b: Brush) =>
  b.solid('M-70 0C-82-24-40-38-8-34C30-42 76-26 70-4C64 22 20 20-6 22C-40 28-60 20-70 0Z', '#FFFBEF', 'skin', 10) +
  b.solid(oval(2, -10, 26, 20), '#F4A72B', 'glaze', 10) +
  b.glow(-6, -18, 9, 5, 0.9)

const friedRice = (b: Brush) =>
  bowl(
    b,
    '#2F6E8E',
    mound(
      b,
      '#D98A3A',
      104,
      grains(b, '#8A4A12') +
        spread(scallion(b), [
          [-70, -24, 0],
          [70, -20, 0],
          [-40, -4, 20],
          [44, 0, 10],
        ]),
    ) + put(friedEgg(b), 0, -66, -4),
  )

export const DISH_ART: Readonly<Record<string, LabelArt>> = {
  noodles: at(noodleBowl, [-137, -58, 274, 168]),
  soto: at(soto, [-137, -67, 274, 177]),
  meatballs: at(meatballs, [-137, -83, 274, 193]),
  rendang: at(rendang, [-137, -88, 274, 198]),
  curry: at(curry, [-137, -88, 274, 198]),
  opor: at(opor, [-137, -88, 274, 198]),
  rawon: at(rawon, [-137, -88, 274, 198]),
  'sayur-asem': at(sayurAsem, [-137, -73, 274, 183]),
  'fried-rice': at(friedRice, [-137, -104, 274, 214]),
}
