import { type Brush, oval, put } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Goods, view } from '../goods.ts'
import { heap, shine } from './parts.ts'
import { produce } from './produce.ts'
import { bowl } from './vessels.ts'

const SCALE = 'M0-26L26 0L0 26L-26 0Z'

function pineapple(b: Brush, colour: string): string {
  const eye = b.again(b.solid(SCALE, colour, 'skin', 9) + b.fill('M-3-2l4-9 5 9-4 6z', '#6B4210', 0.8))
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 7 }, (_, at) => put(eye, (at - 3) * 44 + (row % 2) * 22, -232 + row * 26)).join(''),
  ).join('')
  const blade = (length: number, turn: number, colourOf: string) =>
    put(
      b.solid(
        `M-17 0C-22 ${-length * 0.5}-6 ${-length * 0.9} 0 ${-length}C6 ${-length * 0.9} 22 ${-length * 0.5} 17 0Z`,
        colourOf,
        'skin',
        9,
      ),
      0,
      -226,
      turn,
    )
  const crownOf = [
    [150, -52],
    [150, 52],
    [176, -34],
    [176, 34],
    [200, -16],
    [200, 16],
    [214, 0],
    [132, -26],
    [132, 26],
    [116, 0],
  ]
    .map(([length = 0, turn = 0], at) => blade(length, turn, at > 6 ? '#6FA052' : '#47803F'))
    .join('')
  const body = 'M0-248C70-248 104-196 104-124C104-48 66 0 0 0C-66 0-104-48-104-124C-104-196-70-248 0-248Z'
  return crownOf + b.solid(body, mix(colour, '#6B4210', 0.35), 'skin', 44, rows) + shine(b, -44, -180, 38, 0.4)
}

function pineappleRing(b: Brush): string {
  return (
    b.solid(oval(0, -88, 96, 88), '#C79A35', 'skin', 8) +
    b.solid(
      oval(0, -88, 86, 78),
      '#FBD34D',
      'skin',
      18,
      b.line('M0-166v50M0-10v-44M-84-88h46M84-88h-46M-60-146l34 38M60-146l-34 38M-60-30l34-38M60-30l-34-38', '#E0A51C', 4, 0.55),
    ) +
    b.solid(oval(0, -88, 25, 23), '#A87A1E', 'skin', 10)
  )
}

export const PINEAPPLE_GOODS: Goods = {
  views: [
    (b, { colour = '#E3A43A', count }) =>
      count < 3
        ? view(220, 440, pineapple(b, colour))
        : view(
            460,
            440,
            heap(
              b,
              pineapple(b, colour),
              [
                [-124, -36, -6],
                [126, -30, 7],
                [0, 10, 0],
              ],
              96,
            ),
            true,
          ),
    (b, { colour = '#E3A43A' }) =>
      view(
        440,
        430,
        heap(b, pineapple(b, colour), [[-84, -30, -4]], 96) +
          heap(
            b,
            pineappleRing(b),
            [
              [70, -24, 8],
              [132, 10, -6],
            ],
            80,
          ),
        true,
      ),
    (b) =>
      view(
        430,
        300,
        bowl(
          b,
          heap(
            b,
            put(pineappleRing(b), 0, 0, 0, 0.9),
            [
              [-96, -132, -14],
              [92, -132, 12],
              [-30, -142, 4],
              [36, -122, -8],
            ],
            1,
          ),
        ),
      ),
  ],
}

const FINGER = 'M-12-6C-70 50-96 130-66 204L-54 226L-34 222L-30 198C-34 136-6 84 40 34C44 8 20-12-12-6Z'

function banana(b: Brush, colour: string): string {
  const finger = (tone: string) =>
    b.solid(
      FINGER,
      tone,
      'skin',
      22,
      b.soft('M14 10C-34 60-62 130-46 200', '#8A6410', 6, 0.3) + b.fill('M-70 200L-54 226L-34 222L-32 206Z', '#4A3214', 0.9),
    )
  const fan = [-44, -24, -5, 14].map((turn, at) => put(finger(mix(colour, '#A87C10', 0.16 * (3 - at))), at * 10 - 10, -218 + at * 3, turn))
  const stem = b.solid(
    'M-30-224C-40-250-30-282-8-290L26-280C18-250 30-232 36-206C14-190-16-196-30-224Z',
    mix(colour, '#77862B', 0.5),
    'skin',
    14,
  )
  return fan.join('') + stem + b.fill('M-8-290L26-280L22-270L-14-280Z', '#54391A', 0.9)
}

const bananaOpen = (b: Brush, colour: string) =>
  b.solid('M-14-250C10-254 30-200 26-130L-40-126C-46-190-34-246-14-250Z', '#FBF0CC', 'skin', 20) +
  b.solid(
    'M-44-132C-90-130-118-96-124-60C-96-78-66-84-40-78ZM26-134C70-138 106-110 118-70C88-86 54-92 28-84Z',
    mix(colour, '#FFF6D0', 0.4),
    'skin',
    12,
  ) +
  b.solid(
    'M-46-140C-30-110 6-110 30-140C34-70 20-20-6 0C-34-20-48-70-46-140Z',
    colour,
    'skin',
    22,
    b.soft('M-6-116V-10', '#7A5A10', 6, 0.3),
  )

export const BANANA_GOODS = produce({
  colour: '#F3C62B',
  piece: banana,
  cut: (b, colour) => put(bananaOpen(b, colour), 0, 0, 14),
  reach: 150,
  height: 280,
  packed: 0.6,
  places: [
    [-60, -46, -12],
    [70, 0, 6],
  ],
})
