import type { Language } from '@nusaria/contracts/headers'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { areaByCode } from '../../reference/areas/areas.ts'
import { dottedArea } from '../address/rules.ts'
import { deliveryTerms } from '../order/delivery.ts'
import type { OrderRow } from '../order/tables.ts'
import { templateByNo, type VoucherTemplate } from '../voucher/templates.ts'
import type { CodBlockers, PayFacts } from './options.ts'

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
