import type { WorldCtx } from '../../engine/contract/context.ts'
import { DAY } from '../../lib/time.ts'
import { SEEDED_MEMBERS } from '../member/seed.ts'
import type { MemberRow } from '../member/tables.ts'
import { ctxAt } from '../order/seed/past-order.ts'
import { transitionAlert } from './alerts.ts'

/**
 * Subscribes Sari to one sold-out choice of a product with other choices in stock. No seeded order can hold it, so it doesn't come back by
 * itself.
 */
export function seedRestockAlerts(ctx: WorldCtx, { member_no }: MemberRow): void {
  if (member_no !== SEEDED_MEMBERS.sari) return
  const wished = ctx.catalogue.hot.find(({ flag_sold_out, sku_list }) => flag_sold_out === 0 && sku_list.some(({ stock }) => stock === 0))
  const sku = wished?.sku_list.find(({ stock }) => stock === 0)
  if (sku) transitionAlert(ctxAt(ctx, ctx.epoch - 3 * DAY), member_no, sku.sku_no, 'subscribe')
}
