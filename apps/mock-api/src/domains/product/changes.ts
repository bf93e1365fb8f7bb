import { productsOnFlashSale } from '@nusaria/catalogue/products/flash-sale'
import type { ProductRow } from '@nusaria/catalogue/products/types'
import { type CompleteCard, currentSku, type InventoryCtx, productCard } from '../inventory/index.ts'
import type { FilteredValues } from './filter.ts'
import { flagsOf } from './flags.ts'
import type { ProductList } from './product-list.ts'

/** A product whose stock, price or reviews aren't those of the catalogue, with its current values. */
export interface ChangedProduct extends FilteredValues {
  readonly product: ProductRow
  readonly card: CompleteCard
  readonly on_sale: boolean
}

/** Whether any SKU of a product is on sale. */
export function isOnSale(ctx: InventoryCtx, product: ProductRow): boolean {
  return product.sku_list.some((sku) => currentSku(ctx, sku.sku_no)?.off_sale === false)
}

/** The products whose stock, price or reviews changed in this world, and those of the flash sale: few, compared to all. */
export function changedProducts(ctx: InventoryCtx): readonly ProductRow[] {
  const { db, catalogue } = ctx
  const onFlashSale = productsOnFlashSale(ctx)
  if (db.sku_states.count() + db.reviews.count() === 0) return onFlashSale
  const changed = new Set(onFlashSale)
  for (const { sku_no } of db.sku_states.all()) {
    const product = catalogue.product(catalogue.sku(sku_no)?.product_no ?? '')
    if (product) changed.add(product)
  }
  for (const { product_no } of db.reviews.all()) {
    const product = catalogue.product(product_no)
    if (product) changed.add(product)
  }
  return [...changed]
}

/** The changed products of a list, by position. */
export function changesByPosition(
  ctx: InventoryCtx,
  list: ProductList,
  changed: readonly ProductRow[],
): ReadonlyMap<number, ChangedProduct> {
  const changes = new Map<number, ChangedProduct>()
  for (const product of changed) {
    const place = list.columns.place(product.product_no)
    if (place === undefined || list.rank(place) === 0) continue
    const card = productCard(ctx, product)
    const { price, rating } = card
    changes.set(place, { product, card, on_sale: isOnSale(ctx, product), price, rating, marks: flagsOf(card) })
  }
  return changes
}

/** Cards of unchanged products, shared by all worlds. Frozen. */
const untouched = new WeakMap<ProductRow, CompleteCard>()

/** Creates the cards of a page; those of unchanged products are cached. */
export function cardFactory(ctx: InventoryCtx, changed: readonly ProductRow[]): (product: ProductRow) => CompleteCard {
  const apart = new Set(changed)
  return (product) => {
    if (apart.has(product)) return productCard(ctx, product)
    const card = untouched.get(product) ?? Object.freeze(productCard(ctx, product))
    untouched.set(product, card)
    return card
  }
}
