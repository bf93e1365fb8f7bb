import { areaByCode } from '@nusaria/catalogue/areas/areas'
import { PAY_METHODS, payChannels } from '@nusaria/catalogue/payment-channels'
import type { Language } from '@nusaria/contracts/headers'
import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { PayOption } from '@nusaria/contracts/payment-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { dottedArea } from '../address/index.ts'
import { deliveryTerms } from '../order/index.ts'
import type { OrderRow } from '../order/tables.ts'
import { templateByNo, type VoucherTemplate } from '../voucher/index.ts'

/** Rupiah; the maximum a courier takes in cash. */
export const COD_MAX = 5_000_000

/** What decides which payment methods are available. */
export interface PayFacts {
  /** Rupiah */
  readonly total: number
  /** Whether the courier takes cash there. */
  readonly area_cod: boolean
  /** Whether every product allows cash on delivery. */
  readonly products_cod: boolean
  /** Whether a voucher on the order requires online payment. */
  readonly online_only: boolean
}

/** Why cash on delivery is disabled; null when it is available. */
export function codClosedReason(facts: PayFacts): NonNullable<PayOption['disabled_reason']> | null {
  if (!facts.area_cod) return 'area'
  if (!facts.products_cod) return 'product'
  // Checked before the voucher: without the voucher the order costs even more.
  if (facts.total > COD_MAX) return 'amount'
  return facts.online_only ? 'voucher' : null
}

/** What disables cash on delivery, by name, for the reasons that have names. */
export type CodBlockers = Readonly<Partial<Record<NonNullable<PayOption['disabled_reason']>, readonly string[]>>>

function payOption(method: PayMethod, reason: PayOption['disabled_reason'], behind: CodBlockers): PayOption {
  return {
    method,
    channels: payChannels(method),
    flag_enabled: reason === null,
    disabled_reason: reason,
    disabled_by: reason === null ? [] : [...(behind[reason] ?? [])],
    most: method === 'cod' ? COD_MAX : null,
  }
}

/** The payment methods as the cashier shows them. */
export function payOptions(facts: PayFacts, behind: CodBlockers): PayOption[] {
  return PAY_METHODS.map((method) => payOption(method, method === 'cod' ? codClosedReason(facts) : null, behind))
}

/** The methods that are available. */
export function availableMethods(facts: PayFacts): PayMethod[] {
  return PAY_METHODS.filter((method) => method !== 'cod' || codClosedReason(facts) === null)
}

function onlineOnlyTemplates({ db }: WorldCtx, order: OrderRow): VoucherTemplate[] {
  return order.voucher_nos
    .flatMap((voucher_no) => templateByNo(db.vouchers.get(voucher_no)?.coupon_no ?? '') ?? [])
    .filter(({ online_only }) => online_only === true)
}

function acceptsCod({ catalogue }: WorldCtx, product_no: string): boolean {
  return catalogue.product(product_no)?.flag_cod ?? false
}

/** What decides how a placed order can be paid. */
export function payFactsOf(ctx: WorldCtx, order: OrderRow): PayFacts {
  return {
    total: order.amounts.total,
    area_cod: deliveryTerms(order.destination.district_code)?.cash_on_delivery ?? false,
    products_cod: order.lines.every(({ product_no }) => acceptsCod(ctx, product_no)),
    online_only: onlineOnlyTemplates(ctx, order).length > 0,
  }
}

/** The data behind the reasons against cash on delivery. */
interface CodFacts {
  readonly district_code: string
  readonly products: readonly { readonly product_no: string; readonly product_name: string }[]
  readonly coupons: readonly VoucherTemplate[]
}

/** The names behind each reason against cash on delivery, for a placed or unplaced order. */
export function codBlockers(ctx: WorldCtx, { district_code, products, coupons }: CodFacts, language: Language): CodBlockers {
  const district = dottedArea(district_code)
  const city = district.split('.').slice(0, 2).join('.')
  return {
    area: [areaByCode(district)?.name, areaByCode(city)?.name].flatMap((name) => name ?? []),
    product: products.filter(({ product_no }) => !acceptsCod(ctx, product_no)).map(({ product_name }) => product_name),
    voucher: coupons.filter(({ online_only }) => online_only === true).map(({ name }) => name[language]),
  }
}

/** The names behind each reason against cash on delivery, for a placed order. */
export function orderCodBlockers(ctx: WorldCtx, order: OrderRow, language: Language): CodBlockers {
  const { district_code } = order.destination
  return codBlockers(ctx, { district_code, products: order.lines, coupons: onlineOnlyTemplates(ctx, order) }, language)
}
