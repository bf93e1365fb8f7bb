import { amountList } from '@nusaria/contracts/amount-list'
import { missingNeed } from '@nusaria/scenarios/dsl/needs'
import { RefusedError } from '../../support/client.ts'
import { assertSame, assertStep, found } from '../driver.ts'
import { createAddress } from './account.ts'
import { PAGE } from './discovery.ts'
import { openConfirm } from './product.ts'
import { type CallActs, requireOrderNo, type StoryContext } from './story-context.ts'

async function placeOrder({ client, source, address_id, use_coins, confirmation, request_id }: StoryContext): Promise<string> {
  assertStep(confirmation && address_id && confirmation.delivery_method, 'There is no address or delivery method yet')
  const { delivery_method, vouchers_used, amounts, digest } = confirmation
  const voucher_nos = vouchers_used.map(({ voucher_no }) => voucher_no)
  const chosen = { source, address_id, delivery_method, voucher_nos, use_coins, digest }
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

export const orderActions: CallActs<'orders'> = {
  async addsAddress(story, { home }) {
    story.address_id = await createAddress(story.client, home)
    await openConfirm(story)
  },

  async seesAmounts(story, { at, ...expected }) {
    const order = at === 'order' ? await story.client.call('order.detail', { order_no: requireOrderNo(story) }) : undefined
    const rows = amountList(found(order ?? story.confirmation, missingNeed('confirm page')), order?.refunded_amount)
    for (const [key, amount] of Object.entries(expected)) {
      const seen = rows.filter((row) => row.key === key).reduce((sum, row) => sum + Math.abs(row.amount), 0)
      assertSame(`The amount "${key}" on the ${at === 'order' ? "order's page" : at}`, seen, amount)
    }
  },

  async placesOrder(story) {
    try {
      story.order_no = await placeOrder(story)
      story.confirmation = undefined
    } catch (error) {
      if (error instanceof RefusedError && REFRESHING_ERRORS.test(error.error)) await refreshConfirmation(story)
      if (error instanceof RefusedError && error.error === 'ORDER_CHANGED') await openConfirm(story)
      // After the login the page is loaded again.
      if (error instanceof RefusedError && error.error === 'SESSION_EXPIRED') story.pendingAction = () => openConfirm(story)
      throw error
    }
  },

  async placesOrderTwice(story) {
    const [first, second] = await Promise.all([placeOrder(story), placeOrder(story)])
    assertSame('The order of the second tap', second, first)
    Object.assign(story, { order_no: first, confirmation: undefined })
  },

  async seesOrder(story, { status }) {
    const order = await story.client.call('order.detail', { order_no: story.order_no })
    assertSame("The order's status", order.status, status)
    const { list } = await story.client.call('order.list', { tab: 'all', ...PAGE })
    assertSame('The first order in the list', list[0]?.order_no, story.order_no)
    assertSame('Its status in the list', list[0]?.status, status)
  },

  async seesPaymentChecked(story) {
    const order = await story.client.call('order.detail', { order_no: story.order_no })
    assertSame("The state of the order's payment", order.payment?.status, 'pending')
    const { list } = await story.client.call('order.list', { tab: 'unpaid', ...PAGE })
    const listed = list.find(({ order_no }) => order_no === story.order_no)
    assertSame('The state of its payment in the list', listed?.payment?.status, 'pending')
  },

  async seesGivenBack({ client, order_no }, { vouchers, coins, late }) {
    const order = await client.call('order.detail', { order_no })
    assertSame('The number of vouchers that are back', order.vouchers_returned?.length, vouchers)
    assertSame('The number of coins that are back', order.coins_returned, coins)
    const money = order.flag_may_come_late ? 'may come' : order.refunded_late ? 'refunded' : 'none'
    assertSame('The late money', money, late)
  },

  cancelsOrder: ({ client, order_no }) => client.call('order.cancel', { order_no, reason: 'changed_mind' }),
  confirmsReceipt: ({ client, order_no }) => client.call('order.confirmReceipt', { order_no }),
  async buysAgain({ client, order_no }, { repriced }) {
    const outcome = await client.call('order.buyAgain', { order_no })
    assertSame('The number of products with another price', outcome.repriced.length, repriced)
  },
  refreshesPrice: openConfirm,
  usesCoins: (story) => openConfirm(Object.assign(story, { use_coins: true })),
  choosesDelivery: (story, { method: delivery_method }) => openConfirm(Object.assign(story, { delivery_method })),

  async claimsBest(story) {
    const best = found(story.confirmation?.claim_best, 'No voucher to claim makes the order cheaper')
    for (const coupon_no of best.coupon_nos) await story.client.call('promotion.claim', { coupon_no })
    await refreshConfirmation(story)
    assertSame('The total with the claimed vouchers', story.confirmation?.amounts.total, best.amounts.total)
  },

  async reopensCash(story) {
    const instead = story.confirmation?.cash_closed?.instead
    await refreshConfirmation(story, found(instead, 'No voucher closes cash on delivery').voucher_nos)
    assertStep(story.confirmation?.pay_methods.includes('cod'), 'Cash on delivery is still closed')
  },

  async opensOtherOrder(story) {
    const order_no = found(story.other?.order_no, 'The other device has placed no order')
    await story.client.call('order.detail', { order_no })
    story.order_no = order_no
  },

  async tracks(story, { parcels }) {
    const { list } = await story.client.call('order.shipments', { order_no: story.order_no })
    assertSame('The number of parcels', list.length, parcels)
    for (const { parcel_no } of list) await story.client.call('order.parcel', { parcel_no })
  },
}
