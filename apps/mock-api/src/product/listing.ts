import type { ProductCard, ProductSort } from '@nusaria/contracts/product'
import type { ProductRow } from '../catalogue/types.ts'
import { productCard } from '../inventory/card.ts'
import { type InventoryCtx, skuNow } from '../inventory/inventory.ts'
import { comparison, type Facts, type Filter, isOpen, pageOfRows, passes } from './rules.ts'

export interface ListRequest extends Filter {
  readonly sort?: ProductSort | undefined
  readonly page_num: number
  readonly page_size: number
}

interface CardPage {
  readonly list: ProductCard[]
  readonly total: number
}

const none: ReadonlySet<string> = new Set()

/** Numbers of the products whose stock or price this world has changed. */
function changedIn({ db, catalogue }: InventoryCtx): ReadonlySet<string> {
  if (db.sku_states.count() === 0) return none
  return new Set(db.sku_states.all().flatMap((state) => catalogue.sku(state.sku_no)?.product_no ?? []))
}

/** Whether any SKU of a product is on sale. */
export function isOnSale(ctx: InventoryCtx, product: ProductRow): boolean {
  return product.sku_list.some((sku) => skuNow(ctx, sku.sku_no)?.off_sale === false)
}

/** Cards of products as the catalogue has them, the same in every world that hasn't changed them. Never written to. */
const untouched = new WeakMap<ProductRow, ProductCard>()

function cardOf(ctx: InventoryCtx, product: ProductRow, changed: ReadonlySet<string>): ProductCard {
  if (changed.has(product.product_no)) return productCard(ctx, product)
  const known = untouched.get(product)
  if (known) return known
  const card = Object.freeze(productCard(ctx, product))
  untouched.set(product, card)
  return card
}

function factsOf(ctx: InventoryCtx, product: ProductRow, changed: ReadonlySet<string>): Facts {
  const { price, flag_sold_out, flag_free_shipping: free_shipping, sold_count } = product
  if (!changed.has(product.product_no)) return { price, sold_out: flag_sold_out === 1, free_shipping, sold_count }
  const card = productCard(ctx, product)
  return { price: card.price, sold_out: card.flag_sold_out === 1, free_shipping, sold_count }
}

/**
 * A page of cards out of products that stand in their order of relevance: what is off sale left out, narrowed, sorted by what
 * the world says now.
 */
export function listed(ctx: InventoryCtx, products: readonly ProductRow[], request: ListRequest): CardPage {
  const changed = changedIn(ctx)
  const onSale = changed.size === 0 ? products : products.filter((product) => !changed.has(product.product_no) || isOnSale(ctx, product))
  const compare = comparison(request.sort ?? 'relevance')
  const rows = compare || !isOpen(request) ? arranged(ctx, onSale, request, changed, compare) : onSale
  return { list: pageOfRows(rows, request.page_num, request.page_size).map((product) => cardOf(ctx, product, changed)), total: rows.length }
}

function arranged(
  ctx: InventoryCtx,
  products: readonly ProductRow[],
  filter: Filter,
  changed: ReadonlySet<string>,
  compare: ReturnType<typeof comparison>,
): readonly ProductRow[] {
  const weighed = products
    .map((product) => ({ product, facts: factsOf(ctx, product, changed) }))
    .filter(({ facts }) => passes(facts, filter))
  if (compare) weighed.sort((a, b) => compare(a.facts, b.facts))
  return weighed.map(({ product }) => product)
}
