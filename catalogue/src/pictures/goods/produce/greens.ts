import { type Brush, put } from '../brush.ts'
import { mix } from '../finishes.ts'
import { type Detail, type Goods, view } from '../goods.ts'
import { leaf } from './parts.ts'
import { crate } from './vessels.ts'

/** How one bundle of leaves differs from another. */
interface Greens {
  readonly colour: string
  readonly stem: string
  /** A single leaf growing up from 0, 0, about 260 high. */
  readonly blade: (b: Brush, colour: string, stem: string) => string
  /** Turn and height of each leaf, from the back. */
  readonly fan: readonly (readonly [turn: number, scale: number])[]
  /** What holds the stems: a band of bamboo string, or nothing. */
  readonly band?: string
  readonly third?: Detail
}

const FAN = [
  [-46, 0.86],
  [46, 0.86],
  [-30, 1],
  [30, 1],
  [-15, 1.1],
  [16, 1.08],
  [0, 1.16],
  [-37, 0.74],
  [38, 0.74],
  [-20, 0.84],
  [22, 0.82],
  [2, 0.9],
] as const

function bundle(b: Brush, { colour, stem, blade, fan, band }: Greens): string {
  const tones = [0, 1, 2].map((at) => b.again(blade(b, mix(mix(colour, '#0F2E14', 0.34), colour, at / 2), stem)))
  const leaves = fan.map(([turn, scale], at) =>
    put(tones[Math.min(2, Math.floor((at / fan.length) * 3))] ?? '', turn * 0.5, -40, turn, scale, at % 2 === 1),
  )
  return leaves.join('') + (band ? b.rod('M-34-70Q0-58 36-72', band, 17, 'wood') + b.line('M-34-78Q0-66 36-80', '#FFFFFF', 2, 0.4) : '')
}

function greens(kind: Greens): Goods {
  const { blade, colour, stem, third } = kind
  return {
    views: [
      (b) => view(470, 400, put(bundle(b, kind), 0, 0, 0, 1.16), true),
      (b) =>
        view(
          520,
          210,
          b.dark(0, 0, 250, 26, 0.4) +
            put(b.again(blade(b, colour, stem)), 210, -22, -84, 1.2) +
            put(b.again(blade(b, mix(colour, '#0F2E14', 0.2), stem)), 190, -64, -72, 1.1, true) +
            put(b.again(blade(b, mix(colour, '#E9F5B0', 0.12), stem)), 236, 4, -98, 1),
          true,
        ),
      third ??
        ((b) =>
          view(
            560,
            400,
            crate(
              b,
              [
                [-110, -0.9],
                [104, 0.9],
                [0, 0],
              ]
                .map(([x = 0, lean = 0]) => put(bundle(b, { ...kind, band: kind.band ?? '' }), x, -96, lean * 12, 0.78))
                .join(''),
            ),
          )),
    ],
  }
}

const stemmed = (body: string, veins: string) => (b: Brush, colour: string, stem: string) =>
  b.rod('M0 10Q4-60 0-130', stem, 17, 'skin') + b.solid(body, colour, 'skin', 20, b.line(veins, mix(colour, '#F4FBD8', 0.55), 4, 0.75))

const spinach = stemmed(
  'M0-268C44-250 84-190 74-128C66-92 30-84 0-96C-30-84-66-92-74-128C-84-190-44-250 0-268Z',
  'M0-100V-256M0-130q30-20 52-26M0-130q-30-20-52-26M0-170q26-18 44-22M0-170q-26-18-44-22M0-206q16-12 28-14M0-206q-16-12-28-14',
)

const kale = stemmed(
  'M0-276C16-262 26-276 40-258C58-258 56-238 70-228C86-216 70-204 84-190C96-174 74-168 84-150C88-132 66-134 64-116C46-106 36-124 20-106C10-98-10-98-20-106C-36-124-46-106-64-116C-66-134-88-132-84-150C-74-168-96-174-84-190C-70-204-86-216-70-228C-56-238-58-258-40-258C-26-276-16-262 0-276Z',
  'M0-104V-262M0-136l50-26M0-136l-50-26M0-176l46-26M0-176l-46-26M0-212l32-20M0-212l-32-20',
)

const pakcoy = (b: Brush, colour: string, stem: string) =>
  b.solid(
    'M-44 0C-60-50-34-96-20-150L20-150C34-96 60-50 44 0C30 26-30 26-44 0Z',
    stem,
    'skin',
    20,
    b.soft('M-14 10C-22-50-10-100-6-150M16 10C24-50 12-100 8-150', '#8FA86A', 6, 0.4),
  ) +
  b.solid(
    'M0-262C54-250 88-196 78-150C66-116 30-114 14-124L0-112L-14-124C-30-114-66-116-78-150C-88-196-54-250 0-262Z',
    colour,
    'skin',
    22,
    b.line('M0-116V-240M0-146q30-16 48-36M0-146q-30-16-48-36M0-186q18-12 30-26M0-186q-18-12-30-26', '#E3EFC6', 5, 0.7),
  )

const kangkung = (b: Brush, colour: string, stem: string) =>
  b.rod('M0 20C6-60-4-150 2-250', stem, 13, 'skin') +
  [
    [-110, -28, 1],
    [-140, -152, 1],
    [-170, -30, 0.95],
    [-200, -150, 0.9],
    [-236, -58, 0.8],
    [-250, -120, 0.85],
  ]
    .map(([y = 0, turn = 0, scale = 1]) => put(leaf(b, 104, colour), 0, y, turn, scale))
    .join('')

const lettuce = (b: Brush, colour: string) =>
  b.solid(
    'M0-250C18-266 32-242 48-250C66-250 60-226 78-220C96-208 80-194 96-180C108-162 88-152 98-132C102-110 80-108 78-88C70-54 40-20 0 0C-40-20-70-54-78-88C-80-108-102-110-98-132C-88-152-108-162-96-180C-80-194-96-208-78-220C-60-226-66-250-48-250C-32-242-18-266 0-250Z',
    colour,
    'skin',
    24,
    b.soft('M0-10V-200M0-60q40-40 60-80M0-60q-40-40-60-80M0-110q30-30 44-70M0-110q-30-30-44-70', '#F4FBDC', 9, 0.6) +
      b.soft('M-80-200q20 14 34 6t36 0 34 4 50-10', '#2E5A16', 8, 0.2),
  )

const HEAD = [
  [-62, 0.86],
  [62, 0.86],
  [-40, 1],
  [40, 1],
  [-20, 1.06],
  [20, 1.06],
  [0, 1.1],
  [-48, 0.76],
  [48, 0.76],
  [-24, 0.84],
  [26, 0.82],
  [0, 0.84],
  [-14, 0.6],
  [14, 0.58],
] as const

const STALKS = [
  [-30, 0.9],
  [30, 0.9],
  [-18, 1.06],
  [18, 1.06],
  [-7, 1.14],
  [8, 1.12],
  [0, 1.2],
] as const

const ROSETTE = [
  [-40, 0.9],
  [40, 0.9],
  [-22, 1.06],
  [22, 1.06],
  [0, 1.12],
  [-28, 0.84],
  [28, 0.84],
  [0, 0.9],
] as const

export const SPINACH_GOODS = greens({ colour: '#4B9A3C', stem: '#B9D28A', blade: spinach, fan: FAN, band: '#D9B872' })

export const KALE_GOODS = greens({ colour: '#3F7A4A', stem: '#B5C98F', blade: kale, fan: FAN, band: '#D9B872' })

export const PAKCOY_GOODS = greens({ colour: '#4A9442', stem: '#EAF1DA', blade: pakcoy, fan: ROSETTE })

export const KANGKUNG_GOODS = greens({ colour: '#559E3C', stem: '#9CC06A', blade: kangkung, fan: STALKS, band: '#D9B872' })

export const LETTUCE_GOODS = greens({ colour: '#8CC04A', stem: '#E3F0C0', blade: lettuce, fan: HEAD })
