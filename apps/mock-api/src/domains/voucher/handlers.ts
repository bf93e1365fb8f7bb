import { formatInstant } from '@nusaria/catalogue/lib/time'
import type { CompleteResultOf } from '@nusaria/contracts/contract'
import { voucherContract, type WalletVoucher } from '@nusaria/contracts/voucher'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { implement } from '../../engine/contract/implement.ts'
import { buyableLines, cartOwner, type PricedLine, pricedLines } from '../cart/index.ts'
import { currentSku, productCard } from '../inventory/index.ts'
import { isFirstOrder } from '../order/index.ts'
import { claimStateOf, claimVoucher, isClaimBlocked, offerView, recordFailedAttempt } from './claims.ts'
import { type MemberVoucher, memberVouchers, walletVoucher } from './member-vouchers.ts'
import { shortfallOf } from './rules.ts'
import {
  appliesTo,
  currentTemplate,
  currentTemplates,
  FREE_SHIPPING,
  templateByCode,
  VIRTUAL_IDS,
  type VoucherTemplate,
} from './templates.ts'
import { paragraphsOf, termsOf, validityOf } from './terms.ts'

/** The sort order of each tab. */
const tabOrder = {
  unused: (a: MemberVoucher, b: MemberVoucher) => a.row.expires_at - b.row.expires_at,
  used: (a: MemberVoucher, b: MemberVoucher) => (b.row.used_at ?? 0) - (a.row.used_at ?? 0),
  expired: (a: MemberVoucher, b: MemberVoucher) => b.row.expires_at - a.row.expires_at,
} as const

type Shortfall = CompleteResultOf<typeof voucherContract.minimumPurchaseShortfall>

/** Whether this shopper has a voucher that is valid now, or can claim one. */
function voucherState(ctx: WorldCtx, coupon: VoucherTemplate, member_no: string | null): Shortfall['voucher_state'] {
  if (coupon.app_exclusive) return 'none'
  const held = member_no !== null && ctx.db.vouchers.find({ member_no, coupon_no: coupon.coupon_no, state: 'unused' }) !== undefined
  if (held && validityOf(coupon, ctx.epoch).from <= ctx.now) return 'held'
  return claimStateOf(ctx, coupon, member_no) === 'claimable' ? 'claimable' : 'none'
}

/** Why these lines have no shipping fee. */
function shipsFree(ctx: WorldCtx, chosen: readonly PricedLine[], member_no: string | null): Shortfall['ships_free'] {
  if (chosen.length > 0 && chosen.every(({ current }) => current.product.flag_free_shipping)) return 'products'
  return member_no !== null && isFirstOrder(ctx, member_no) ? 'first_order' : null
}

export const voucherRoutes = implement(voucherContract, {
  couponProductList({ body }, ctx) {
    const coupon = currentTemplate(ctx, body.coupon_no)
    if (!coupon) return ctx.fail('VOUCHER_NOT_FOUND', { field: 'coupon_no' })
    const products = ctx.catalogue.products.filter((product) => appliesTo(coupon, product))
    const start = (body.page_num - 1) * body.page_size
    return { list: products.slice(start, start + body.page_size).map((product) => productCard(ctx, product)), total: products.length }
  },

  minimumPurchaseShortfall({ body }, ctx) {
    const coupon = currentTemplate(ctx, body.coupon_no ?? FREE_SHIPPING)
    if (!coupon) return ctx.fail('VOUCHER_NOT_FOUND', { field: 'coupon_no' })
    const member_no = ctx.member?.member_no ?? null
    const chosen = buyableLines(pricedLines(ctx, cartOwner(ctx)))
    const lines = chosen.filter(({ current }) => appliesTo(coupon, current.product))
    const counted_amount = lines.reduce((sum, { row, current }) => sum + current.price * row.quantity, 0)
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
    const mapping = Object.hasOwn(VIRTUAL_IDS, body.virtual_id) ? VIRTUAL_IDS[body.virtual_id] : undefined
    if (!mapping) return ctx.fail('VOUCHER_NOT_FOUND', { field: 'virtual_id' })
    return { project_id: mapping.project_id, coupon_nos: [...mapping.coupon_nos] }
  },

  offers({ body }, ctx) {
    const member_no = ctx.member?.member_no ?? null
    const product = body.product_no === undefined ? undefined : ctx.catalogue.product(body.product_no)
    let coupons = currentTemplates(ctx).filter((coupon) => coupon.code === undefined && validityOf(coupon, ctx.epoch).till >= ctx.now)
    if (body.coupon_nos) {
      coupons = currentTemplates(ctx, body.coupon_nos)
      if (coupons.length === 0) return ctx.fail('VOUCHER_NOT_FOUND', { field: 'coupon_nos' })
    }
    if (body.product_no !== undefined) coupons = product ? coupons.filter((coupon) => appliesTo(coupon, product)) : []
    return { list: coupons.map((coupon) => offerView(ctx, coupon, member_no, ctx.language)), server_time: formatInstant(ctx.now) }
  },

  claim({ body }, ctx) {
    const { member, epoch, language } = ctx
    const template = currentTemplate(ctx, body.coupon_no)
    if (!template) return ctx.fail('VOUCHER_TEMPLATE_MISSING', { field: 'coupon_no' })
    if (template.code !== undefined) return ctx.fail('VOUCHER_MISSING', { field: 'coupon_no' })
    if (isClaimBlocked(ctx, member.member_no)) return ctx.fail('TOO_MANY_ATTEMPTS')
    const claimed = claimVoucher(ctx, template, member)
    if (!claimed.ok) {
      recordFailedAttempt(ctx, member.member_no)
      return ctx.fail(claimed.error, { commitWrites: true })
    }
    return walletVoucher({ row: claimed.row, template }, epoch, language)
  },

  redeemCode({ body }, ctx) {
    const { member, epoch, language } = ctx
    if (isClaimBlocked(ctx, member.member_no)) return ctx.fail('TOO_MANY_ATTEMPTS', { field: 'code' })
    const template = currentTemplate(ctx, templateByCode(body.code)?.coupon_no ?? '')
    const claimed = template ? claimVoucher(ctx, template, member) : ({ ok: false, error: 'VOUCHER_MISSING' } as const)
    if (!template || !claimed.ok) {
      recordFailedAttempt(ctx, member.member_no)
      return ctx.fail(claimed.ok ? 'VOUCHER_MISSING' : claimed.error, { field: 'code', commitWrites: true })
    }
    return walletVoucher({ row: claimed.row, template }, epoch, language)
  },

  wallet({ body }, ctx) {
    const all = memberVouchers(ctx, ctx.member.member_no)
    const count = (state: WalletVoucher['state']) => all.filter(({ row }) => row.state === state).length
    const held = all
      .filter(({ row, template }) => row.state === body.state && (body.kind === undefined || template.kind === body.kind))
      .sort(tabOrder[body.state])
    const start = (body.page_num - 1) * body.page_size
    return {
      list: held.slice(start, start + body.page_size).map((one) => walletVoucher(one, ctx.epoch, ctx.language)),
      total: held.length,
      counts: { unused: count('unused'), used: count('used'), expired: count('expired') },
      server_time: formatInstant(ctx.now),
    }
  },

  terms({ params }, ctx) {
    const coupon = currentTemplate(ctx, params.coupon_no)
    if (!coupon) return ctx.fail('VOUCHER_NOT_FOUND', { field: 'coupon_no' })
    return { ...termsOf(coupon, ctx.epoch, ctx.language), language: ctx.language, paragraphs: paragraphsOf(coupon, ctx.language) }
  },

  usableForSkus({ body }, ctx) {
    const products = body.sku_nos.flatMap((sku_no) => currentSku(ctx, sku_no)?.product ?? [])
    const fits = ({ template }: MemberVoucher) =>
      !template.app_exclusive && validityOf(template, ctx.epoch).from <= ctx.now && products.some((product) => appliesTo(template, product))
    const held = memberVouchers(ctx, ctx.member.member_no, 'unused').filter(fits).sort(tabOrder.unused)
    return { list: held.map((one) => walletVoucher(one, ctx.epoch, ctx.language)) }
  },
})
