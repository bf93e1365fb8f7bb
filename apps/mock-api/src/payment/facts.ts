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

/** The names behind those facts: where and what cash on delivery isn't for. */
export function behindOf(ctx: WorldCtx, order: OrderRow, language: Language): Behind {
  const district = byCode(dottedArea(order.destination.district_code))
  return {
    area: [district?.name, order.destination.city].flatMap((name) => name ?? []),
    product: order.lines.filter(({ product_no }) => !takesCash(ctx, product_no)).map(({ product_name }) => product_name),
    voucher: onlineOnly(ctx, order).map(({ name }) => name[language]),
  }
}
