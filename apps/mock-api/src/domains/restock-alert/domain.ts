import { DAY } from '@nusaria/catalogue/lib/time'
import { restockAlertLifecycle } from '@nusaria/contracts/lifecycle'
import { restockAlertContract } from '@nusaria/contracts/restock-alert'
import { ctxAt, type WorldCtx } from '../../engine/contract/context.ts'
import { defineDomain } from '../../engine/contract/domain.ts'
import { implement } from '../../engine/contract/implement.ts'
import { transition } from '../../engine/contract/transition.ts'
import { currentSku, productCard } from '../inventory/index.ts'
import { SEEDED_MEMBERS } from '../member/index.ts'
import type { MemberRow } from '../member/tables.ts'
import { pageOfRows } from '../product/index.ts'
import { alertOf, alertsOf, alertView, restockAlertMachine } from './alerts.ts'
import { restockAlertTables } from './tables.ts'

export const restockAlertRoutes = implement(restockAlertContract, {
  status({ params: { sku_no } }, ctx) {
    if (!ctx.catalogue.sku(sku_no)) return ctx.fail('SKU_INFO_MISSING', { field: 'sku_no' })
    return alertView(ctx, ctx.member?.member_no ?? null, sku_no)
  },

  subscribe({ body: { sku_no } }, ctx) {
    if (!ctx.member) return ctx.fail('PRODUCT_NOT_LOGGED_IN')
    const { member_no } = ctx.member
    const now = currentSku(ctx, sku_no)
    if (!now || now.off_sale) return ctx.fail('SKU_INFO_MISSING', { field: 'sku_no' })
    if (now.stock > 0) return ctx.fail('PRODUCT_PARAMETER_INVALID', { field: 'sku_no' })
    transition(ctx, restockAlertLifecycle, alertOf(ctx, member_no, sku_no), 'subscribe', 'shopper')
    return alertView(ctx, member_no, sku_no)
  },

  unsubscribe({ body: { sku_no } }, ctx) {
    if (!ctx.catalogue.sku(sku_no)) return ctx.fail('SKU_INFO_MISSING', { field: 'sku_no' })
    const { member_no } = ctx.member
    transition(ctx, restockAlertLifecycle, alertOf(ctx, member_no, sku_no), 'unsubscribe', 'shopper')
    return alertView(ctx, member_no, sku_no)
  },

  list({ body }, ctx) {
    const { member_no } = ctx.member
    const known = alertsOf(ctx, member_no).flatMap(({ sku_no }) => currentSku(ctx, sku_no) ?? [])
    const page = pageOfRows(known, body.page_num, body.page_size)
    const list = page.map(({ sku, product }) => ({
      ...alertView(ctx, member_no, sku.sku_no),
      spec_values: [...sku.spec_values],
      product: productCard(ctx, product),
    }))
    return { list, total: known.length }
  },
})

/**
 * Subscribes Sari to one sold-out choice of a product with other choices in stock. No seeded order can hold it, so it doesn't come back by
 * itself.
 */
export function seedRestockAlerts(ctx: WorldCtx, { member_no }: MemberRow): void {
  if (member_no !== SEEDED_MEMBERS.sari) return
  const wished = ctx.catalogue.hot.find(({ flag_sold_out, sku_list }) => flag_sold_out === 0 && sku_list.some(({ stock }) => stock === 0))
  const sku = wished?.sku_list.find(({ stock }) => stock === 0)
  if (!sku) return
  const past = ctxAt(ctx, ctx.epoch - 3 * DAY)
  transition(past, restockAlertLifecycle, alertOf(past, member_no, sku.sku_no), 'subscribe', 'shopper')
}

/** Alerts for SKUs that are sold out. */
export const restockAlertDomain = defineDomain({
  name: 'notice',
  tables: restockAlertTables,
  routes: restockAlertRoutes,
  machines: [restockAlertMachine],
  seedMember: seedRestockAlerts,
})
