import type { Ctx } from '../../engine/contract/context.ts'
import { ownerOf } from '../cart/owner.ts'
import { isTooFast, nextSearchRate, normalizeKeyword, withKeyword } from './rules.ts'

type CallerCtx = Pick<Ctx, 'db' | 'member' | 'device' | 'now'>

/**
 * The owner of a search history: the member, or the device for a guest. `driver_id` names the device where the header doesn't; null when
 * neither does.
 */
export function searchOwner({ member, device }: CallerCtx, driver_id?: string | null): string | null {
  return ownerOf(member?.member_no ?? null, device || (driver_id ?? ''))
}

/** Adds a keyword to the caller's history; blank ones are ignored. */
export function recordKeyword(ctx: CallerCtx, keyword: string, driver_id?: string | null): void {
  const owner = searchOwner(ctx, driver_id)
  const tidied = normalizeKeyword(keyword)
  if (owner === null || tidied === '') return
  const known = ctx.db.search_histories.get(owner)
  if (known) ctx.db.search_histories.update(owner, { keywords: withKeyword(known.keywords, tidied) })
  else ctx.db.search_histories.insert({ owner, keywords: [tidied] })
}

/** Counts a search. Returns whether the caller searches faster than a person can. */
export function countSearch(ctx: CallerCtx, driver_id?: string | null): boolean {
  const owner = searchOwner(ctx, driver_id)
  if (owner === null) return false
  const known = ctx.db.search_paces.get(owner)
  const pace = nextSearchRate(known, ctx.now)
  if (known) ctx.db.search_paces.update(owner, pace)
  else ctx.db.search_paces.insert({ owner, ...pace })
  return isTooFast(pace)
}
