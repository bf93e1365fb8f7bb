import { lettering } from '../../lettering.ts'
import { type Brush, oval, put, rect } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'

export const RAINBOW = ['#D9432B', '#F0A52B', '#F4D23A', '#4E9A3B', '#3E8FC4', '#7A4C94'] as const

const at = (n: number) => RAINBOW[n % RAINBOW.length] ?? '#D9432B'

export const letter = (text: string, x: number, y: number, size: number, fill: string) => lettering(text, { x, y, size, fill })

function puzzle(b: Brush, apart: boolean): string {
  const elephant =
    b.solid(
      'M-110 40C-140-60-60-110 20-96C80-90 110-50 116 0C150-10 160-40 150-70L176-74C190-10 160 50 112 50V100H70V50H-20V100H-66V50C-86 50-100 50-110 40Z',
      '#8FA6B4',
      'wood',
      12,
    ) +
    b.solid('M10-70C60-80 74-20 40 10C10 4-4-40 10-70Z', '#7A92A2', 'wood', 8) +
    b.fill(oval(88, -40, 7, 8), '#1E1712')
  const bird =
    b.solid('M-60 20C-50-50 30-70 60-20L90-14L64 6C60 50 0 60-30 50L-90 70Z', '#F0A52B', 'wood', 10) +
    b.fill(oval(36, -20, 6, 6), '#1E1712')
  const fish =
    b.solid('M-80 0C-40-60 40-56 70 0C40 56-40 60-80 0L-120-40V40Z', '#D9657A', 'wood', 10) + b.fill(oval(34, -12, 6, 6), '#1E1712')
  const turtle =
    b.solid(oval(0, 0, 76, 50), '#6BA368', 'wood', 12, b.line('M-40-30l30 30-30 30M40-30L10 0l30 30M-10 0h20', '#3E6E3A', 4, 0.6)) +
    b.solid(oval(92, 8, 26, 22), '#9CC48A', 'wood', 8) +
    b.fill(oval(100, 2, 5, 5), '#1E1712')
  const peg = (x: number, y: number) => b.solid(oval(x, y, 13, 13), '#D9432B', 'glaze', 6)
  const board = b.solid(
    rect(-270, -390, 540, 380, 22),
    '#DDB27A',
    'wood',
    20,
    b.line('M-260-340q260 20 520-4M-260-250q260-16 520 6M-260-160q260 20 520-6M-260-70q260-14 520 4', '#8A5F30', 3, 0.3),
  )
  return (
    board +
    (apart ? put(b.dark(0, 0, 150, 110, 0.5), -110, -270) : put(elephant, -120, -276, 0, 0.98)) +
    peg(-120, -300) +
    put(bird, 140, -290) +
    peg(144, -292) +
    put(fish, -110, -110) +
    peg(-120, -112) +
    put(turtle, 120, -110) +
    peg(116, -112) +
    (apart ? put(elephant, 60, -40, 14, 0.9) + peg(62, -60) : '')
  )
}

export const PUZZLE: Goods = { views: [(b) => view(550, 400, puzzle(b, false)), (b) => view(550, 400, puzzle(b, true)), [120, -290, 2.1]] }

function abacus(b: Brush, moved: boolean): string {
  const rows = RAINBOW.map((colour, row) => {
    const y = -360 + row * 62
    const bead = b.again(b.solid(oval(0, 0, 19, 25), colour, 'glaze', 9) + b.glow(-6, -9, 7, 7, 0.8))
    const beads = Array.from({ length: 9 }, (_, n) => put(bead, -206 + n * 40 + (n > (moved ? 2 + row : 5) ? 70 : 0), y)).join('')
    return b.rod(`M-240 ${y}H240`, '#C3C8CE', 7, 'bar') + beads
  }).join('')
  const post = (x: number) => b.solid(rect(x, -420, 34, 400, 10), '#C9925A', 'wood', 12)
  return (
    b.solid(rect(-280, -40, 560, 40, 12), '#B9803F', 'wood', 12) +
    rows +
    post(-262) +
    post(228) +
    b.solid(rect(-262, -430, 524, 34, 12), '#C9925A', 'wood', 12)
  )
}

export const ABACUS: Goods = { views: [(b) => view(570, 440, abacus(b, false)), (b) => view(570, 440, abacus(b, true)), [-100, -300, 2.1]] }

function block(b: Brush, text: string, colour: string): string {
  return (
    b.solid('M-80-160L-40-196H116L80-160Z', mix(colour, '#FFFFFF', 0.35), 'wood', 8) +
    b.solid('M80-160L116-196V-40L80 0Z', mix(colour, '#000000', 0.22), 'wood', 8) +
    b.solid(rect(-80, -160, 160, 160, 8), '#EBCB98', 'wood', 14, b.line('M-76-120q76 10 152-4M-76-60q76-10 152 6', '#8A5F30', 2.4, 0.3)) +
    b.line(rect(-66, -146, 132, 132, 8), colour, 11) +
    letter(text, 0, -46, 104, colour)
  )
}

export const NUMBER_BLOCKS: Goods = {
  views: [
    (b) =>
      view(
        570,
        360,
        [
          ['2', 1, -190, 0],
          ['3', 4, 0, 6],
          ['4', 3, 190, 0],
          ['1', 0, -90, -164],
          ['5', 5, 100, -162],
        ]
          .map(([text, n, x, y]) => put(block(b, String(text), at(Number(n))), Number(x), Number(y)))
          .join(''),
      ),
    (b) =>
      view(
        300,
        500,
        [
          ['1', 0, -6, 0, 0],
          ['2', 1, 10, -160, 0],
          ['3', 4, -8, -320, 0],
        ]
          .map(([text, n, x, y]) => put(block(b, String(text), at(Number(n))), Number(x), Number(y)))
          .join(''),
      ),
    [-90, -240, 2],
  ],
}

const board = (b: Brush, drawn: boolean) =>
  b.solid(rect(-250, -400, 500, 330, 26), '#F0A52B', 'plastic', 18) +
  b.solid(rect(-214, -366, 428, 262, 14), '#F6F7F2', 'paper', 10) +
  (drawn
    ? b.line('M-150-140V-240L-90-300L-30-240V-140ZM-110-140v-54h40v54', '#3E6FA3', 9) +
      b.line('M90-320a34 34 0 1 0 1 0M90-346v-14M90-226v16M24-286h-14M158-286h14', '#D9432B', 8) +
      b.line('M20-140q30-70 60 0t60 0 60 0', '#4E9A3B', 9)
    : b.line('M-190-330q60-14 120 0', '#D9DDD4', 6)) +
  b.solid(rect(-250, -66, 500, 56, 24), '#E0892B', 'plastic', 14) +
  RAINBOW.slice(0, 4)
    .map((colour, n) => b.solid(oval(-180 + n * 54, -38, 18, 15), colour, 'glaze', 7))
    .join('') +
  b.rod('M90-38H210', '#3E8FC4', 20, 'plastic')

export const DRAWING_BOARD: Goods = {
  views: [(b) => view(510, 410, board(b, true)), (b) => view(510, 410, board(b, false)), [-80, -60, 2.1]],
}
