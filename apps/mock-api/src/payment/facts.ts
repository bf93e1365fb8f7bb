import type { Language } from '@nusaria/contracts/headers'
import { dottedArea } from '../address/rules.ts'
import { byCode } from '../areas/areas.ts'
import type { WorldCtx } from '../kernel/ctx.ts'
import { termsFor } from '../order/delivery.ts'
import type { OrderRow } from '../order/tables.ts'
import { type Coupon, couponOf } from '../promotion/coupons.ts'
import type { Behind, PayFacts } from './options.ts'

function onlineOnly({ db }: WorldCtx, order: OrderRow): Coupon[] {
  return order.voucher_nos
    .flatMap((voucher_no) => couponOf(db.vouchers.get(voucher_no)?.coupon_no ?? '') ?? [])
    .filter(({ online_only }) => online_only === true)
}

function takesCash({ catalogue }: WorldCtx, product_no: string): boolean {
  return catalogue.product(product_no)?.flag_cod ?? false
}

/** What decides how a placed order may be paid. */
export function payFactsOf(ctx: WorldCtx, order: OrderRow): PayFacts {
  return {
    total: order.amounts.total,
    area_cod: termsFor(order.destination.district_code)?.cash_on_delivery ?? false,
    products_cod: order.lines.every(({ product_no }) => takesCash(ctx, product_no)),
    online_only: onlineOnly(ctx, order).length > 0,
  }
}

/** What may close cash on delivery, as a language names it: where, and what it isn't for. */
interface CashFacts {
  readonly district_code: string
  readonly products: readonly { readonly product_no: string; readonly product_name: string }[]
  readonly coupons: readonly Coupon[]
}

/** The names behind the facts of an order, placed or not. */
export function behind(ctx: WorldCtx, { district_code, products, coupons }: CashFacts, language: Language): Behind {
  const district = dottedArea(district_code)
  const city = district.split('.').slice(0, 2).join('.')
  return {
    area: [byCode(district)?.name, byCode(city)?.name].flatMap((name) => name ?? []),
    product: products.filter(({ product_no }) => !takesCash(ctx, product_no)).map(({ product_name }) => product_name),
    voucher: coupons.filter(({ online_only }) => online_only === true).map(({ name }) => name[language]),
  }
}

/** The names behind the facts of a placed order. */
export function behindOf(ctx: WorldCtx, order: OrderRow, language: Language): Behind {
  const { district_code } = order.destination
  return behind(ctx, { district_code, products: order.lines, coupons: onlineOnly(ctx, order) }, language)
}
