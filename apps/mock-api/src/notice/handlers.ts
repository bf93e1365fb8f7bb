import { noticeContract } from '@nusaria/contracts/notice'
import { productCard } from '../inventory/card.ts'
import { skuNow } from '../inventory/inventory.ts'
import { implement } from '../kernel/implement.ts'
import { pageOfRows } from '../product/rules.ts'
import { moveNotice, noticesOf, noticeView } from './notices.ts'

export const noticeRoutes = implement(noticeContract, {
  status({ params: { sku_no } }, ctx) {
    if (!ctx.catalogue.sku(sku_no)) return ctx.fail('SKU_INFO_MISSING', { field: 'sku_no' })
    return noticeView(ctx, ctx.member?.member_no ?? null, sku_no)
  },

  subscribe({ body: { sku_no } }, ctx) {
    if (!ctx.member) return ctx.fail('PRODUCT_NOT_LOGGED_IN')
    const { member_no } = ctx.member
    const now = skuNow(ctx, sku_no)
    if (!now || now.off_sale) return ctx.fail('SKU_INFO_MISSING', { field: 'sku_no' })
    if (now.stock > 0) return ctx.fail('PRODUCT_PARAMETER_INVALID', { field: 'sku_no' })
    moveNotice(ctx, member_no, sku_no, 'subscribe')
    return noticeView(ctx, member_no, sku_no)
  },

  unsubscribe({ body: { sku_no } }, ctx) {
    if (!ctx.catalogue.sku(sku_no)) return ctx.fail('SKU_INFO_MISSING', { field: 'sku_no' })
    moveNotice(ctx, ctx.member.member_no, sku_no, 'unsubscribe')
    return noticeView(ctx, ctx.member.member_no, sku_no)
  },

  list({ body }, ctx) {
    const { member_no } = ctx.member
    const known = noticesOf(ctx, member_no).flatMap(({ sku_no }) => skuNow(ctx, sku_no) ?? [])
    const page = pageOfRows(known, body.page_num, body.page_size)
    const list = page.map(({ sku, product }) => ({
      ...noticeView(ctx, member_no, sku.sku_no),
      spec_values: [...sku.spec_values],
      product: productCard(ctx, product),
    }))
    return { list, total: known.length }
  },
})
