import type { Args, ShopClient } from '../../support/client.ts'
import { assertStep } from '../driver.ts'
import { refundTargetOf } from './refund-accounts.ts'
import type { StoryMemory } from './story-context.ts'

/** Looks up the value of a reference, as the calling member. */
async function resolveRef(
  client: ShopClient,
  { order_no, after_sale_no, sku_no, product_no }: StoryMemory,
  what: string,
): Promise<unknown> {
  const cashier = () => client.call('payment.cashier', { order_no })
  const coupon = what.match(/^voucher of (.+)$/)?.[1]
  if (coupon !== undefined) {
    const { list } = await client.call('promotion.wallet', { state: 'unused', page_num: 1, page_size: 50 })
    return list.find(({ coupon_no }) => coupon_no === coupon)?.voucher_no
  }
  const lookUps: Readonly<Record<string, () => unknown>> = {
    order: () => order_no,
    'order line': async () => (await client.call('order.detail', { order_no })).lines[0]?.line_no,
    request: () => after_sale_no,
    refund: async () => (await client.call('afterSale.detail', { after_sale_no })).refund_amount,
    'refund card': async () => (await refundTargetOf(client, 'refund card')).id,
    'e-wallet': async () => (await refundTargetOf(client, 'e-wallet')).id,
    sku: () => sku_no,
    product: () => product_no,
    line: async () => (await client.call('cart.detail')).lines[0]?.line_id,
    address: async () => (await client.call('address.list')).list[0]?.address_id,
    total: async () => (await cashier()).total,
    payment: async () => (await cashier()).payment?.payment_no,
  }
  return lookUps[what]?.()
}

async function resolveValue(client: ShopClient, who: StoryMemory, value: unknown): Promise<unknown> {
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
export async function resolveRefs(client: ShopClient, who: StoryMemory, args: object = {}): Promise<Args> {
  return (await resolveValue(client, who, args)) as Args
}
