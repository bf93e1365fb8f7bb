import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { assertStep } from '../driver.ts'
import { addRefundAccount, refundTargetOf } from './refund-accounts.ts'
import { requireAfterSaleNo, type StoryContext } from './story-context.ts'

const PAGE = { page_num: 1, page_size: 10 } as const

/** What becomes of a request, call by call. */
export const afterSaleActions = {
  async seesRequest(story: StoryContext, { status, end, refund, note, description, pictures }: Verbs['seesRequest']): Promise<void> {
    const { client } = story
    const wanted = AFTER_SALE_STATUS[status]
    const { list } = await client.call('afterSale.list', PAGE)
    const listed = list.find(({ after_sale_no }) => after_sale_no === requireAfterSaleNo(story))
    assertStep(listed?.status === wanted, `The list shows the request at ${listed?.status}, not ${wanted}`)
    const request = await client.call('afterSale.detail', { after_sale_no: requireAfterSaleNo(story) })
    assertStep(request.status === wanted, `The request stands at ${request.status}, not ${wanted}`)
    assertStep(end === undefined || request.end_reason === end, `The request ended by ${request.end_reason}, not ${end}`)
    const said = request.timeline.at(-1)?.note
    assertStep(note === undefined || said === note, `The shop says "${said}", not "${note}"`)
    assertStep(description === undefined || request.description === description, `The shopper said "${request.description}"`)
    assertStep(pictures === undefined || request.picture_list.length === pictures, `It has ${request.picture_list.length} pictures`)
    assertStep(refund === undefined || request.refund_amount === refund, `It gives back ${request.refund_amount}, not ${refund}`)
  },

  /** The other device's, where that has filed one. */
  async opensRequest(story: StoryContext): Promise<void> {
    await story.client.call('afterSale.detail', { after_sale_no: requireAfterSaleNo(story) })
  },

  cancelsRequest: async (story: StoryContext): Promise<void> =>
    void (await story.client.call('afterSale.cancel', { after_sale_no: requireAfterSaleNo(story) })),

  async returnsGoods(story: StoryContext, { tracking: tracking_number }: Verbs['returnsGoods']): Promise<void> {
    const [courier] = (await story.client.call('afterSale.couriers')).list
    assertStep(courier, 'There is no courier to send anything back with')
    await story.client.call('afterSale.returnShipment', {
      after_sale_no: requireAfterSaleNo(story),
      courier_code: courier.courier_code,
      tracking_number,
    })
  },

  async retriesRefund(story: StoryContext, { to }: Verbs['retriesRefund']): Promise<void> {
    const refund_target = await refundTargetOf(story.client, to)
    await story.client.call('afterSale.retryRefund', { after_sale_no: requireAfterSaleNo(story), refund_target })
  },

  addsRefundAccount: ({ client }: StoryContext, { account }: Verbs['addsRefundAccount']): Promise<void> =>
    addRefundAccount(client, { account, number: 'good' }),

  async removesRefundAccount({ client }: StoryContext, { account }: Verbs['removesRefundAccount']): Promise<void> {
    const { id } = await refundTargetOf(client, account)
    if (account === 'refund card') await client.call('wallet.refundCardRemove', { refund_card_id: id })
    else await client.call('wallet.eWalletRemove', { e_wallet_id: id })
  },

  async seesRefund(story: StoryContext, { stage, received }: Verbs['seesRefund']): Promise<void> {
    const { list, received_amount } = await story.client.call('afterSale.refunds', PAGE)
    const refund = list.find(({ after_sale_no }) => after_sale_no === requireAfterSaleNo(story))
    assertStep(refund?.stage === stage, `The refund is ${refund?.stage}, not ${stage}`)
    assertStep(received === undefined || received_amount === received, `${received_amount} was received so far, not ${received}`)
  },
}
