import type { Args, Client } from '../../support/client.ts'
import { must } from '../driver.ts'
import { targetOf } from './refund-accounts.ts'

/** Who has taken the steps before: at whatever depth. */
export interface Rememberer {
  readonly order_no: string
  readonly after_sale_no: string
  readonly sku_no: string
  readonly product_no: string
}

/** Looks up what earlier steps have left, as the member who asks sees it. */
async function lookUp(client: Client, { order_no, after_sale_no, sku_no, product_no }: Rememberer, what: string): Promise<unknown> {
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
      return (await targetOf(client, what)).id
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

async function filled(client: Client, who: Rememberer, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((one) => filled(client, who, one)))
  if (typeof value !== 'object' || value === null) return value
  if (!('remembered' in value)) {
    const entries = Object.entries(value).map(async ([name, one]) => [name, await filled(client, who, one)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }
  const found = await lookUp(client, who, String(value.remembered))
  must(found, `Nothing is remembered of "${value.remembered}"`)
  return found
}

/** Puts what earlier steps left where the scenario says "remembered". */
export async function recalled(client: Client, who: Rememberer, args: object = {}): Promise<Args> {
  return (await filled(client, who, args)) as Args
}
