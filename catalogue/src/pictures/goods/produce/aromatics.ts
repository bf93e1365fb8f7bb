import { oval, put } from '../brush.ts'
import { mix } from '../finishes.ts'
import { shine, stalk } from './parts.ts'
import { type Piece, produce } from './produce.ts'

const garlicBody =
  'M0-200C-8-168-26-150-60-130C-110-104-124-40-78-6C-50 8-24 2 0 4C24 2 50 8 78-6C124-40 110-104 60-130C26-150 8-168 0-200Z'

const garlic: Piece = (b, colour) =>
  stalk(b, 'M0-180q2-20 10-34', 22, '#DCCBA8') +
  b.solid(
    garlicBody,
    colour,
    'skin',
    30,
    b.soft('M-6-170C-40-130-60-60-44 0M6-170C40-130 60-60 44 0M0-170V0', '#8A5E78', 7, 0.3) +
      b.line('M-16-150C-70-120-96-70-82-20M16-150C70-120 96-70 82-20', '#B48AA4', 3, 0.4),
  ) +
  b.line('M-24 2l-6 10M-8 4l-2 10M10 4l2 10M26 2l6 9', '#9A8258', 4) +
  b.glow(-44, -84, 22, 34, 0.6, 20)

const clove: Piece = (b, colour) =>
  [
    [-44, 0, -24],
    [36, 6, 30],
    [0, -28, 4],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      put(
        b.solid(
          'M6-112C26-80 46-40 30-8C14 6-22 6-34-8C-44-40-16-84 6-112Z',
          mix(colour, '#FBF2DA', 0.4),
          'skin',
          18,
          b.soft('M4-90C-10-60-14-30-10-4', '#A88AA0', 4, 0.35),
        ),
        x,
        y,
        turn,
      ),
    )
    .join('')

const ONION = 'M0-196C-6-170-28-160-58-146C-120-120-132-40-76-6C-44 8-20 4 0 4C20 4 44 8 76-6C132-40 120-120 58-146C28-160 6-170 0-196Z'

const onion: Piece = (b, colour) =>
  b.solid(
    ONION,
    colour,
    'glaze',
    32,
    b.line('M-4-176C-60-140-84-70-50-4M-2-170C-30-130-36-60-20 2M2-170C30-130 36-60 20 2M4-176C60-140 84-70 50-4', '#5A2A0A', 3, 0.28),
  ) +
  b.line('M-22 4l-6 12M-6 6v12M10 6l4 11M24 4l8 9', '#A8875A', 3.4) +
  stalk(b, 'M0-184q-2-18 6-30', 15, mix(colour, '#E9D3A0', 0.5)) +
  shine(b, -50, -116, 24, 0.7)

const onionCut: Piece = (b, colour) =>
  b.solid(oval(0, -84, 100, 84), colour, 'glaze', 10) +
  [92, 74, 56, 38, 20]
    .map((r, at) => b.solid(oval(0, -84, r, r * 0.82), at % 2 ? mix(colour, '#FFFFFF', 0.82) : '#FBF6EE', 'skin', 8))
    .join('')

const chili: Piece = (b, colour) =>
  b.solid(
    'M-210-14C-170-50-120-30-80-50C-40-72 0-44 44-66C90-88 130-70 160-74C176-70 174-40 156-34C120-22 90-22 50-4C0 16-40-8-84 4C-130 18-170-4-210-14Z',
    colour,
    'glaze',
    20,
  ) +
  b.soft('M-120-34C-60-46-20-34 40-54C80-66 110-62 140-62', '#FFFFFF', 7, 0.55) +
  b.solid('M146-80C164-84 180-70 178-54C176-38 160-28 144-32C152-46 152-66 146-80Z', '#5E8A3A', 'skin', 8) +
  stalk(b, 'M174-56q24-4 44-26', 11, '#6C9A42')

const chiliCut: Piece = (b, colour) =>
  [
    [-50, 0],
    [20, 10],
    [66, -10],
  ]
    .map(([x = 0, y = 0]) =>
      put(
        b.solid(oval(0, -34, 36, 34), colour, 'glaze', 8) +
          b.solid(oval(0, -34, 26, 24), mix(colour, '#FFE0C0', 0.55), 'skin', 8) +
          [0, 120, 240].map((turn) => put(b.fill(oval(0, -12, 6, 5), '#FBF0C8'), 0, -34, turn)).join(''),
        x,
        y,
      ),
    )
    .join('')

const ginger: Piece = (b, colour) =>
  [
    ['M-60-40C-110-60-150-50-176-70', 62],
    ['M0-60C-20-110-60-130-66-170', 58],
    ['M60-50C110-70 150-120 184-128', 60],
    ['M70-30C120-20 140 0 176-12', 50],
    ['M-80-40C-20-70 60-60 90-38', 84],
  ]
    .map(([path = '', width = 0]) => b.rod(String(path), colour, Number(width), 'skin'))
    .join('') +
  b.line(
    'M-120-78q-8 20-2 44M-30-104q20-10 40-6M30-78q-8 22 0 52M100-92q14 8 18 30M-40-80q-8 24 0 50M-84-150q20-8 36 0M140-34q-4 12 2 22',
    '#8A6232',
    4,
    0.5,
  ) +
  b.fill(oval(-184, -72, 14, 20), '#F4DE94') +
  b.fill(oval(196, -130, 16, 18), '#F4DE94') +
  b.glow(-20, -70, 60, 14, 0.35, -8)

const gingerCut: Piece = (b, colour) =>
  [
    [-40, 0, -10],
    [36, 10, 12],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      put(
        b.solid('M-60-40C-64-80-20-96 10-88C50-92 70-60 62-34C50-2 10 4-20 0C-44-2-58-16-60-40Z', colour, 'skin', 8) +
          b.solid(
            'M-50-40C-54-72-16-86 10-78C42-82 60-56 52-34C42-10 8-4-18-8C-36-10-48-20-50-40Z',
            '#F4DE8C',
            'skin',
            14,
            b.line('M-34-50q40-24 76 6', '#D9B54E', 3, 0.6),
          ),
        x,
        y,
        turn,
      ),
    )
    .join('')

export const GARLIC_GOODS = produce({ colour: '#F1E7E2', piece: garlic, cut: clove, reach: 104, height: 216 })

export const ONION_GOODS = produce({ colour: '#D08A3C', piece: onion, cut: onionCut, reach: 112, height: 210 })

export const SHALLOT_GOODS = produce({
  colour: '#9A2F56',
  piece: (b, colour) => put(onion(b, colour), 0, 0, 0, 0.66),
  cut: (b, colour) => put(onionCut(b, colour), 0, 0, 0, 0.7),
  reach: 74,
  height: 140,
  packed: 0.7,
  places: [
    [-140, -46, -20],
    [-48, -60, 10],
    [50, -56, -12],
    [142, -42, 18],
    [-92, 4, 14],
    [6, 12, -8],
    [102, 6, 12],
  ],
})

export const CHILI_GOODS = produce({
  colour: '#D0211C',
  piece: chili,
  cut: chiliCut,
  reach: 220,
  height: 84,
  packed: 0.5,
  lying: true,
  places: [
    [-10, -112, -14],
    [24, -92, 9],
    [-24, -68, -5],
    [20, -48, 14],
    [-14, -24, -10],
    [16, 2, 4],
  ],
})

export const GINGER_GOODS = produce({
  colour: '#D3A565',
  piece: ginger,
  cut: gingerCut,
  reach: 230,
  height: 200,
  packed: 0.42,
  lying: true,
  places: [
    [-10, -40, 4, 0.9],
    [20, 0, 0],
  ],
})
