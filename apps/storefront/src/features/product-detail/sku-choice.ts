import type { ProductDetail, Sku } from '@nusaria/contracts/product'

/** What choosing needs of a product. */
export type Choosable = Pick<ProductDetail, 'options' | 'sku_list'>

/** One value of each option, in their order; empty for a product without options. */
export type Choice = readonly string[]

/** `buyable`: with what is chosen before it; `sold_out`: made, but none left; `missing`: never made together with it. */
export type ValueState = 'buyable' | 'sold_out' | 'missing'

function beginsWith(sku: Sku, values: Choice): boolean {
  return values.every((value, axis) => sku.spec_values[axis] === value)
}

function cheapest(skus: readonly Sku[]): Sku | undefined {
  return skus.reduce<Sku | undefined>((best, sku) => (best && best.price <= sku.price ? best : sku), undefined)
}

/**
 * The SKU nearest to what the shopper wants: each wanted value is kept, first option first, as long as something buyable has it; where
 * nothing is wanted or what is wanted can't be had, the cheapest decides. Sold-out SKUs count only when all of them are.
 */
export function nearestSku({ sku_list }: Choosable, wanted: Choice | null): Sku | undefined {
  const inStock = sku_list.filter(({ stock }) => stock > 0)
  let left = inStock.length > 0 ? inStock : sku_list
  for (const [axis, value] of (wanted ?? []).entries()) {
    const kept = left.filter((sku) => sku.spec_values[axis] === value)
    if (kept.length > 0) left = kept
    else {
      const instead = cheapest(left)?.spec_values[axis]
      left = left.filter((sku) => sku.spec_values[axis] === instead)
    }
  }
  return cheapest(left)
}

/**
 * Whether a value of an option can be picked. It depends on the options before it alone: every buyable SKU stays within reach, and
 * picking never changes what was chosen before it.
 */
export function valueState({ sku_list }: Choosable, choice: Choice, axis: number, value: string): ValueState {
  const made = sku_list.filter((sku) => beginsWith(sku, choice.slice(0, axis)) && sku.spec_values[axis] === value)
  if (made.length === 0) return 'missing'
  return made.some(({ stock }) => stock > 0) ? 'buyable' : 'sold_out'
}

/** pieces: from here down a stock is worth telling */
export const LOW_STOCK = 50

/** Whether nothing of the product can be bought now. */
export function isSoldOut({ sku_list }: Choosable): boolean {
  return sku_list.every(({ stock }) => stock === 0)
}

/** The SKUs that are out while others of the product can be bought; none when all are out or none is. */
export function soldOutSkus({ sku_list }: Choosable): readonly Sku[] {
  const out = sku_list.filter(({ stock }) => stock === 0)
  return out.length === sku_list.length ? [] : out
}
