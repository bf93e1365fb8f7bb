import { formatInstant } from '@nusaria/catalogue/lib/time'
import type { Complete } from '@nusaria/contracts/added'
import type { Language } from '@nusaria/contracts/headers'
import type { Confirmation, OrderLine } from '@nusaria/contracts/order-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { digest } from '../../lib/digest.ts'
import { addressView } from '../address/index.ts'
import type { MemberRow } from '../member/tables.ts'
import { COD_MAX, codBlockers, codClosedReason } from '../payment/index.ts'
import { COIN_RULE } from '../points/index.ts'
import { type MemberVoucher, offerOf, walletVoucher } from '../voucher/index.ts'
import { voucherValue } from './choose-vouchers.ts'
import { destinationOf, expectedAt } from './delivery.ts'
import { discountOn, subtotalOf } from './pricing.ts'
import { payMethodsOf, type Quote, quoteVoucherAmounts } from './quote.ts'
import type { ExcludedLine, SelectedItem } from './select-items.ts'

/** A SKU to be bought, as the order will store it. */
export function orderLine({ current, quantity }: SelectedItem, line_no: string): OrderLine {
  const { sku, product, price, scribing_price } = current
  return {
    line_no,
    product_no: product.product_no,
    sku_no: sku.sku_no,
    product_name: product.product_name,
    spec_values: [...sku.spec_values],
    thumb_image_url: sku.image_url,
    price,
    scribing_price,
    quantity,
    line_amount: price * quantity,
  }
}

/** Why cash on delivery is disabled; known once there is an address. */
function codClosedDetails(ctx: WorldCtx, { items, address, delivery, vouchers, pay_facts, cash_set }: Quote, language: Language) {
  const reason = codClosedReason(pay_facts)
  if (reason === null || !address || !delivery) return null
  const products = items.map(({ current }) => current.product)
  const coupons = vouchers.used.map(({ template }) => template)
  const names = codBlockers(ctx, { district_code: address.district_code, products, coupons }, language)
  return { reason, by: [...(names[reason] ?? [])], most: COD_MAX, instead: cash_set }
}

/** Stands for the goods that a shopper is shown. */
export function goodsDigest(items: readonly SelectedItem[]): string {
  return digest(items.map(({ current, quantity }) => [current.sku.sku_no, quantity]).sort())
}

/** Stands for all else that they agree to by placing the order. */
export function termsDigest({ items, address, delivery, vouchers, pricing, ...quote }: Quote, now: number): string {
  const days = delivery && Object.values(expectedAt(delivery, now)).map((at) => formatInstant(at).slice(0, 10))
  return digest([
    items.map(({ current }) => [current.sku.sku_no, current.price]).sort(),
    address && destinationOf(address),
    delivery && [delivery.method, delivery.fee, days],
    vouchers.used.map(({ row }) => row.voucher_no).sort(),
    pricing.amounts,
    payMethodsOf(quote),
  ])
}

/** A quote as the API returns it. */
export function confirmationView(
  ctx: WorldCtx,
  quote: Quote,
  { member, left_out, language }: { readonly member: MemberRow; readonly left_out: readonly ExcludedLine[]; readonly language: Language },
): Complete<Confirmation> {
  const { vouchers, pricing, first_order, shipping_voucher, delivery } = quote
  const shown = (held: MemberVoucher) => walletVoucher(held, ctx.epoch, language)
  const feeToPay = (fee: number) => {
    const left = first_order ? 0 : fee
    return left - (shipping_voucher ? discountOn(voucherValue(shipping_voucher), left) : 0)
  }
  return {
    address: quote.address && addressView(quote.address),
    lines: quote.items.map((line, at) => orderLine(line, String(at + 1))),
    delivery_options: quote.deliveries.map((choice) => {
      const { earliest, latest } = expectedAt(choice, ctx.now)
      const { method, provider, fee } = choice
      return { method, provider, fee, fee_to_pay: feeToPay(fee), earliest: formatInstant(earliest), latest: formatInstant(latest) }
    }),
    delivery_method: delivery?.method ?? null,
    vouchers_used: vouchers.used.map(shown),
    vouchers_usable: vouchers.usable.map(shown),
    vouchers_unusable: vouchers.unusable.map(({ held, reason, shortfall }) => ({ voucher: shown(held), reason, shortfall })),
    vouchers_claimable: quote.to_claim.map(({ template, shortfall }) => ({
      voucher: offerOf(ctx, template, member.member_no, { language, claim_state: 'claimable' }),
      shortfall,
    })),
    claim_best: quote.claim_best,
    coins: {
      balance: member.points,
      ...pricing.coin_offer,
      points_per_unit: COIN_RULE.points,
      amount_per_unit: COIN_RULE.amount,
      rate: COIN_RULE.rate,
    },
    flag_first_order: first_order,
    subtotal: subtotalOf(pricing.amounts),
    amounts: pricing.amounts,
    voucher_amounts: quoteVoucherAmounts(quote).map(({ template, voucher_no, amount }) => ({
      voucher_no,
      coupon_name: template.name[language],
      kind: template.kind,
      amount,
    })),
    pay_methods: payMethodsOf(quote),
    cash_closed: codClosedDetails(ctx, quote, language),
    left_out: left_out.map(({ current: { sku, product, stock }, trouble }) => ({
      product_no: product.product_no,
      sku_no: sku.sku_no,
      product_name: product.product_name,
      spec_values: [...sku.spec_values],
      reason: trouble,
      stock,
    })),
    digest: `${goodsDigest(quote.items)}.${termsDigest(quote, ctx.now)}`,
    server_time: formatInstant(ctx.now),
  }
}
