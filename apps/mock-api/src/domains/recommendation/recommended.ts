import type { Ctx } from '../../engine/contract/context.ts'
import type { ProductRow } from '../../reference/catalogue/types.ts'
import { ownerOf } from '../cart/owner.ts'
import type { CompleteCard } from '../inventory/card.ts'
import { cardFactory, changedProducts, isOnSale } from '../product/changes.ts'
import { columnsOf } from '../product/columns.ts'
import { recentViews } from '../product/recent-views.ts'
import { interestsOf } from '../product/rules.ts'
import { Interleaving } from './interleaving.ts'
import type { RecommendationRow } from './tables.ts'

type RecommendCtx = Pick<Ctx, 'db' | 'catalogue' | 'member' | 'device' | 'now'>

/** How many categories opened products may recommend by. */
const INTERESTS = 3

type RecommendationBasis = Omit<RecommendationRow, 'owner'>

const plain: RecommendationBasis = { interests: [], without: [] }

/** What recommendations asked for now would be made of. */
function currentBasis(ctx: RecommendCtx): RecommendationBasis {
  const types = recentViews(ctx).flatMap(({ product_no }) => ctx.catalogue.product(product_no)?.nav_type_id ?? [])
  const without = changedProducts(ctx).filter((product) => !isOnSale(ctx, product))
  return { interests: [...interestsOf(types, INTERESTS)], without: without.map(({ product_no }) => product_no) }
}

/** What the pages are made of: settled with the first one, so that nothing looked at or sold meanwhile shifts those after it. */
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

/** Where the products of each category stand in a row, found once for it. */
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
 * A page of recommendations. What was taken off sale since the first page is left out of its own page alone, so a page may
 * be short; `total` counts the places of all pages and stays as it was with the first.
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
