import { oval, put } from '../brush.ts'
import { mix } from '../finishes.ts'
import { cutFace, leaf, pores, shine, stalk } from './parts.ts'
import { type Piece, produce } from './produce.ts'

const APPLE = 'M0-160C-22-184-76-182-100-148C-130-104-108-22-62-2C-38 8-18-5 0-5C18-5 38 8 62-2C108-22 130-104 100-148C76-182 22-184 0-160Z'

const appleBody: Piece = (b, colour) => {
  const blush =
    b.fill(oval(-50, -110, 70, 90), mix(colour, '#FFD75A', 0.5), 0.35) +
    b.soft('M-60-160C-92-100-84-50-62-14M-26-166C-46-100-40-50-26-10M40-164C58-100 52-50 34-8', '#FFF0B0', 6, 0.28)
  const dimple = b.dark(0, -160, 44, 20, 0.6)
  return b.solid(APPLE, colour, 'skin', 34, blush + pores(b, -84, 190, 150, '#FFF6D8', 0.5, 33) + dimple) + shine(b, -52, -126, 34)
}

const apple: Piece = (b, colour) => appleBody(b, colour) + stalk(b, 'M-2-158C0-182 8-196 18-208') + put(leaf(b, 84), 8, -182, -22)

const appleCut: Piece = (b, colour) =>
  b.solid(APPLE, colour, 'skin', 14) +
  put(b.solid(APPLE, '#FBF3D4', 'skin', 26, b.line('M0-140C-34-130-40-70 0-40C40-70 34-130 0-140Z', '#D9C88C', 3, 0.9)), 0, -8, 0, 0.91) +
  [-1, 1].map((side) => put(b.solid('M0-24C-11-12-9 8 0 14C9 8 11-12 0-24Z', '#5A2C16', 'skin', 5), side * 15, -86, side * 12)).join('') +
  stalk(b, 'M0-152q2-16 10-26', 9)

const ORANGE = oval(0, -92, 104, 92)

const orange: Piece = (b, colour) =>
  b.solid(ORANGE, colour, 'skin', 34, pores(b, -92, 200, 170, mix(colour, '#7A3000', 0.4), 0.35, 15)) +
  shine(b, -44, -132, 34, 0.6) +
  b.dark(4, -166, 20, 9, 0.4) +
  b.fill('M-10-168l6-10 8-2 8 4 8 8-10 6-12 2z', '#5E7A2E') +
  put(leaf(b, 82, '#3F8A3A'), 8, -172, -16)

/** A halved citrus fruit: segments with juice. */
const citrusCut: Piece = (b, colour) => {
  const flesh = mix(colour, '#FFC94A', 0.2)
  const segment = 'M0-6C-14-26-26-56-22-66C-12-76 12-76 22-66C26-56 14-26 0-6Z'
  const one = b.again(b.solid(segment, flesh, 'skin', 10, b.line('M-8-62q6 20 7 40M8-60q-4 16-6 36', '#FFF4CF', 2.4, 0.6)))
  return (
    cutFace(b, 100, 96, colour, '#FFF6DE', '#FFE7B4', 16) +
    Array.from({ length: 9 }, (_, at) => put(one, 0, -96, at * 40, 0.98)).join('') +
    b.glow(-40, -130, 40, 20, 0.5, -35)
  )
}

const LEMON =
  'M-132-74C-120-86-112-92-100-108C-70-156 66-160 98-112C110-96 122-92 134-76C126-62 112-58 102-44C66 6-70 8-100-38C-110-54-124-60-132-74Z'
const lemon: Piece = (b, colour) =>
  b.solid(LEMON, colour, 'skin', 32, pores(b, -76, 240, 140, mix(colour, '#7A5A00', 0.4), 0.32, 15)) + shine(b, -40, -114, 36, 0.65)

const TOMATO = 'M0-138C-34-160-98-148-114-96C-128-40-82 0-40 2C-16 4-12 0 0 0C12 0 16 4 40 2C82 0 128-40 114-96C98-148 34-160 0-138Z'
const calyx =
  'M0-138C-20-146-44-150-66-138C-50-132-34-130-22-128C-30-116-34-104-34-92C-20-102-8-112-2-124C6-110 18-100 34-92C32-106 28-118 22-128C38-130 52-132 66-140C46-152 22-146 0-138Z'
const tomato: Piece = (b, colour) =>
  b.solid(TOMATO, colour, 'glaze', 34, b.soft('M-4-134C-44-110-60-60-40-8M4-134C44-110 60-60 40-8', '#5A0A00', 8, 0.16)) +
  shine(b, -62, -104, 32, 0.85) +
  b.solid(calyx, '#4C8C36', 'skin', 8) +
  stalk(b, 'M0-136q2-16 12-24', 9, '#5E8A3A')
const tomatoCut: Piece = (b, colour) => {
  const room = b.again(
    b.solid('M-16-20C-40-30-60-18-62 4C-58 26-34 30-18 20Q-8 0-16-20Z', mix(colour, '#FF9A5A', 0.45), 'skin', 8) +
      [
        [-44, -6],
        [-34, 10],
        [-50, 8],
      ]
        .map(([x = 0, y = 0]) => b.fill(oval(x, y, 6, 4), '#FFE9A8'))
        .join(''),
  )
  return (
    b.solid(oval(0, -84, 104, 84), colour, 'glaze', 14) +
    b.solid(oval(0, -84, 92, 73), mix(colour, '#FFB199', 0.3), 'skin', 16) +
    [0, 72, 144, 216, 288].map((turn) => put(room, 0, -84, turn, 1.1)).join('') +
    b.glow(-40, -120, 34, 16, 0.5, -30)
  )
}

export const APPLE_GOODS = produce({ colour: '#C9262C', piece: apple, cut: appleCut, reach: 110, height: 210 })
export const ORANGE_GOODS = produce({ colour: '#F08A1D', piece: orange, cut: citrusCut, reach: 106, height: 190, vessel: 'crate' })
export const LEMON_GOODS = produce({
  colour: '#F6CF31',
  piece: lemon,
  cut: citrusCut,
  reach: 130,
  height: 156,
  vessel: 'bowl',
  packed: 0.55,
})
export const LIME_GOODS = produce({
  colour: '#6FA52C',
  piece: orange,
  cut: citrusCut,
  reach: 106,
  height: 190,
  vessel: 'bowl',
  packed: 0.5,
})
export const TOMATO_GOODS = produce({ colour: '#D5281E', piece: tomato, cut: tomatoCut, reach: 116, height: 160 })
/** Cherry tomatoes: many small ones. */
export const SMALL_TOMATO_GOODS = produce({
  colour: '#D5281E',
  piece: (b, colour) => put(tomato(b, colour), 0, 0, 0, 0.55),
  cut: (b, colour) => put(tomatoCut(b, colour), 0, 0, 0, 0.6),
  reach: 66,
  height: 96,
  vessel: 'bowl',
  packed: 0.9,
  places: [
    [-66, -78, 8],
    [68, -80, -10],
    [2, -92, 4],
    [-128, -38, -14],
    [126, -34, 14],
    [-62, -34, 6],
    [62, -30, -8],
    [0, -26, 12],
    [-98, 6, 10],
    [32, 10, -14],
    [98, 8, 4],
    [-34, 14, -4],
  ],
})
