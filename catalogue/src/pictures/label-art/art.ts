import { type Brush, oval, put } from '../goods/brush.ts'

/** Where a drawing is in its own measure: left, top, width, height. */
export type Box = readonly [left: number, top: number, width: number, height: number]

/** A drawing for labels and beside packs, in its own colour or in a given one. */
export type LabelArt = (brush: Brush, colour?: string) => { readonly svg: string; readonly box: Box }

export type Spot = readonly [x: number, y: number, turn: number]

export const spread = (svg: string, spots: readonly Spot[]) => spots.map(([x, y, turn]) => put(svg, x, y, turn)).join('')

export const SEVEN: readonly Spot[] = [
  [-70, -96, 20],
  [4, -110, -30],
  [72, -92, 60],
  [-92, -40, -50],
  [-20, -50, 10],
  [54, -44, -20],
  [14, 0, 40],
]

export const heap = (piece: string) => spread(piece, SEVEN)

/** A bean or nut of a colour, with the mark of its kind. */
export const bean = (b: Brush, colour: string, rx: number, ry: number, mark = '') =>
  b.again(b.solid(oval(0, 0, rx, ry), colour, 'glaze', 14, mark) + b.glow(-rx * 0.35, -ry * 0.4, rx * 0.32, ry * 0.26, 0.8, -30))

export const SQUARE = [-130, -140, 270, 270] as const

export const at =
  (draw: (b: Brush, colour?: string) => string, box: Box = SQUARE): LabelArt =>
  (b, colour) => ({ svg: draw(b, colour), box })

/** Copies of a piece in a circle around 0, 0. */
export const around = (piece: string, count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => put(piece, 0, 0, from + (at * 360) / count)).join('')
