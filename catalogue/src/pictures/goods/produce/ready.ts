import { type Brush, oval, put, rect } from '../brush.ts'
import { type DrawView, type Goods, view } from '../goods.ts'
import { shine } from './parts.ts'
import { bowl } from './vessels.ts'

/** A clear box of fresh food; `food` fills -200 to 200 and up to y = -150. */
const clear = (b: Brush, food: string, closed: boolean) => {
  const base = 'M-230-120L-200-12Q-198 0-184 0H184Q198 0 200-12L230-120Z'
  const lid = 'M-236-120Q-236-190-196-196H196Q236-190 236-120Z'
  return (
    b.within(`M-230-420H230V-120L200 0H-200L-230-120Z`, food) +
    b.fill(base, '#F4FBFC', 0.34) +
    b.fill('M-230-120L-200 0H-160L-186-120Z', '#FFFFFF', 0.5) +
    b.line('M-210-90L-192-8M-150-110l8 100M-90-112l4 104M90-112l-4 104M150-110l-8 100M210-90l-18 82', '#FFFFFF', 4, 0.5) +
    b.rod('M-236-120H236', '#DCEBEF', 12, 'glaze') +
    (closed
      ? b.fill(lid, '#F4FBFC', 0.42) +
        b.line(lid, '#8FB4C0', 3, 0.6) +
        b.fill('M-216-130Q-216-176-186-182H-60L-110-130Z', '#FFFFFF', 0.55) +
        b.solid(
          rect(-84, -196, 168, 64, 12),
          '#FFFDF6',
          'paper',
          8,
          b.fill(oval(-50, -164, 18, 18), '#5E9A3A') + b.line('M-20-172h80M-20-154h54', '#5E7A50', 6),
        )
      : '')
  )
}
const scatter = (pieces: readonly string[], count = 18) =>
  Array.from({ length: count }, (_, at) =>
    put(
      pieces[at % pieces.length] ?? '',
      -168 + (at % 6) * 67 + (Math.floor(at / 6) % 2) * 20,
      -16 - Math.floor(at / 6) * 46,
      ((at * 53) % 70) - 35,
    ),
  ).join('')
type Pieces = (b: Brush) => readonly string[]
function ready(pieces: Pieces, third: DrawView): Goods {
  return {
    views: [
      (b) => view(480, 205, clear(b, scatter(pieces(b)), true)),
      (b) => view(480, 200, clear(b, scatter(pieces(b), 24), false)),
      third,
    ],
  }
}
const served =
  (pieces: Pieces): DrawView =>
  (b) =>
    view(430, 270, bowl(b, put(scatter(pieces(b)), 0, -112, 0, 0.82)))
const cube = (b: Brush, colour: string, extra = '') =>
  b.again(
    b.solid(
      'M-38-62L-10-78L40-64L40-10L8 6L-38-8Z',
      colour,
      'skin',
      12,
      b.fill('M-38-62L-10-78L40-64L8-50Z', '#FFFFFF', 0.2) + b.fill('M8-50L40-64V-10L8 6Z', '#000000', 0.1) + extra,
    ),
  )
const salad: Pieces = (b) => [
  b.again(
    b.solid(
      'M-50-30C-60-70-20-90 10-80C50-80 60-40 40-14C10 6-30 4-50-30Z',
      '#8CC04A',
      'skin',
      12,
      b.line('M-40-30Q0-50 40-40', '#E9F5C8', 4, 0.8),
    ),
  ),
  b.again(b.solid(oval(0, -32, 32, 32), '#D5281E', 'glaze', 12) + shine(b, -10, -44, 10)),
  b.again(
    b.solid(
      'M-46-24C-50-60-10-76 20-70C54-60 50-20 26-8C-4 6-36 0-46-24Z',
      '#4E8A3A',
      'skin',
      12,
      b.line('M-36-26Q0-40 36-36', '#CDE7A8', 4, 0.8),
    ),
  ),
  b.again(b.solid(oval(0, -28, 38, 28), '#4E8A3A', 'skin', 7) + b.solid(oval(0, -28, 31, 22), '#E2F0BE', 'skin', 8)),
  b.again(b.solid('M-40-14L-20-40L44-30L30-8Z', '#F08A2B', 'skin', 8)),
  b.again(b.line('M-30-20a30 22 0 1 1 60 0', '#8A3A6B', 9) + b.line('M-20-20a20 14 0 1 1 40 0', '#F1E4EE', 7)),
]
const seed = (b: Brush) => b.fill(oval(-16, -40, 4, 6) + oval(4, -24, 4, 6) + oval(-2, -58, 4, 5), '#2A1712')
const melonCubes: Pieces = (b) => [cube(b, '#E2394A', seed(b))]
const paleCubes: Pieces = (b) => [cube(b, '#E6EFA6'), cube(b, '#F6A85A')]
/** Strips of flesh with the skin's brown edge, and slices with their shell. */
const coconut: Pieces = (b) => [
  b.again(
    b.solid('M-60-14C-50-60 40-70 66-30C40-16 10-30-20-18C-36-10-50 0-60-14Z', '#FBFAF2', 'glaze', 12) +
      b.line('M-60-14C-50-60 40-70 66-30', '#9A6A3C', 6, 0.9),
  ),
  b.again(
    b.solid(oval(0, -36, 48, 38), '#7A4A26', 'wood', 8) +
      b.solid(oval(0, -37, 40, 31), '#FDFCF5', 'glaze', 9) +
      b.solid(oval(2, -36, 20, 14), '#E3EFD6', 'skin', 7),
  ),
  b.again(
    b.solid('M-56-8C-30-50 30-50 60-14C30-4-10-16-56-8Z', '#F1F3EA', 'glaze', 10) + b.line('M-56-8C-30-50 30-50 60-14', '#9A6A3C', 5, 0.8),
  ),
]
const dragonKiwi: Pieces = (b) => [
  b.again(
    b.solid(oval(0, -36, 44, 36), '#E0407A', 'skin', 8) +
      b.solid(
        oval(0, -36, 36, 29),
        '#FBF6F4',
        'skin',
        8,
        b.line('M-24-50q24 10 48 0M-30-36q30 12 60 0M-24-22q24 8 48 0', '#2A1A1A', 4.5, 0.9, '0 9'),
      ),
  ),
  b.again(
    b.solid(oval(0, -34, 40, 34), '#7A5A2E', 'skin', 6) +
      b.solid(
        oval(0, -34, 35, 29),
        '#8DBB3A',
        'skin',
        8,
        b.line(
          Array.from({ length: 12 }, (_, at) => {
            const a = (at * Math.PI) / 6
            return `M${Math.round(Math.cos(a) * 13)} ${Math.round(-34 + Math.sin(a) * 11)}L${Math.round(Math.cos(a) * 19)} ${Math.round(-34 + Math.sin(a) * 16)}`
          }).join(''),
          '#2A2A16',
          4.5,
        ) + b.fill(oval(0, -34, 10, 8), '#F1F3CE'),
      ),
  ),
]
export const SALAD_BOX: Goods = ready(salad, served(salad))
export const WATERMELON_BOX: Goods = ready(melonCubes, served(melonCubes))
export const MELON_BOX: Goods = ready(paleCubes, served(paleCubes))
export const COCONUT_BOX: Goods = ready(coconut, served(coconut))
export const DRAGON_KIWI_BOX: Goods = ready(dragonKiwi, served(dragonKiwi))
