import { type Brush, put } from '../brush.ts'
import { type Goods, type View, view } from '../goods.ts'
import { heap } from './parts.ts'
import { basket, bowl, crate } from './vessels.ts'

/** One piece standing at 0, 0. */
export type Piece = (b: Brush, colour: string) => string

interface Produce {
  readonly colour: string
  readonly piece: Piece
  /** Half the width of a piece, and its height. */
  readonly reach: number
  readonly height: number
  /** A cut piece, which leans at the front of the second view. */
  readonly cut: Piece
  readonly vessel?: 'basket' | 'bowl' | 'crate'
  /** From back to front: x, y, turn, scale. */
  readonly places?: readonly (readonly [number, number, number, number?])[]
  /** What a size of many pieces shows first. */
  readonly many?: (b: Brush, piece: string, count: number) => View
  /** Whether the pieces are long and lie: then the cut ones lie in front. */
  readonly lying?: boolean
  /** The size of pieces in the vessel, and how many of them stand in a row. */
  readonly packed?: number
}

const VESSELS = { basket, bowl, crate }

const HEAP = [
  [-108, -34, -8],
  [112, -28, 10],
  [0, 10, 0],
] as const

/** Fruit and vegetables: a heap; one piece with a cut one; many in a vessel. */
export function produce({
  colour: own,
  piece,
  reach,
  height,
  cut,
  vessel = 'basket',
  places = HEAP,
  packed = 0.62,
  lying = false,
  many,
}: Produce): Goods {
  const width = 2 * Math.max(...places.map(([x, , , scale = 1]) => Math.abs(x) + reach * 0.9 * scale))
  const step = reach * 1.36 * packed
  const row = (y: number, span: number) => {
    const count = Math.max(1, Math.round(span / step))
    const at = (index: number) => (index - (count - 1) / 2) * step
    return Array.from({ length: count }, (_, index) => [at(index), y - (index % 2) * 8, ((index * 37) % 24) - 12, packed] as const)
  }
  const rise = height * packed * 0.42
  const filled = [...row(-150 - rise, 190), ...row(-140 - rise / 2, 270), ...row(-128, 330)]
  return {
    views: [
      (b, { colour = own, count }) =>
        count > 1 && many
          ? many(b, piece(b, colour), count)
          : view(width, height + 40, heap(b, piece(b, colour), places, reach * 0.8), true),
      (b, { colour = own }) =>
        lying
          ? view(
              reach * 2.3,
              height + 110,
              heap(b, piece(b, colour), [[0, -80, -5]], reach * 0.8) + put(cut(b, colour), -reach * 0.1, 4, 0, 1.15),
              true,
            )
          : view(
              reach * 3.6,
              height + 30,
              heap(b, piece(b, colour), [[-reach * 0.72, -34, -6]], reach * 0.8) +
                heap(b, cut(b, colour), [[reach * 0.72, 8, 7]], reach * 0.8),
              true,
            ),
      (b, { colour = own }) => {
        const one = b.again(piece(b, colour))
        return view(
          450,
          150 + rise + height * packed,
          VESSELS[vessel](b, filled.map(([x, y, turn, scale]) => put(one, x, y, turn, scale)).join('')),
        )
      },
    ],
  }
}
