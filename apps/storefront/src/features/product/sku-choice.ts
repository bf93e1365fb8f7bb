import { LIMITS } from '@nusaria/contracts/limits'
import type { ProductDetail, Sku } from '@nusaria/contracts/product'

type Choosable = Pick<ProductDetail, 'options' | 'sku_list'>

/** One chosen value for each option, in their order; null where nothing is chosen yet. */
export type Choice = readonly (string | null)[]

/** Whether a SKU has all the values chosen so far, one option left out of account. */
function fits(sku: Sku, choice: Choice, except: number): boolean {
  return choice.every((value, index) => index === except || value === null || sku.spec_values[index] === value)
}

/** The SKU of a complete choice; undefined for an incomplete one or a combination that isn't sold. */
export function skuOf({ options, sku_list }: Choosable, choice: Choice): Sku | undefined {
  if (options.length === 0) return sku_list[0]
  return choice.includes(null) ? undefined : sku_list.find((sku) => fits(sku, choice, -1))
}

/** Whether a value leads to something that can be bought, with the other options as they are chosen. */
export function canChoose({ sku_list }: Choosable, choice: Choice, option: number, value: string): boolean {
  return sku_list.some((sku) => sku.stock > 0 && sku.spec_values[option] === value && fits(sku, choice, option))
}

/** Takes a value, or lets go of it when it was taken. */
export function choose(choice: Choice, option: number, value: string): Choice {
  return choice.map((before, index) => (index === option ? (before === value ? null : value) : before))
}

/** What is chosen to begin with: the cheapest SKU that can be bought, else the first one. */
export function firstChoice({ options, sku_list }: Choosable): Choice {
  const buyable = sku_list.filter((sku) => sku.stock > 0).toSorted((a, b) => a.price - b.price)
  const sku = buyable[0] ?? sku_list[0]
  return options.map((_, index) => sku?.spec_values[index] ?? null)
}

/** pieces of a SKU that can be put in at once */
export function mostPieces(sku: Pick<Sku, 'stock' | 'purchase_limit'>): number {
  return Math.max(0, Math.min(sku.stock, sku.purchase_limit ?? LIMITS.lineMaxQuantity, LIMITS.lineMaxQuantity))
}
