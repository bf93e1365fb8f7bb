import type { Complete } from '@nusaria/contracts/added'
import type { CodUnavailable, Confirmation, OrderSource } from '@nusaria/contracts/order-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { FailDetail } from '../../engine/http/reply.ts'
import { byDefaultThenNewest, findOwnAddress } from '../address/index.ts'
import type { AddressRow } from '../address/tables.ts'
import type { MemberRow } from '../member/tables.ts'
import { isStopped } from '../outage/index.ts'
import { availableMethods, codClosedReason, type PayFacts } from '../payment/index.ts'
import { COIN_RULE } from '../points/index.ts'
import type { MemberVoucher } from '../voucher/index.ts'
import {
  chooseVouchers,
  codVouchers,
  type VoucherChoice,
  type VoucherError,
  type VoucherToClaim,
  vouchersToClaim,
  voucherValue,
} from './choose-vouchers.ts'
import { type DeliveryChoice, deliveryChoices, deliveryTerms } from './delivery.ts'
import { calculatePrice, type Pricing, type VoucherValue } from './pricing.ts'
import { isFirstOrder } from './rules.ts'
import type { SelectedItem } from './select-items.ts'

/** The shopper's choices on the confirm page. Without vouchers: the cheapest allowed set. */
export interface CheckoutChoices {
  readonly source: OrderSource
  readonly address_id?: string | undefined
  readonly delivery_method?: 'regular' | 'express' | undefined
  readonly voucher_nos?: readonly string[] | undefined
  readonly use_coins: boolean
}

export type QuoteError = 'ADDRESS_MISSING' | 'DELIVERY_UNSUPPORTED' | 'SHIPPING_TEMPLATE_INVALID' | VoucherError

/** The order as it would be placed now. */
export interface Quote {
  readonly items: readonly SelectedItem[]
  readonly address: AddressRow | null
  readonly deliveries: readonly DeliveryChoice[]
  readonly delivery: DeliveryChoice | null
  /** grams that count for the fee */
  readonly weight: number
  readonly first_order: boolean
  readonly vouchers: VoucherChoice
  readonly shipping_voucher: MemberVoucher | null
  readonly pricing: Pricing
  readonly pay_facts: PayFacts
  /** where only a voucher disables cash on delivery: the best vouchers that allow it */
  readonly cash_set: CodVoucherSet | null
  readonly to_claim: readonly VoucherToClaim[]
  readonly claim_best: Complete<Confirmation>['claim_best']
}

type CodVoucherSet = NonNullable<CodUnavailable['instead']>

type QuoteOutcome =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly error: QuoteError; readonly detail: FailDetail<QuoteError> }

const refused = (error: QuoteError, detail: FailDetail<QuoteError>): QuoteOutcome => ({ ok: false, error, detail })

/** Grams of the goods that don't ship free. */
function weightOf(items: readonly SelectedItem[]): number {
  const paying = items.filter(({ current }) => !current.product.flag_free_shipping)
  return paying.reduce((total, { current, quantity }) => total + current.sku.gross_weight_g * quantity, 0)
}

/** The named address, or the default one; null when the member has none, undefined when the named one is unknown. */
function addressFor(ctx: WorldCtx, member_no: string, address_id: string | undefined): AddressRow | null | undefined {
  if (address_id !== undefined) return findOwnAddress(ctx, member_no, address_id) ?? undefined
  return ctx.db.addresses.all({ member_no }, byDefaultThenNewest)[0] ?? null
}

function shippingVoucher(used: readonly MemberVoucher[]): MemberVoucher | null {
  return used.find(({ template }) => template.kind === 'shipping') ?? null
}

function shippingValue(used: readonly MemberVoucher[]): VoucherValue | null {
  const voucher = shippingVoucher(used)
  return voucher && voucherValue(voucher)
}

/** Calculates the order for these items and choices. Changes nothing. */
export function quote(ctx: WorldCtx, member: MemberRow, items: readonly SelectedItem[], choices: CheckoutChoices): QuoteOutcome {
  const { member_no, points } = member
  const address = addressFor(ctx, member_no, choices.address_id)
  if (address === undefined) return refused('ADDRESS_MISSING', { field: 'address_id' })
  const weight = weightOf(items)
  const terms = address && deliveryTerms(address.district_code)
  if (terms && isStopped(ctx, 'shipping')) return refused('SHIPPING_TEMPLATE_INVALID', { field: 'delivery_method' })
  const deliveries = terms ? deliveryChoices(terms, weight) : []
  const delivery = deliveries.find(({ method }) => method === (choices.delivery_method ?? 'regular')) ?? null
  if (terms && !delivery) return refused('DELIVERY_UNSUPPORTED', { field: 'delivery_method' })

  const shipping_fee = delivery?.fee ?? 0
  const first_order = isFirstOrder(ctx, member_no)
  const scene = { items, fee: first_order ? 0 : (delivery?.fee ?? null), now: ctx.now, began: ctx.epoch }
  const vouchers = chooseVouchers(ctx, member_no, scene, choices.voucher_nos)
  if (!vouchers.ok) return refused(vouchers.error, vouchers.detail)
  const priceWith = ({ used, discounts }: Pick<VoucherChoice, 'used' | 'discounts'>) =>
    calculatePrice({
      lines: items.map(({ current, quantity }) => ({ sku_no: current.sku.sku_no, amount: current.price * quantity })),
      discounts,
      shipping_fee,
      first_order,
      shipping: shippingValue(used),
      coins: { balance: points, used: choices.use_coins, terms: COIN_RULE },
      earn_per_amount: COIN_RULE.earn_per_amount,
    })
  const payFacts = (used: readonly MemberVoucher[], { amounts }: Pricing): PayFacts => ({
    total: amounts.total,
    area_cod: terms?.cash_on_delivery ?? false,
    products_cod: items.every(({ current }) => current.product.flag_cod),
    online_only: used.some(({ template }) => template.online_only === true),
  })
  const pricing = priceWith(vouchers.choice)
  const pay_facts = payFacts(vouchers.choice.used, pricing)
  const cashSet = (): CodVoucherSet | null => {
    const set = codVouchers(ctx, member_no, scene)
    const priced = priceWith(set)
    if (codClosedReason(payFacts(set.used, priced)) !== null) return null
    return { voucher_nos: set.used.map(({ row }) => row.voucher_no), total: priced.amounts.total }
  }
  const { offers, heldAlone, withClaims, coupon_nos } = vouchersToClaim(ctx, member, scene)
  const claimed = priceWith(withClaims).amounts
  return {
    ok: true,
    quote: {
      items,
      address,
      deliveries,
      delivery,
      weight,
      first_order,
      vouchers: vouchers.choice,
      shipping_voucher: shippingVoucher(vouchers.choice.used),
      pricing,
      pay_facts,
      to_claim: offers,
      claim_best: coupon_nos.length > 0 && claimed.total < priceWith(heldAlone).amounts.total ? { coupon_nos, amounts: claimed } : null,
      cash_set: codClosedReason(pay_facts) === 'voucher' ? cashSet() : null,
    },
  }
}

/** The available payment methods of a quote; all except cash while there is no address. */
export function payMethodsOf({ pay_facts }: Pick<Quote, 'pay_facts'>) {
  return availableMethods(pay_facts)
}

/** The discount of each voucher of a quote, discount vouchers first. */
export function quoteVoucherAmounts({ vouchers, shipping_voucher, pricing }: Pick<Quote, 'vouchers' | 'shipping_voucher' | 'pricing'>) {
  const amounts = vouchers.used.map(({ row: { voucher_no }, template }) => {
    const shipping = voucher_no === shipping_voucher?.row.voucher_no
    const amount = shipping ? pricing.amounts.shipping_discount : (pricing.by_voucher.get(voucher_no) ?? 0)
    return { template, voucher_no, amount }
  })
  return amounts.toSorted((one, other) => Number(one.template.kind === 'shipping') - Number(other.template.kind === 'shipping'))
}
