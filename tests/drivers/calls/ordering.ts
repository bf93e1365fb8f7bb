import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { Refused } from '../../support/client.ts'
import { must } from '../driver.ts'
import { addresses } from './addresses.ts'
import { recalled } from './remembering.ts'
import { shopping } from './shopping.ts'
import { orderOf, type Story } from './story.ts'

/** Places what the confirm page showed. */
async function place({ client, source, address_id, use_coins, confirmed, request_id }: Story): Promise<string> {
  must(confirmed && address_id && confirmed.delivery_method, 'There is no address or delivery method yet')
  const { order_no } = await client.call('order.place', {
    source,
    address_id,
    delivery_method: confirmed.delivery_method,
    voucher_nos: confirmed.vouchers_used.map(({ voucher_no }) => voucher_no),
    use_coins,
    expected_total: confirmed.amounts.total,
    customer_message: '',
    request_id,
  })
  return order_no
}

/** After these the page asks by itself what the order would be, without what is no more. */
const ASKS_ANEW = /^(ORDER_VOUCHER_|COIN|DELIVERY_UNSUPPORTED)/

async function asksAnew(story: Story): Promise<void> {
  const { source, address_id, use_coins, client } = story
  story.delivery_method = undefined
  story.confirmed = await client.call('order.confirm', { source, address_id, use_coins })
}

/** From the address to the received parcel, call by call. */
export const ordering = {
  async addsAddress(story: Story, { home }: Verbs['addsAddress']): Promise<void> {
    story.address_id = await addresses.keepsAddress(story, { home, label: null })
    await shopping.confirm(story)
  },

  async placesOrder(story: Story): Promise<void> {
    try {
      story.order_no = await place(story)
    } catch (error) {
      if (error instanceof Refused && ASKS_ANEW.test(error.error)) await asksAnew(story)
      throw error
    }
  },

  async placesOrderTwice(story: Story): Promise<void> {
    const [first, second] = await Promise.all([place(story), place(story)])
    must(first === second, `Two taps made two orders: ${first} and ${second}`)
    story.order_no = first
  },

  async seesOrder(story: Story, { status }: Verbs['seesOrder']): Promise<void> {
    const order = await story.client.call('order.detail', { order_no: orderOf(story) })
    must(order.status === status, `The order stands at ${order.status}, not ${status}`)
    const { list } = await story.client.call('order.list', { tab: 'all', page_num: 1, page_size: 10 })
    must(list[0]?.status === status, `The list shows ${list[0]?.status} first, not ${status}`)
  },

  cancelsOrder: async (story: Story): Promise<void> =>
    void (await story.client.call('order.cancel', { order_no: orderOf(story), reason: 'changed_mind' })),

  confirmsReceipt: async (story: Story): Promise<void> =>
    void (await story.client.call('order.confirmReceipt', { order_no: orderOf(story) })),

  async calls(story: Story, { call, args }: Verbs['calls']): Promise<void> {
    await story.client.ask(call, await recalled(story.client, story, args))
  },
}
