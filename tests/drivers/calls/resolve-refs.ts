import type { Args, ShopClient } from '../../support/client.ts'
import { assertStep } from '../driver.ts'
import { refundTargetOf } from './refund-accounts.ts'

/** Ids from earlier steps. */
export interface RefContext {
  readonly order_no: string
  readonly after_sale_no: string
  readonly sku_no: string
  readonly product_no: string
}

/** Looks up the value of a reference, as the calling member. */
async function resolveRef(client: ShopClient, { order_no, after_sale_no, sku_no, product_no }: RefContext, what: string): Promise<unknown> {
  const cashier = () => client.call('payment.cashier', { order_no })
  const coupon = what.match(/^voucher of (.+)$/)?.[1]
  if (coupon !== undefined) {
    const { list } = await client.call('promotion.wallet', { state: 'unused', page_num: 1, page_size: 50 })
    return list.find(({ coupon_no }) => coupon_no === coupon)?.voucher_no
  }
  switch (what) {
    case 'order':
      return order_no
    case 'order line':
      return (await client.call('order.detail', { order_no })).lines[0]?.line_no
    case 'request':
      return after_sale_no
    case 'refund':
      return (await client.call('afterSale.detail', { after_sale_no })).refund_amount
    case 'refund card':
    case 'e-wallet':
      return (await refundTargetOf(client, what)).id
    case 'sku':
      return sku_no
    case 'product':
      return product_no
    case 'line':
      return (await client.call('cart.detail')).lines[0]?.line_id
    case 'address':
      return (await client.call('address.list')).list[0]?.address_id
    case 'total':
      return (await cashier()).total
    default:
      return (await cashier()).payment?.payment_no
  }
}

async function resolveValue(client: ShopClient, who: RefContext, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((one) => resolveValue(client, who, one)))
  if (typeof value !== 'object' || value === null) return value
  if (!('ref' in value)) {
    const entries = Object.entries(value).map(async ([name, one]) => [name, await resolveValue(client, who, one)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }
  const found = await resolveRef(client, who, String(value.ref))
  assertStep(found, `Nothing is remembered of "${value.ref}"`)
  return found
}

/** Replaces the references in arguments by their values. */
export async function resolveRefs(client: ShopClient, who: RefContext, args: object = {}): Promise<Args> {
  return (await resolveValue(client, who, args)) as Args
}
