import { type Brush, put } from '../brush.ts'
import { mix } from '../finishes.ts'
import { pores, shine } from './parts.ts'
import { type Piece, produce } from './produce.ts'

const cap = (b: Brush, colour: string, width: number, height: number, inside = '') =>
  b.solid(
    `M${-width} 0C${-width}-${height * 0.8} ${-width * 0.5}-${height} 0-${height}C${width * 0.5}-${height} ${width}-${height * 0.8} ${width} 0C${width * 0.6} ${height * 0.16}-${width * 0.6} ${height * 0.16}-${width} 0Z`,
    colour,
    'skin',
    28,
    inside,
  )

const button: Piece = (b, colour) =>
  b.solid('M-40-90C-34-50-48-20-44-4C-20 8 20 8 44-4C48-20 34-50 40-90Z', '#EADBC2', 'skin', 18) +
  b.dark(0, -78, 50, 14, 0.4) +
  put(cap(b, colour, 100, 112, pores(b, -60, 170, 90, '#F4E2C4', 0.25, 23)), 0, -80) +
  shine(b, -40, -150, 28, 0.55)

const mushroomCut: Piece = (b, colour) =>
  b.solid(
    'M-100-84C-100-150-60-184 0-184C60-184 100-150 100-84C100-64 60-66 44-70C36-50 50-20 44-4C20 8-20 8-44-4C-50-20-36-50-44-70C-60-66-100-64-100-84Z',
    colour,
    'skin',
    8,
  ) +
  b.solid(
    'M-90-88C-90-146-54-174 0-174C54-174 90-146 90-88C80-76 54-80 36-84C28-54 42-22 36-10C20 0-20 0-36-10C-42-22-28-54-36-84C-54-80-80-76-90-88Z',
    '#F6EDDA',
    'skin',
    20,
    b.line('M-84-92C-60-110-44-100-34-84M84-92C60-110 44-100 34-84', '#8A5E3C', 9, 0.6),
  )

const straw: Piece = (b, colour) =>
  b.solid('M-46 0C-66-30-60-70-40-90L40-90C60-70 66-30 46 0C20 10-20 10-46 0Z', '#E6DDCB', 'skin', 18) +
  b.solid(
    'M-64-66C-74-130-46-176 0-176C46-176 74-130 64-66C40-56-40-56-64-66Z',
    colour,
    'skin',
    28,
    b.soft('M-30-150V-70M0-160V-64M30-150V-70', '#2E241C', 6, 0.16),
  ) +
  shine(b, -26, -134, 18, 0.5)

function shimeji(b: Brush, colour: string): string {
  const one = (tone: string) =>
    b.solid('M-13-100C-16-50-20-20-18 6L18 6C20-20 16-50 13-100Z', '#F1E9D8', 'skin', 10) +
    put(cap(b, tone, 40, 50), 0, -96) +
    shine(b, -12, -130, 11, 0.5)
  const stems = [
    [-84, -40, -22],
    [-40, -66, -10],
    [8, -74, 2],
    [56, -60, 12],
    [92, -34, 24],
    [-62, -22, -14],
    [-16, -40, -4],
    [36, -34, 8],
    [68, -14, 16],
    [-34, -6, -8],
    [8, -10, 2],
  ]
  return (
    b.solid('M-90 0C-100-40-60-60 0-60C60-60 100-40 90 0C50 14-50 14-90 0Z', '#E4D8C2', 'skin', 20) +
    stems.map(([x = 0, y = 0, turn = 0], at) => put(one(at % 2 ? colour : mix(colour, '#2A160A', 0.14)), x, y, turn)).join('')
  )
}

export const MUSHROOM_GOODS = produce({ colour: '#9A6A46', piece: button, cut: mushroomCut, reach: 100, height: 194 })

export const STRAW_MUSHROOM_GOODS = produce({
  colour: '#8D7A68',
  piece: straw,
  cut: mushroomCut,
  reach: 66,
  height: 176,
  packed: 0.7,
  places: [
    [-120, -40, -14],
    [-40, -54, 6],
    [44, -50, -6],
    [124, -38, 16],
    [-80, 4, -8],
    [4, 10, 4],
    [86, 6, 10],
  ],
})

export const SHIMEJI_GOODS = produce({
  colour: '#A78058',
  piece: shimeji,
  cut: (b, colour) => put(shimeji(b, colour), 0, 0, 10, 0.7),
  reach: 150,
  height: 240,
  packed: 0.42,
  places: [[0, 0, 0, 1.3]],
})
