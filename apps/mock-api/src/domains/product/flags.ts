import type { CompleteCard } from '../inventory/index.ts'

/** Bit flags of a product. */
export const FLAG = { inStock: 1, freeShipping: 2, discounted: 4 } as const

/** The flags of a product. */
export function flagsOf(card: Pick<CompleteCard, 'flag_sold_out' | 'flag_free_shipping' | 'discount'>): number {
  return (
    (card.flag_sold_out === 1 ? 0 : FLAG.inStock) |
    (card.flag_free_shipping ? FLAG.freeShipping : 0) |
    (card.discount > 0 ? FLAG.discounted : 0)
  )
}
