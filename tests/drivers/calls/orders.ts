import { amountList } from '@nusaria/contracts/amount-list'
import { missingNeed } from '@nusaria/scenarios/dsl/needs'
import type { orderVerbs } from '@nusaria/scenarios/dsl/verbs/orders'
import { RefusedError } from '../../support/client.ts'
import { assertNumber, assertStep } from '../driver.ts'
import { createAddress, formatAddress } from './addresses.ts'
import { uploadPictures } from './after-sales.ts'
import { openConfirm } from './cart.ts'
import { PAGE } from './discovery.ts'
import { type CallActs, requireOrderNo, type StoryContext } from './story-context.ts'

async function placeOrder({ client, source, address_id, use_coins, confirmation, request_id }: StoryContext): Promise<string> {
  assertStep(confirmation && address_id && confirmation.delivery_method, 'There is no address or delivery method yet')
  const { delivery_method, vouchers_used, amounts } = confirmation
  const voucher_nos = vouchers_used.map(({ voucher_no }) => voucher_no)
  const chosen = { source, address_id, delivery_method, voucher_nos, use_coins }
  return (await client.call('order.place', { ...chosen, expected_total: amounts.total, customer_message: '', request_id })).order_no
}

/** After these errors the page refetches the order without the invalid choice. */
const REFRESHING_ERRORS = /^(ORDER_VOUCHER_|COIN|DELIVERY_UNSUPPORTED)/

/** Fetches the open confirm page again, with regular delivery. */
async function refreshConfirmation(story: StoryContext, voucher_nos?: readonly string[]): Promise<void> {
  const { source, address_id, use_coins, client } = story
  story.delivery_method = undefined
  story.confirmation = await client.call('order.confirm', { source, address_id, use_coins, voucher_nos: voucher_nos && [...voucher_nos] })
}

/** The confirm page, orders and reviews. */
export const orderActions: CallActs<typeof orderVerbs> = {
  async addsAddress(story, { home }) {
    story.address_id = await createAddress(story.client, home)
    await openConfirm(story)
  },

  async seesAmounts(story, { at, ...expected }) {
    const sums = at === 'order' ? await story.client.call('order.detail', { order_no: requireOrderNo(story) }) : story.confirmation
    assertStep(sums, missingNeed('confirm page'))
    const rows = amountList(sums)
    for (const [key, amount] of Object.entries(expected)) {
      const seen = rows.filter((row) => row.key === key).reduce((sum, row) => sum + Math.abs(row.amount), 0)
      assertNumber(`The amount "${key}" on the ${at === 'order' ? "order's page" : at}`, seen, amount)
    }
  },

  async placesOrder(story) {
    try {
      story.order_no = await placeOrder(story)
    } catch (error) {
      if (error instanceof RefusedError && REFRESHING_ERRORS.test(error.error)) await refreshConfirmation(story)
      throw error
    }
  },

  async placesOrderTwice(story) {
    const [first, second] = await Promise.all([placeOrder(story), placeOrder(story)])
    assertStep(first === second, `Two taps made two orders: ${first} and ${second}`)
    story.order_no = first
  },

  async seesOrder(story, { status }) {
    const order = await story.client.call('order.detail', { order_no: story.order_no })
    assertStep(order.status === status, `The order stands at ${order.status}, not ${status}`)
    const { list } = await story.client.call('order.list', { tab: 'all', ...PAGE })
    assertStep(list[0]?.status === status, `The list shows ${list[0]?.status} first, not ${status}`)
  },

  cancelsOrder: ({ client, order_no }) => client.call('order.cancel', { order_no, reason: 'changed_mind' }),
  confirmsReceipt: ({ client, order_no }) => client.call('order.confirmReceipt', { order_no }),
  buysAgain: ({ client, order_no }) => client.call('order.buyAgain', { order_no }),
  refreshesPrice: openConfirm,
  usesCoins: (story) => openConfirm(Object.assign(story, { use_coins: true })),
  choosesDelivery: (story, { method: delivery_method }) => openConfirm(Object.assign(story, { delivery_method })),

  async reopensCash(story) {
    const voucher_nos = story.confirmation?.cash_closed?.instead?.voucher_nos
    assertStep(voucher_nos, 'No voucher closes cash on delivery')
    await refreshConfirmation(story, voucher_nos)
    assertStep(story.confirmation?.pay_methods.includes('cod'), 'Cash on delivery is still closed')
  },

  async seesFreeShipping({ confirmation }, { free }) {
    assertStep(confirmation?.flag_first_order === free, `The order ${free ? "doesn't count" : 'counts'} as the first`)
  },

  async opensOtherOrder(story) {
    const { client, other } = story
    assertStep(other?.order_no, 'The other device has placed no order')
    await client.call('order.detail', { order_no: other.order_no })
    story.order_no = other.order_no
  },

  picksOrderAddress: async (story, { like }) => {
    const { list } = await story.client.call('order.addressChoices', { order_no: story.order_no })
    const choice = list.find(({ address }) => formatAddress(address).includes(like))
    assertStep(choice, `The member has no address in "${like}"`)
    assertStep(choice.refusal === null, `The order can't go to "${like}": ${choice.refusal}`)
    story.pickedAddress = choice.address.address_id
  },

  async changesOrderAddress(story) {
    assertStep(story.pickedAddress, 'No address is picked')
    await story.client.call('order.changeAddress', { order_no: story.order_no, address_id: story.pickedAddress })
  },

  async tracks(story, { parcels }) {
    const { list } = await story.client.call('order.shipments', { order_no: story.order_no })
    assertNumber('The number of parcels', list.length, parcels)
    for (const { parcel_no } of list) await story.client.call('order.parcel', { parcel_no })
  },

  async writesReview(story, { stars, content, photos }) {
    const { client, order_no } = story
    const { actions } = await client.call('order.detail', { order_no })
    assertStep(actions.includes('review'), 'The order offers no review')
    const [line] = (await client.call('review.pending', { order_no, ...PAGE })).list
    assertStep(line, 'No line of the order waits for a review')
    const picture_ids = await uploadPictures(client, photos, 'review')
    const { line_no, product_no } = line
    story.review = { product_no, form: { order_no, line_no, stars, content, picture_ids, anonymous: false } }
  },

  /** Sends the review; it comes first on the product. */
  async sendsReview(story) {
    const { review } = story
    assertStep(review, 'No review is written')
    const { review_no } = await story.client.call('review.add', review.form)
    const { list } = await story.client.call('review.list', { product_no: review.product_no, ...PAGE })
    assertStep(list[0]?.review_no === review_no, `The product's first review is ${list[0]?.content}`)
  },
}
