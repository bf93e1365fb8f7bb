import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { Ctx } from '../../engine/contract/context.ts'
import { ownerOf } from '../cart/index.ts'
import type { CompleteCard } from '../inventory/index.ts'
import { cardFactory, changedProducts, columnsOf, interestsOf, isOnSale, recentViews } from '../product/index.ts'
import { Interleaving } from './interleaving.ts'
import type { RecommendationRow } from './tables.ts'

type RecommendCtx = Pick<Ctx, 'db' | 'catalogue' | 'member' | 'device' | 'now'>

/** Maximum number of recommended categories. */
const INTERESTS = 3

type RecommendationBasis = Omit<RecommendationRow, 'owner'>

const plain: RecommendationBasis = { interests: [], without: [] }

/** The basis of recommendations requested now. */
function currentBasis(ctx: RecommendCtx): RecommendationBasis {
  const types = recentViews(ctx).flatMap(({ product_no }) => ctx.catalogue.product(product_no)?.nav_type_id ?? [])
  const without = changedProducts(ctx).filter((product) => !isOnSale(ctx, product))
  return { interests: [...interestsOf(types, INTERESTS)], without: without.map(({ product_no }) => product_no) }
}

/** The basis of the pages: fixed with the first page, so that later views or sales don't shift the next pages. */
function basisFor(ctx: RecommendCtx, page_num: number): RecommendationBasis {
  const owner = ownerOf(ctx.member?.member_no ?? null, ctx.device)
  if (owner === null) return plain
  const known = ctx.db.recommendations.get(owner)
  if (page_num > 1) return known ?? plain
  const beginning = currentBasis(ctx)
  if (known) ctx.db.recommendations.update(owner, beginning)
  else if (beginning.interests.length + beginning.without.length > 0) ctx.db.recommendations.insert({ owner, ...beginning })
  return beginning
}

/** Positions of each category's products in a list, cached. */
const positionsCache = new WeakMap<readonly ProductRow[], ReadonlyMap<string, readonly number[]>>()

function positionsByType(row: readonly ProductRow[]): ReadonlyMap<string, readonly number[]> {
  const known = positionsCache.get(row)
  if (known) return known
  const places = new Map<string, number[]>()
  row.forEach(({ nav_type_id }, place) => {
    const those = places.get(nav_type_id)
    if (those) those.push(place)
    else places.set(nav_type_id, [place])
  })
  positionsCache.set(row, places)
  return places
}

function orderOf({ catalogue: { recommended } }: RecommendCtx, { interests, without }: RecommendationBasis): Interleaving {
  const places = positionsByType(recommended)
  const liked = interests.flatMap((type) => places.get(type) ?? []).sort((a, b) => a - b)
  const columns = without.length === 0 ? null : columnsOf(recommended)
  return new Interleaving(
    recommended.length,
    liked,
    without.flatMap((product_no) => columns?.place(product_no) ?? []).sort((a, b) => a - b),
  )
}

/**
 * A page of recommendations. Products taken off sale since the first page are missing on their own page only, so a page may be short.
 * `total` counts all positions and stays as on the first page.
 */
export function recommendationPage(
  ctx: RecommendCtx,
  { page_num, page_size }: { readonly page_num: number; readonly page_size: number },
): { list: CompleteCard[]; total: number } {
  const order = orderOf(ctx, basisFor(ctx, page_num))
  const products = order.page(page_num, page_size).flatMap((place) => ctx.catalogue.recommended[place] ?? [])
  const changed = changedProducts(ctx)
  const onSale = changed.length === 0 ? products : products.filter((product) => isOnSale(ctx, product))
  return { list: onSale.map(cardFactory(ctx, changed)), total: order.length }
}
