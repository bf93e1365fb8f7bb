import type { RequestedLine } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { ArgsByName } from '@nusaria/contracts/registry'
import type { VerbArgs } from '@nusaria/scenarios/dsl/verbs/index'
import { RefusedError, type ShopClient } from '../../support/client.ts'
import { isLike } from '../../support/is-like.ts'
import { pictureFile } from '../../support/picture-file.ts'
import { assertSame, assertStep, found } from '../driver.ts'
import { PAGE } from './discovery.ts'
import { newestAccount } from './payment.ts'
import type { CallActs, StoryContext } from './story-context.ts'

type Apply = ArgsByName<'afterSale.apply'>

export async function uploadPictures(client: ShopClient, pictures: number, purpose: 'evidence' | 'review'): Promise<string[]> {
  const picture_ids: string[] = []
  for (let nth = 0; nth < pictures; nth += 1)
    picture_ids.push((await client.call('picture.upload', { purpose, file: pictureFile('small') })).picture_id)
  return picture_ids
}

/** The refund that the form shows, in Rupiah, and what stands for all that it shows. */
async function previewRefund(client: ShopClient, asked: ArgsByName<'afterSale.preview'>, expected?: number) {
  const { order_no, type, lines, reason } = asked
  const { refund_amount, digest } = await client.call('afterSale.preview', { order_no, type, lines, reason })
  assertSame('The refund that the form shows', refund_amount, expected)
  return { refund_amount, digest }
}

/** The form's refund and account as the page shows them after a refusal. */
async function refreshForm(client: ShopClient, form: Apply): Promise<Apply> {
  const { refund_cards, e_wallets } = await client.call('wallet.list')
  const accounts = [
    ...refund_cards.map(({ refund_card_id: id, digest }) => ({ kind: 'refund_card', id, digest }) as const),
    ...e_wallets.map(({ e_wallet_id: id, digest }) => ({ kind: 'e_wallet', id, digest }) as const),
  ]
  const chosen = accounts.find(({ kind, id }) => kind === form.refund_target?.kind && id === form.refund_target.id)
  return { ...form, ...(await previewRefund(client, form)), refund_target: chosen ?? form.refund_target }
}

/** The line whose product matches `like`, or the first. */
export function lineOf<L extends { readonly product_name: string }>(lines: readonly L[], like = ''): L {
  const line = lines.find(({ product_name }) => isLike(product_name, like))
  return found(line, `The order has no product called "${like}", but ${lines.map(({ product_name }) => product_name).join(', ')}`)
}

/** The account that the form proposes for a refund. */
async function defaultAccount(client: ShopClient): Promise<NonNullable<Apply['refund_target']>> {
  const { refund_cards, e_wallets } = await client.call('wallet.list')
  const card = refund_cards.find(({ is_default }) => is_default)
  if (card) return { kind: 'refund_card', id: card.refund_card_id, digest: card.digest }
  const e_wallet = e_wallets.find(({ is_refund_default }) => is_refund_default)
  const { e_wallet_id: id, digest } = found(e_wallet, 'The order needs an account to refund to')
  return { kind: 'e_wallet', id, digest }
}

type Asked = VerbArgs<'shopper', 'fillsRequest'>

export async function fillForm(client: ShopClient, order_no: string, request: Asked): Promise<Apply> {
  const { type = 'refund_only', like, pieces: quantity = 1, reason, description = '', pictures = 0, to, refund } = request
  const options = await client.call('afterSale.options', { order_no })
  assertStep(options.types.includes(type), `The order offers ${options.types.join(', ') || 'nothing'}, not ${type}`)
  assertStep(options.attempts_left > 0, 'No more requests are taken for this order')
  const line = lineOf(options.lines, like)
  assertStep(line.available >= quantity, `The order has ${line.available} pieces to ask for, not ${quantity}`)
  const lines: RequestedLine[] = [{ line_no: line.line_no, quantity }]
  const asked = { order_no, type, lines, reason }
  const shown = await previewRefund(client, asked, refund)
  const picture_ids = await uploadPictures(client, pictures, 'evidence')
  const refund_target = to ? (await newestAccount(client, to)).target : options.needs_refund_target ? await defaultAccount(client) : null
  return { ...asked, ...shown, description, picture_ids, refund_target, request_id: client.requestId() }
}

/** A request that is filed again keeps these values: a story can't give others. */
export function assertSameRequest({ type, like, pieces, to }: Asked): void {
  const chosen = Object.entries({ type, like, pieces, to }).flatMap(([name, value]) => (value === undefined ? [] : name))
  assertStep(chosen.length === 0, `A request that is filed again keeps its ${chosen.join(', ')}`)
}

/** The same lines and quantities as the request. */
async function fillFormAgain({ client, after_sale_no }: StoryContext, request: Asked): Promise<ArgsByName<'afterSale.reapply'>> {
  assertSameRequest(request)
  const { reason, description = '', pictures = 0, refund } = request
  const { actions, account_digest, ...filed } = await client.call('afterSale.detail', { after_sale_no })
  assertStep(actions.includes('reapply'), 'The request offers no other try')
  const lines = filed.lines.map(({ line_no, quantity }) => ({ line_no, quantity }))
  const shown = await previewRefund(client, { ...filed, lines, reason }, refund)
  const picture_ids = await uploadPictures(client, pictures, 'evidence')
  return { after_sale_no, reason, description, picture_ids, ...shown, account_digest }
}

/** After these errors the page shows the request as it is now. */
const CHANGED = /^AFTER_SALE_(AMOUNT|CHANGED)$/

export const afterSaleActions: CallActs<'afterSales'> = {
  async fillsRequest(story, request) {
    const { client, order_no } = story
    story.requestForm = request.again
      ? { reapply: await fillFormAgain(story, request) }
      : { apply: await fillForm(client, order_no, request) }
  },

  async replacesPicture(story) {
    const form = story.requestForm
    assertStep(form && 'apply' in form, 'No form of an order is filled')
    const picture_ids = await uploadPictures(story.client, form.apply.picture_ids.length, 'evidence')
    story.requestForm = { apply: { ...form.apply, picture_ids } }
  },

  /** After a refusal because something changed, the page shows the new state. */
  async sendsRequest(story) {
    const { client } = story
    const form = found(story.requestForm, 'No form is filled')
    try {
      const sent = 'reapply' in form ? client.call('afterSale.reapply', form.reapply) : client.call('afterSale.apply', form.apply)
      story.after_sale_no = (await sent).after_sale_no
    } catch (error) {
      if ('apply' in form && error instanceof RefusedError && CHANGED.test(error.error))
        story.requestForm = { apply: await refreshForm(client, form.apply) }
      throw error
    }
  },

  async seesRequest(story, { status, end, refund, note, description, pictures }) {
    const { client, after_sale_no } = story
    const { list } = await client.call('afterSale.list', PAGE)
    const listed = list.find((one) => one.after_sale_no === after_sale_no)
    assertSame("The request's status in the list", listed?.status, AFTER_SALE_STATUS[status])
    const request = await client.call('afterSale.detail', { after_sale_no })
    assertSame("The request's status", request.status, AFTER_SALE_STATUS[status])
    assertSame('The reason of its end', request.end_reason, end)
    assertSame("The shop's note", request.timeline.at(-1)?.note, note)
    assertSame('The description', request.description, description)
    assertSame('The number of its pictures', request.picture_list.length, pictures)
    assertSame("The request's refund", request.refund_amount, refund)
  },

  async asksPickup({ client, after_sale_no }) {
    const { pickup_address } = await client.call('afterSale.detail', { after_sale_no })
    assertStep(pickup_address !== null, 'No courier picks the goods up')
    const no_parcel = { courier_code: '', tracking_number: '' }
    const { return_shipment } = await client.call('afterSale.returnShipment', { after_sale_no, ...no_parcel, pickup: true })
    assertSame('Whether a courier picks the parcel up', return_shipment?.pickup, true)
  },

  cancelsRequest: ({ client, after_sale_no }) => client.call('afterSale.cancel', { after_sale_no }),

  retriesRefund: async ({ client, after_sale_no }, { to }) =>
    client.call('afterSale.retryRefund', { after_sale_no, refund_target: (await newestAccount(client, to)).target }),

  async removesRefundAccount({ client }, { account }) {
    const { id } = (await newestAccount(client, account)).target
    if (account === 'refund card') await client.call('wallet.refundCardRemove', { refund_card_id: id })
    else await client.call('wallet.eWalletRemove', { e_wallet_id: id })
  },

  async seesRefund(story, { stage, received }) {
    const { list, received_amount } = await story.client.call('afterSale.refunds', PAGE)
    const refund = list.find(({ after_sale_no }) => after_sale_no === story.after_sale_no)
    assertSame("The refund's stage", refund?.stage, stage)
    assertSame('The sum of received refunds', received_amount, received)
  },
}
