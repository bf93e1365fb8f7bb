import { restockAlertContract } from '@nusaria/contracts/restock-alert'
import { implement } from '../../engine/contract/implement.ts'
import { productCard } from '../inventory/card.ts'
import { currentSku } from '../inventory/inventory.ts'
import { pageOfRows } from '../product/rules.ts'
import { alertsOf, alertView, transitionAlert } from './alerts.ts'

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
    transitionAlert(ctx, member_no, sku_no, 'subscribe')
    return alertView(ctx, member_no, sku_no)
  },

  unsubscribe({ body: { sku_no } }, ctx) {
    if (!ctx.catalogue.sku(sku_no)) return ctx.fail('SKU_INFO_MISSING', { field: 'sku_no' })
    transitionAlert(ctx, ctx.member.member_no, sku_no, 'unsubscribe')
    return alertView(ctx, ctx.member.member_no, sku_no)
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
