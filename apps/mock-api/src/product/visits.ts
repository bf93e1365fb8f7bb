import { ownerOf } from '../cart/owner.ts'
import type { ProductRow } from '../catalogue/types.ts'
import type { Ctx } from '../kernel/ctx.ts'
import { interestsOf } from './rules.ts'

type VisitCtx = Pick<Ctx, 'db' | 'catalogue' | 'member' | 'device'>

/** How many opened products are kept, and how many categories they may recommend by. */
const KEPT = 20
const INTERESTS = 3

function visitor({ member, device }: VisitCtx): string | null {
  return ownerOf(member?.member_no ?? null, device)
}

/** Remembers that a product was opened, by member or device; without either there is no one to remember it for. */
export function noteView(ctx: VisitCtx, product: ProductRow): void {
  const owner = visitor(ctx)
  if (owner === null) return
  const { product_no } = product
  const known = ctx.db.visitor_views.get(owner)
  if (!known) ctx.db.visitor_views.insert({ owner, product_nos: [product_no], interests: [] })
  else {
    const product_nos = [product_no, ...known.product_nos.filter((other) => other !== product_no)].slice(0, KEPT)
    ctx.db.visitor_views.update(owner, { product_nos })
  }
}

/**
 * The categories to recommend by. They are taken from what was opened when the first page is asked for, and stay as they are
 * for the pages after it: so no product comes twice.
 */
export function interests(ctx: VisitCtx, page_num: number): readonly string[] {
  const owner = visitor(ctx)
  const views = owner === null ? undefined : ctx.db.visitor_views.get(owner)
  if (!views) return []
  if (page_num > 1) return views.interests
  const types = views.product_nos.flatMap((product_no) => ctx.catalogue.product(product_no)?.nav_type_id ?? [])
  const found = interestsOf(types, INTERESTS)
  ctx.db.visitor_views.update(views.owner, { interests: [...found] })
  return found
}
