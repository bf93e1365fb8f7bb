import { hash } from '@nusaria/catalogue/lib/rng'
import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { ResultOf } from '@nusaria/contracts/contract'
import type { productContract } from '@nusaria/contracts/product'
import type { SetItem } from '@nusaria/contracts/product-entities'
import { priceRange } from '@nusaria/contracts/product-price'
import { type CurrentSku, currentSku, type InventoryCtx } from '../inventory/index.ts'

/** Products beside the one asked for, and best sellers of its category that they are chosen from. */
const [OTHERS, AMONG] = [2, 6]

/** The cheapest SKU of a product that can be bought now. */
function bestSku(ctx: InventoryCtx, product: ProductRow): CurrentSku | undefined {
  return priceRange(product.sku_list.flatMap(({ sku_no }) => inStock(ctx, sku_no) ?? []))?.lowest
}

function inStock(ctx: InventoryCtx, sku_no: string): CurrentSku | null {
  const now = currentSku(ctx, sku_no)
  return now && !now.off_sale && now.stock > 0 ? now : null
}

/** Best sellers of the same category, of other kinds, one of each; which of them depends on the product. */
function companions(ctx: InventoryCtx, { product_no, nav_type_id, nav_parent_id }: ProductRow): CurrentSku[] {
  const kinds = new Map<string, CurrentSku>()
  for (const other of ctx.catalogue.hot) {
    if (kinds.size === AMONG) break
    if (other.nav_parent_id !== nav_parent_id || other.nav_type_id === nav_type_id || kinds.has(other.nav_type_id)) continue
    const sku = bestSku(ctx, other)
    if (sku) kinds.set(other.nav_type_id, sku)
  }
  return [...kinds.values()].sort((a, b) => hash(product_no + a.sku.sku_no) - hash(product_no + b.sku.sku_no)).slice(0, OTHERS)
}

function itemOf({ sku, product, price }: CurrentSku): SetItem {
  return {
    product_no: product.product_no,
    product_name: product.product_name,
    sku_no: sku.sku_no,
    spec_values: [...sku.spec_values],
    price,
    image_url: sku.image_url,
  }
}

/** A SKU with those often bought with it; empty when it can't be bought or nothing goes with it. Null for an unknown SKU. */
export function boughtTogether(ctx: InventoryCtx, sku_no: string): ResultOf<(typeof productContract)['boughtTogether']> | null {
  const known = currentSku(ctx, sku_no)
  if (!known) return null
  const others = inStock(ctx, sku_no) ? companions(ctx, known.product) : []
  const set = others.length === 0 ? [] : [known, ...others]
  return { items: set.map(itemOf), amount: set.reduce((sum, { price }) => sum + price, 0) }
}
