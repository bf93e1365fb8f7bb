/** A parsed size choice. */
export interface Size {
  /** As shown: `3 × 180 g`. */
  readonly text: string
  /** Net grams (millilitres count as grams) of all pieces; null when the text has no weight. */
  readonly grams: number | null
  /** Factor on the price of the first size; null to follow the weight. */
  readonly factor: number | null
}

/** Length, width and height in mm. */
type Sides = readonly [number, number, number]

const unitGrams: Readonly<Record<string, number>> = { g: 1, kg: 1_000, ml: 1, L: 1_000 }

/** Parses `3 × 180 g`, `1,5 L`, `Isi 20*1.85`. */
export function sizeOf(written: string): Size {
  const [text = '', factor] = written.split('*')
  const weight = text.match(/^(?:(\d+) × )?([\d,]+) (g|kg|ml|L)$/)
  const grams = weight ? Number(weight[1] ?? 1) * Number(weight[2]?.replace(',', '.')) * (unitGrams[weight[3] ?? ''] ?? 1) : null
  return { text, grams, factor: factor === undefined ? null : Number(factor) }
}

/** Larger packs are a little cheaper by weight. */
const BULK = 0.93

/** What a size costs relative to the first one. */
export function sizeFactor(size: Size, first: Size): number {
  if (size.factor !== null) return size.factor
  if (size.grams === null || first.grams === null) return 1
  return (size.grams / first.grams) ** BULK
}

/** The size of products that come in one size. */
export const PLAIN_SIZE = 'Standar'

/** The content of a pack: `180 g × 1`, `1 pouch`. */
export function specificationOf({ unit }: { readonly unit: string }, { text }: Size, pieces: number): string {
  return text === PLAIN_SIZE ? `1 ${unit.toLowerCase()}` : `${text} × ${pieces}`
}

/** Sizes that are several of the same. */
const PIECES = /×|Isi|lembar|gulung|kantong|buah/

/** How many pieces a size has by its text: `Isi 10`, `6 gulung`, `3 buah`. */
export function piecesOf({ text }: Size): number {
  return Number(text.match(/^(?:Isi )?(\d+)(?: gulung| buah)?$/)?.[1] ?? 1)
}

/**
 * The sides of a pack that holds `ratio` times as much as the first: several pieces lie on each other as far as the pack isn't higher than
 * wide, and else all sides grow.
 */
export function packSides(dims: Sides, ratio: number, { text }: Size, pieces: number): Sides {
  const [least = 0, middle = 0] = [...dims].sort((a, b) => a - b)
  const stacked = pieces > 1 || PIECES.test(text) ? Math.min(Math.max(ratio, 1), middle / least) : 1
  const growth = Math.cbrt(ratio / stacked)
  const thin = dims.indexOf(least)
  const side = (at: number) => {
    const mm = (dims[at] ?? 0) * growth * (at === thin ? stacked : 1)
    return mm < 50 ? Math.round(mm) : Math.round(mm / 5) * 5
  }
  return [side(0), side(1), side(2)]
}

/** Packed weight in grams: a tenth and 20 g more than the net one. */
export function grossOf(net: number): number {
  return Math.round((net * 1.1 + 20) / 5) * 5
}
