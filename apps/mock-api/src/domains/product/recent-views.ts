import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import type { ProductRow } from '../../reference/catalogue/types.ts'
import { ownerOf } from '../cart/owner.ts'
import type { View } from './tables.ts'
import { latestViews } from './views.ts'

type VisitCtx = Pick<Ctx, 'db' | 'catalogue' | 'member' | 'device' | 'now'>

function viewOwner({ member, device }: Pick<VisitCtx, 'member' | 'device'>): string | null {
  return ownerOf(member?.member_no ?? null, device)
}

/** Puts views among those an owner has; of two of one product the newer stays. */
export function addViews({ db }: Pick<WorldCtx, 'db'>, owner: string, views: readonly View[]): void {
  const known = db.visitor_views.get(owner)
  if (!known) db.visitor_views.insert({ owner, views: latestViews(views) })
  else db.visitor_views.update(owner, { views: latestViews([...views, ...known.views]) })
}

/** Remembers that a product was opened, by member or device; without either there is no one to remember it for. */
export function recordView(ctx: VisitCtx, { product_no }: ProductRow): void {
  const owner = viewOwner(ctx)
  if (owner !== null) addViews(ctx, owner, [{ product_no, viewed_at: ctx.now }])
}

/** What the caller opened lately, newest first. */
export function recentViews(ctx: VisitCtx): readonly View[] {
  const owner = viewOwner(ctx)
  return (owner === null ? undefined : ctx.db.visitor_views.get(owner))?.views ?? []
}

/** Forgets what the caller opened. Recommendations under way keep their pages; the next ones begin without it. */
export function clearViews(ctx: VisitCtx): void {
  const owner = viewOwner(ctx)
  if (owner !== null && ctx.db.visitor_views.get(owner)) ctx.db.visitor_views.update(owner, { views: [] })
}

/** Moves what a device opened to a member, as login does: nothing of it stays with the device. Seed the member first (`ctx.touch`). */
export function mergeGuestViews(ctx: WorldCtx, device: string, member_no: string): void {
  const guest = ownerOf(null, device)
  const opened = guest === null ? undefined : ctx.db.visitor_views.get(guest)
  if (!opened) return
  ctx.db.visitor_views.remove(opened.owner)
  addViews(ctx, `member:${member_no}`, opened.views)
}
