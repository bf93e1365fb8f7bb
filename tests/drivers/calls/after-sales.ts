import type { RefundParts, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { AfterSaleRequest } from '@nusaria/scenarios/dsl/after-sale-verbs'
import type { ArgsByName } from '@nusaria/scenarios/dsl/calls'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { RefusedError, type ShopClient } from '../../support/client.ts'
import { assertStep } from '../driver.ts'
import { pictureFile } from '../sample-values.ts'
import { requireAfterSaleNo, requireOrderNo, type StoryContext } from './story-context.ts'
import { addRefundAccount, refundTargetOf } from './wallet.ts'

type Apply = ArgsByName<'afterSale.apply'>
type Reapply = ArgsByName<'afterSale.reapply'>

/** A filled form, to file a request or to file it again. */
type FilledForm = { readonly apply: Apply } | { readonly reapply: Reapply }
const forms = new WeakMap<StoryContext, FilledForm>()
/** Number of forms so far; each form has one request id. */
let formCount = 0

async function uploadPictures(client: ShopClient, pictures: number): Promise<string[]> {
  const picture_ids: string[] = []
  for (let nth = 0; nth < pictures; nth += 1)
    picture_ids.push((await client.call('picture.upload', { purpose: 'evidence', file: pictureFile('small') })).picture_id)
  return picture_ids
}

/** The refund preview. */
async function previewRefund(client: ShopClient, form: Pick<Apply, 'order_no' | 'type' | 'lines' | 'reason'>): Promise<RefundParts> {
  const { order_no, type, lines, reason } = form
  return client.call('afterSale.preview', { order_no, type, lines, reason })
}

function assertRefund({ refund_amount }: RefundParts, request: number | undefined): void {
  assertStep(request === undefined || refund_amount === request, `The form says that ${refund_amount} comes back, not ${request}`)
}

/** Fills the form of an order. */
export async function fillForm(client: ShopClient, order_no: string, request: AfterSaleRequest): Promise<Apply> {
  const { type = 'refund_only', pieces: quantity = 1, reason, description = '', pictures = 0, to, refund } = request
  const options = await client.call('afterSale.options', { order_no })
  assertStep(options.types.includes(type), `The order offers ${options.types.join(', ') || 'nothing'}, not ${type}`)
  assertStep(options.attempts_left > 0, 'No more requests are taken for this order')
  const [line] = options.lines
  assertStep(line && line.available >= quantity, `The order has ${line?.available} pieces to ask for, not ${quantity}`)
  assertStep(to !== undefined || !options.needs_refund_target, 'The order needs an account to refund to')
  const lines: RequestedLine[] = [{ line_no: line.line_no, quantity }]
  const parts = await previewRefund(client, { order_no, type, lines, reason })
  assertRefund(parts, refund)
  formCount += 1
  return {
    order_no,
    type,
    lines,
    reason,
    description,
    picture_ids: await uploadPictures(client, pictures),
    refund_amount: parts.refund_amount,
    refund_target: to ? await refundTargetOf(client, to) : null,
    request_id: `${client.device}-request-${formCount}`,
  }
}

/** After a refusal the page shows the new refund. */
async function refreshRefund(story: StoryContext, { apply }: { readonly apply: Apply }, { error }: RefusedError): Promise<void> {
  if (error !== 'AFTER_SALE_AMOUNT') return
  const { refund_amount } = await previewRefund(story.client, apply)
  forms.set(story, { apply: { ...apply, refund_amount } })
}

async function sendForm(story: StoryContext, form: FilledForm): Promise<string> {
  try {
    const { after_sale_no } =
      'apply' in form ? await story.client.call('afterSale.apply', form.apply) : await story.client.call('afterSale.reapply', form.reapply)
    return after_sale_no
  } catch (error) {
    if (error instanceof RefusedError && 'apply' in form) await refreshRefund(story, form, error)
    throw error
  }
}

/** The form of an after-sales request. */
export const afterSaleFormActions = {
  async fillsRequest(story: StoryContext, args: AfterSaleRequest): Promise<void> {
    forms.set(story, { apply: await fillForm(story.client, requireOrderNo(story), args) })
  },

  /** The same lines and quantities as the request. */
  async fillsRequestAgain(story: StoryContext, args: Verbs['fillsRequestAgain']): Promise<void> {
    const { reason, description = '', pictures = 0, refund } = args
    const { client } = story
    const { after_sale_no, actions, ...request } = await client.call('afterSale.detail', { after_sale_no: requireAfterSaleNo(story) })
    assertStep(actions.includes('reapply'), 'The request offers no other try')
    const lines = request.lines.map(({ line_no, quantity }) => ({ line_no, quantity }))
    const parts = await previewRefund(client, { ...request, lines, reason })
    assertRefund(parts, refund)
    const picture_ids = await uploadPictures(client, pictures)
    forms.set(story, { reapply: { after_sale_no, reason, description, picture_ids, refund_amount: parts.refund_amount } })
  },

  async replacesPicture(story: StoryContext): Promise<void> {
    const form = forms.get(story)
    assertStep(form && 'apply' in form, 'No form of an order is filled')
    const picture_ids = await uploadPictures(story.client, form.apply.picture_ids.length)
    forms.set(story, { apply: { ...form.apply, picture_ids } })
  },

  async sendsRequest(story: StoryContext): Promise<void> {
    const form = forms.get(story)
    assertStep(form, 'No form is filled')
    story.after_sale_no = await sendForm(story, form)
  },
}

const PAGE = { page_num: 1, page_size: 10 } as const

/** After-sales requests and refunds. */
export const afterSaleActions = {
  async seesRequest(story: StoryContext, { status, end, refund, note, description, pictures }: Verbs['seesRequest']): Promise<void> {
    const { client } = story
    const expected = AFTER_SALE_STATUS[status]
    const { list } = await client.call('afterSale.list', PAGE)
    const listed = list.find(({ after_sale_no }) => after_sale_no === requireAfterSaleNo(story))
    assertStep(listed?.status === expected, `The list shows the request at ${listed?.status}, not ${expected}`)
    const request = await client.call('afterSale.detail', { after_sale_no: requireAfterSaleNo(story) })
    assertStep(request.status === expected, `The request stands at ${request.status}, not ${expected}`)
    assertStep(end === undefined || request.end_reason === end, `The request ended by ${request.end_reason}, not ${end}`)
    const merchantNote = request.timeline.at(-1)?.note
    assertStep(note === undefined || merchantNote === note, `The shop says "${merchantNote}", not "${note}"`)
    assertStep(description === undefined || request.description === description, `The description is "${request.description}"`)
    assertStep(pictures === undefined || request.picture_list.length === pictures, `It has ${request.picture_list.length} pictures`)
    assertStep(refund === undefined || request.refund_amount === refund, `It gives back ${request.refund_amount}, not ${refund}`)
  },

  /** The other device's request, if it has filed one. */
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
