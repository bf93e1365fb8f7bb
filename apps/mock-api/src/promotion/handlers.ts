import type { CompleteResultOf } from '@nusaria/contracts/endpoint'
import { promotionContract, type WalletVoucher } from '@nusaria/contracts/promotion'
import { callersCart } from '../cart/owner.ts'
import { buyable, linesOf, type PricedRow } from '../cart/view.ts'
import { productCard } from '../inventory/card.ts'
import { skuNow } from '../inventory/inventory.ts'
import type { WorldCtx } from '../kernel/ctx.ts'
import { implement } from '../kernel/implement.ts'
import { iso } from '../kernel/time.ts'
import { isFirstOrder } from '../order/first-order.ts'
import { isStopped } from '../service/services.ts'
import { claim, claimStateOf, mustWait, noteFailedTry, offerView } from './claims.ts'
import { couponNow, couponsNow } from './coupon-now.ts'
import { appliesTo, type Coupon, couponOfCode, FREE_SHIPPING, VIRTUAL_IDS } from './coupons.ts'
import { paragraphsOf } from './paragraphs.ts'
import { shortfallOf } from './rules.ts'
import { termsOf, windowOf } from './terms.ts'
import { type Held, heldBy, walletVoucher } from './wallet.ts'

/** The order of each tab of the wallet. */
const tabOrder = {
  unused: (a: Held, b: Held) => a.row.expires_at - b.row.expires_at,
  used: (a: Held, b: Held) => (b.row.used_at ?? 0) - (a.row.used_at ?? 0),
  expired: (a: Held, b: Held) => b.row.expires_at - a.row.expires_at,
} as const

type Shortfall = CompleteResultOf<typeof promotionContract.minimumPurchaseShortfall>

/** Whether this shopper holds a voucher of a coupon that has begun, or can claim one. */
function voucherState(ctx: WorldCtx, coupon: Coupon, member_no: string | null): Shortfall['voucher_state'] {
  if (coupon.app_exclusive) return 'none'
  const held = member_no !== null && ctx.db.vouchers.find({ member_no, coupon_no: coupon.coupon_no, state: 'unused' }) !== undefined
  if (held && windowOf(coupon, ctx.began).from <= ctx.now) return 'held'
  return claimStateOf(ctx, coupon, member_no) === 'claimable' ? 'claimable' : 'none'
}

/** Why no shipping fee will be asked for these lines. */
function shipsFree(ctx: WorldCtx, chosen: readonly PricedRow[], member_no: string | null): Shortfall['ships_free'] {
  if (chosen.length > 0 && chosen.every(({ now }) => now.product.flag_free_shipping)) return 'products'
  return member_no !== null && isFirstOrder(ctx, member_no) ? 'first_order' : null
}

export const promotionRoutes = implement(promotionContract, {
  couponProductList({ body }, ctx) {
    if (isStopped(ctx, 'voucher')) return ctx.fail('VOUCHER_QUERY_FAILED')
    const coupon = couponNow(ctx, body.coupon_no)
    if (!coupon) return ctx.fail('VOUCHER_NOT_FOUND', { field: 'coupon_no' })
    const products = ctx.catalogue.products.filter((product) => appliesTo(coupon, product))
    const start = (body.page_num - 1) * body.page_size
    return { list: products.slice(start, start + body.page_size).map((product) => productCard(ctx, product)), total: products.length }
  },

  minimumPurchaseShortfall({ body }, ctx) {
    if (isStopped(ctx, 'voucher')) return ctx.fail('VOUCHER_QUERY_FAILED')
    const coupon = couponNow(ctx, body.coupon_no ?? FREE_SHIPPING)
    if (!coupon) return ctx.fail('VOUCHER_NOT_FOUND', { field: 'coupon_no' })
    const member_no = ctx.member?.member_no ?? null
    const chosen = buyable(linesOf(ctx, callersCart(ctx)))
    const lines = chosen.filter(({ now }) => appliesTo(coupon, now.product))
    const counted_amount = lines.reduce((sum, { row, now }) => sum + now.price * row.quantity, 0)
    const minimum_spend = coupon.minimum_spend ?? 0
    return {
      coupon_no: coupon.coupon_no,
      minimum_spend,
      counted_amount,
      shortfall: shortfallOf(minimum_spend, counted_amount),
      voucher_state: voucherState(ctx, coupon, member_no),
      ships_free: shipsFree(ctx, chosen, member_no),
    }
  },

  virtualMapping({ body }, ctx) {
    if (isStopped(ctx, 'voucher')) return ctx.fail('VOUCHER_SYSTEM_FAILED')
    const mapping = Object.hasOwn(VIRTUAL_IDS, body.virtual_id) ? VIRTUAL_IDS[body.virtual_id] : undefined
    if (!mapping) return ctx.fail('VOUCHER_NOT_FOUND', { field: 'virtual_id' })
    return { project_id: mapping.project_id, coupon_nos: [...mapping.coupon_nos] }
  },

  offers({ body }, ctx) {
    if (isStopped(ctx, 'voucher')) return ctx.fail('VOUCHER_QUERY_FAILED')
    const member_no = ctx.member?.member_no ?? null
    const product = body.product_no === undefined ? undefined : ctx.catalogue.product(body.product_no)
    let coupons = couponsNow(ctx).filter((coupon) => coupon.code === undefined && windowOf(coupon, ctx.began).till >= ctx.now)
    if (body.coupon_nos) {
      coupons = couponsNow(ctx, body.coupon_nos)
      if (coupons.length === 0) return ctx.fail('VOUCHER_NOT_FOUND', { field: 'coupon_nos' })
    }
    if (body.product_no !== undefined) coupons = product ? coupons.filter((coupon) => appliesTo(coupon, product)) : []
    return { list: coupons.map((coupon) => offerView(ctx, coupon, member_no, ctx.language)), server_time: iso(ctx.now) }
  },

  claim({ body }, ctx) {
    const { member, began, language } = ctx
    const coupon = couponNow(ctx, body.coupon_no)
    if (!coupon) return ctx.fail('VOUCHER_TEMPLATE_MISSING', { field: 'coupon_no' })
    if (coupon.code !== undefined) return ctx.fail('VOUCHER_MISSING', { field: 'coupon_no' })
    if (mustWait(ctx, member.member_no)) return ctx.fail('TOO_MANY_ATTEMPTS')
    const claimed = claim(ctx, coupon, member)
    if (!claimed.ok) {
      noteFailedTry(ctx, member.member_no)
      return ctx.fail(claimed.error, { keep: true })
    }
    return walletVoucher({ row: claimed.row, coupon }, began, language)
  },

  redeemCode({ body }, ctx) {
    const { member, began, language } = ctx
    if (mustWait(ctx, member.member_no)) return ctx.fail('TOO_MANY_ATTEMPTS', { field: 'code' })
    const coupon = couponNow(ctx, couponOfCode(body.code)?.coupon_no ?? '')
    const claimed = coupon ? claim(ctx, coupon, member) : ({ ok: false, error: 'VOUCHER_MISSING' } as const)
    if (!coupon || !claimed.ok) {
      noteFailedTry(ctx, member.member_no)
      return ctx.fail(claimed.ok ? 'VOUCHER_MISSING' : claimed.error, { field: 'code', keep: true })
    }
    return walletVoucher({ row: claimed.row, coupon }, began, language)
  },

  wallet({ body }, ctx) {
    if (isStopped(ctx, 'voucher')) return ctx.fail('VOUCHER_QUERY_FAILED')
    const all = heldBy(ctx, ctx.member.member_no)
    const count = (state: WalletVoucher['state']) => all.filter(({ row }) => row.state === state).length
    const held = all
      .filter(({ row, coupon }) => row.state === body.state && (body.kind === undefined || coupon.kind === body.kind))
      .sort(tabOrder[body.state])
    const start = (body.page_num - 1) * body.page_size
    return {
      list: held.slice(start, start + body.page_size).map((one) => walletVoucher(one, ctx.began, ctx.language)),
      total: held.length,
      counts: { unused: count('unused'), used: count('used'), expired: count('expired') },
      server_time: iso(ctx.now),
    }
  },

  terms({ params }, ctx) {
    if (isStopped(ctx, 'voucher')) return ctx.fail('VOUCHER_QUERY_FAILED')
    const coupon = couponNow(ctx, params.coupon_no)
    if (!coupon) return ctx.fail('VOUCHER_NOT_FOUND', { field: 'coupon_no' })
    return { ...termsOf(coupon, ctx.began, ctx.language), language: ctx.language, paragraphs: paragraphsOf(coupon, ctx.language) }
  },

  usableForSkus({ body }, ctx) {
    if (isStopped(ctx, 'voucher')) return ctx.fail('VOUCHER_QUERY_FAILED')
    const products = body.sku_nos.flatMap((sku_no) => skuNow(ctx, sku_no)?.product ?? [])
    const fits = ({ coupon }: Held) =>
      !coupon.app_exclusive && windowOf(coupon, ctx.began).from <= ctx.now && products.some((product) => appliesTo(coupon, product))
    const held = heldBy(ctx, ctx.member.member_no, 'unused').filter(fits).sort(tabOrder.unused)
    return { list: held.map((one) => walletVoucher(one, ctx.began, ctx.language)) }
  },
})
