import type { Language } from '@nusaria/contracts/headers'
import type { ListFacets } from '@nusaria/contracts/search'
import type { ProductRow } from '../catalogue/types.ts'
import { productCard } from '../inventory/card.ts'
import type { InventoryCtx } from '../inventory/inventory.ts'
import { isOnSale } from './listing.ts'

interface FacetCtx extends InventoryCtx {
  readonly language: Language
}

/** What a list can be narrowed by, as the world sells it now. Types with most products first, equals in the tree's order. */
export function facetsOf(ctx: FacetCtx, products: readonly ProductRow[]): ListFacets {
  const counts = new Map<string, number>()
  const facets = { lowest: Number.POSITIVE_INFINITY, highest: 0, in_stock: 0, free_shipping: 0 }
  for (const product of products.filter((one) => isOnSale(ctx, one))) {
    const { price, flag_sold_out, flag_free_shipping } = productCard(ctx, product)
    counts.set(product.nav_type_id, (counts.get(product.nav_type_id) ?? 0) + 1)
    facets.lowest = Math.min(facets.lowest, price)
    facets.highest = Math.max(facets.highest, price)
    if (flag_sold_out === 0) facets.in_stock++
    if (flag_free_shipping) facets.free_shipping++
  }
  const { lowest, highest, in_stock, free_shipping } = facets
  const types = [...counts]
    .map(([nav_type_id, count]) => ({
      nav_type_id,
      nav_type_name: ctx.catalogue.navType(nav_type_id)?.nav_type_name[ctx.language] ?? '',
      count,
    }))
    .sort((a, b) => b.count - a.count || Number(a.nav_type_id) - Number(b.nav_type_id))
  return { types, price_range: types.length === 0 ? null : { lowest, highest }, in_stock, free_shipping }
}
