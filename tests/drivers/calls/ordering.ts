import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { RefusedError } from '../../support/client.ts'
import { assertStep } from '../driver.ts'
import { addressActions } from './addresses.ts'
import { resolveRefs } from './resolve-refs.ts'
import { shoppingActions } from './shopping.ts'
import { requireOrderNo, type StoryContext } from './story-context.ts'

/** Places what the confirm page showed. */
async function placeOrder({ client, source, address_id, use_coins, confirmation, request_id }: StoryContext): Promise<string> {
  assertStep(confirmation && address_id && confirmation.delivery_method, 'There is no address or delivery method yet')
  const { order_no } = await client.call('order.place', {
    source,
    address_id,
    delivery_method: confirmation.delivery_method,
    voucher_nos: confirmation.vouchers_used.map(({ voucher_no }) => voucher_no),
    use_coins,
    expected_total: confirmation.amounts.total,
    customer_message: '',
    request_id,
  })
  return order_no
}

/** After these the page asks by itself what the order would be, without what is no more. */
const REFRESHING_ERRORS = /^(ORDER_VOUCHER_|COIN|DELIVERY_UNSUPPORTED)/

async function refreshConfirmation(story: StoryContext): Promise<void> {
  const { source, address_id, use_coins, client } = story
  story.delivery_method = undefined
  story.confirmation = await client.call('order.confirm', { source, address_id, use_coins })
}

/** From the address to the received parcel, call by call. */
export const orderActions = {
  async addsAddress(story: StoryContext, { home }: Verbs['addsAddress']): Promise<void> {
    story.address_id = await addressActions.savesNewAddress(story, { home, label: null })
    await shoppingActions.confirm(story)
  },

  async placesOrder(story: StoryContext): Promise<void> {
    try {
      story.order_no = await placeOrder(story)
    } catch (error) {
      if (error instanceof RefusedError && REFRESHING_ERRORS.test(error.error)) await refreshConfirmation(story)
      throw error
    }
  },

  async placesOrderTwice(story: StoryContext): Promise<void> {
    const [first, second] = await Promise.all([placeOrder(story), placeOrder(story)])
    assertStep(first === second, `Two taps made two orders: ${first} and ${second}`)
    story.order_no = first
  },

  async seesOrder(story: StoryContext, { status }: Verbs['seesOrder']): Promise<void> {
    const order = await story.client.call('order.detail', { order_no: requireOrderNo(story) })
    assertStep(order.status === status, `The order stands at ${order.status}, not ${status}`)
    const { list } = await story.client.call('order.list', { tab: 'all', page_num: 1, page_size: 10 })
    assertStep(list[0]?.status === status, `The list shows ${list[0]?.status} first, not ${status}`)
  },

  cancelsOrder: async (story: StoryContext): Promise<void> =>
    void (await story.client.call('order.cancel', { order_no: requireOrderNo(story), reason: 'changed_mind' })),

  confirmsReceipt: async (story: StoryContext): Promise<void> =>
    void (await story.client.call('order.confirmReceipt', { order_no: requireOrderNo(story) })),

  async calls(story: StoryContext, { call, args }: Verbs['calls']): Promise<void> {
    await story.client.ask(call, await resolveRefs(story.client, story, args))
  },
}
