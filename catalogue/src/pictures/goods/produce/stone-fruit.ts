import { oval, put } from '../brush.ts'
import { mix } from '../finishes.ts'
import { leaf, pores, shine, stalk } from './parts.ts'
import { type Piece, produce } from './produce.ts'

const MANGO = 'M-30-178C30-206 104-160 112-96C118-36 74 0 12 0C-58 0-108-30-116-80C-122-128-84-156-30-178Z'

const mango: Piece = (b, colour) =>
  b.solid(
    MANGO,
    colour,
    'skin',
    36,
    b.fill(oval(62, -140, 90, 76), mix(colour, '#E2452B', 0.55), 0.34) +
      b.fill(oval(-70, -30, 80, 50), mix(colour, '#4E9A2F', 0.5), 0.3) +
      pores(b, -90, 220, 170, '#6B4A00', 0.22, 24),
  ) +
  shine(b, -48, -128, 38, 0.6) +
  stalk(b, 'M-28-176q-4-14 2-26', 11) +
  put(leaf(b, 108, '#3F8437'), -26, -192, -14)

const mangoCut: Piece = (b, colour) => {
  const grid = b.line(
    'M-110-150L70 20M-70-170L110-6M-20-190L120-60M-120-100L20 20M90-190L-110-20M120-150L-60 10M50-200L-120-70M120-90L0 10',
    '#D97B06',
    3.4,
    0.6,
  )
  return (
    b.solid(MANGO, mix(colour, '#3C7A24', 0.2), 'skin', 12) +
    put(b.solid(MANGO, '#FFC02E', 'skin', 26, grid), 0, -8, 0, 0.91) +
    b.glow(-40, -124, 42, 20, 0.45, -30)
  )
}

const AVOCADO =
  'M4-214C36-214 52-182 62-146C74-108 106-94 106-56C106-14 58 0 2 0C-58 0-104-18-104-60C-104-98-66-118-50-152C-38-184-28-214 4-214Z'

const avocado: Piece = (b, colour) =>
  b.solid(AVOCADO, colour, 'skin', 34, pores(b, -90, 210, 190, '#C9E08A', 0.35, 13)) +
  shine(b, -46, -90, 34, 0.5) +
  stalk(b, 'M4-210q2-8 6-14', 13)

const avocadoCut: Piece = (b, colour) =>
  b.solid(AVOCADO, colour, 'skin', 10) +
  put(b.solid(AVOCADO, '#B9CB55', 'skin', 12), 0, -7, 0, 0.93) +
  put(b.solid(AVOCADO, '#F1EAA0', 'skin', 26), 0, -16, 0, 0.8) +
  b.dark(4, -62, 54, 52, 0.35) +
  b.solid(oval(0, -66, 44, 44), '#7B4A22', 'glaze', 18) +
  shine(b, -14, -84, 16, 0.7)

const PEAR =
  'M2-222C34-222 46-190 54-156C64-118 104-104 104-58C104-12 56 0 0 0C-58 0-104-14-104-60C-104-104-62-120-52-156C-42-192-30-222 2-222Z'

const pear: Piece = (b, colour) =>
  b.solid(PEAR, colour, 'skin', 34, b.fill(oval(60, -60, 70, 80), '#E0A03A', 0.25) + pores(b, -90, 210, 190, '#7A5A1A', 0.4, 21)) +
  shine(b, -48, -84, 36, 0.65) +
  stalk(b, 'M2-220C0-238 8-252 20-260', 10) +
  put(leaf(b, 76), 8, -236, -12)

const pearCut: Piece = (b, colour) =>
  b.solid(PEAR, colour, 'skin', 12) +
  put(b.solid(PEAR, '#FBF6DC', 'skin', 24), 0, -8, 0, 0.92) +
  b.line('M0-196V-104M0-104C-26-88-26-44 0-30C26-44 26-88 0-104Z', '#D8CC96', 3) +
  [-1, 1].map((side) => put(b.solid('M0-18C-9-8-7 8 0 12C7 8 9-8 0-18Z', '#4A2814', 'skin', 4), side * 11, -64, side * 10)).join('')

export const MANGO_GOODS = produce({ colour: '#F3A81F', piece: mango, cut: mangoCut, reach: 118, height: 216 })

export const AVOCADO_GOODS = produce({ colour: '#41652A', piece: avocado, cut: avocadoCut, reach: 106, height: 220, vessel: 'crate' })

export const PEAR_GOODS = produce({ colour: '#C5CB4B', piece: pear, cut: pearCut, reach: 106, height: 262, packed: 0.5 })
