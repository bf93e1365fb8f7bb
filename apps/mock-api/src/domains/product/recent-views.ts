import type { ProductRow } from '@nusaria/catalogue/products/types'
import { LIMITS } from '@nusaria/contracts/limits'
import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import { ownerOf } from '../cart/index.ts'
import type { View } from './tables.ts'

/** The newest view of each product, newest first, up to the limit. Equal times stay in order. */
export function latestViews(views: readonly View[]): View[] {
  const newestFirst = views.toSorted((a, b) => b.viewed_at - a.viewed_at)
  const seen = new Set<string>()
  const once = newestFirst.filter(({ product_no }) => !seen.has(product_no) && seen.add(product_no))
  return once.slice(0, LIMITS.viewedMax)
}

type VisitCtx = Pick<Ctx, 'db' | 'catalogue' | 'member' | 'device' | 'now'>

function viewOwner({ member, device }: Pick<VisitCtx, 'member' | 'device'>): string | null {
  return ownerOf(member?.member_no ?? null, device)
}

/** Adds views to an owner's; of two views of a product the newer stays. */
export function addViews({ db }: Pick<WorldCtx, 'db'>, owner: string, views: readonly View[]): void {
  const known = db.visitor_views.get(owner)
  if (!known) db.visitor_views.insert({ owner, views: latestViews(views) })
  else db.visitor_views.update(owner, { views: latestViews([...views, ...known.views]) })
}

/** Records a viewed product, by member or device; callers without either are ignored. */
export function recordView(ctx: VisitCtx, { product_no }: ProductRow): void {
  const owner = viewOwner(ctx)
  if (owner !== null) addViews(ctx, owner, [{ product_no, viewed_at: ctx.now }])
}

/** The caller's recently viewed products, newest first. */
export function recentViews(ctx: VisitCtx): readonly View[] {
  const owner = viewOwner(ctx)
  return (owner === null ? undefined : ctx.db.visitor_views.get(owner))?.views ?? []
}

/** Clears the caller's views. Recommendations already begun keep their pages. */
export function clearViews(ctx: VisitCtx): void {
  const owner = viewOwner(ctx)
  if (owner !== null && ctx.db.visitor_views.get(owner)) ctx.db.visitor_views.update(owner, { views: [] })
}

/** Moves a device's views to a member at login. Seed the member first (`ctx.ensureSeeded`). */
export function mergeGuestViews(ctx: WorldCtx, device: string, member_no: string): void {
  const guest = ownerOf(null, device)
  const opened = guest === null ? undefined : ctx.db.visitor_views.get(guest)
  if (!opened) return
  ctx.db.visitor_views.remove(opened.owner)
  addViews(ctx, `member:${member_no}`, opened.views)
}
