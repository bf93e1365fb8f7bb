import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { RefusedError } from '../../support/client.ts'
import { assertStep } from '../driver.ts'
import { addressActions, findAddress, formatAddress } from './addresses.ts'
import { resolveRefs } from './resolve-refs.ts'
import { shoppingActions } from './shopping.ts'
import { requireOrderNo, type StoryContext } from './story-context.ts'

/** Places the order of the confirm page. */
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

/** After these errors the page refetches the order without the invalid choice. */
const REFRESHING_ERRORS = /^(ORDER_VOUCHER_|COIN|DELIVERY_UNSUPPORTED)/

async function refreshConfirmation(story: StoryContext): Promise<void> {
  const { source, address_id, use_coins, client } = story
  story.delivery_method = undefined
  story.confirmation = await client.call('order.confirm', { source, address_id, use_coins })
}

/** Orders, from the address to the receipt. */
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

/** The new address selected for an order. */
const pickedAddresses = new WeakMap<StoryContext, string>()

/** Choices on the confirm page, and actions on placed orders. */
export const checkoutActions = {
  refreshesPrice: (story: StoryContext): Promise<void> => shoppingActions.confirm(story),

  async usesCoins(story: StoryContext): Promise<void> {
    story.use_coins = true
    await shoppingActions.confirm(story)
  },

  async reopensCash(story: StoryContext): Promise<void> {
    const { source, address_id, use_coins, client } = story
    const voucher_nos = story.confirmation?.cash_closed?.instead?.voucher_nos
    assertStep(voucher_nos, 'No voucher closes cash on delivery')
    story.confirmation = await client.call('order.confirm', { source, address_id, use_coins, voucher_nos })
    assertStep(story.confirmation.pay_methods.includes('cod'), 'Cash on delivery is still closed')
  },

  async seesFreeShipping({ confirmation }: StoryContext, { free }: Verbs['seesFreeShipping']): Promise<void> {
    assertStep(confirmation?.flag_first_order === free, `The order ${free ? "doesn't count" : 'counts'} as the first`)
  },

  async choosesDelivery(story: StoryContext, { method }: Verbs['choosesDelivery']): Promise<void> {
    story.delivery_method = method
    await shoppingActions.confirm(story)
  },

  async choosesAddress(story: StoryContext, { like }: Verbs['choosesAddress']): Promise<void> {
    story.address_id = (await findAddress(story.client, like)).address_id
    await shoppingActions.confirm(story)
  },

  async opensOtherOrder(story: StoryContext): Promise<void> {
    const { client, other } = story
    assertStep(other?.order_no, 'The other device has placed no order')
    await client.call('order.detail', { order_no: other.order_no })
    story.order_no = other.order_no
  },

  picksOrderAddress: async (story: StoryContext, { like }: Verbs['picksOrderAddress']): Promise<void> => {
    const { list } = await story.client.call('order.addressChoices', { order_no: requireOrderNo(story) })
    const choice = list.find(({ address }) => formatAddress(address).includes(like))
    assertStep(choice, `The member has no address in "${like}"`)
    assertStep(choice.refusal === null, `The order can't go to "${like}": ${choice.refusal}`)
    pickedAddresses.set(story, choice.address.address_id)
  },

  async changesOrderAddress(story: StoryContext): Promise<void> {
    const address_id = pickedAddresses.get(story)
    assertStep(address_id, 'No address is picked')
    await story.client.call('order.changeAddress', { order_no: requireOrderNo(story), address_id })
  },

  buysAgain: async (story: StoryContext): Promise<void> =>
    void (await story.client.call('order.buyAgain', { order_no: requireOrderNo(story) })),

  async tracks(story: StoryContext, { parcels }: Verbs['tracks']): Promise<void> {
    const { list } = await story.client.call('order.shipments', { order_no: requireOrderNo(story) })
    assertStep(list.length === parcels, `The order comes in ${list.length} parcels, not ${parcels}`)
    for (const { parcel_no } of list) await story.client.call('order.parcel', { parcel_no })
  },
}
