import type { FormName, faultVerbs } from '@nusaria/scenarios/dsl/verbs/faults'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import { FORM_VALUES } from '../sample-values.ts'
import { accountActions, createAddress } from './account.ts'
import { afterSaleActions } from './after-sales.ts'
import { cartActions } from './cart.ts'
import { answerCaptcha, codeFor, requestCaptcha } from './codes.ts'
import { discoveryActions } from './discovery.ts'
import { linkContact, verifyContact } from './login.ts'
import { orderActions } from './orders.ts'
import { pageActions } from './pages.ts'
import { paymentActions } from './payment.ts'
import { questionActions } from './questions.ts'
import { type CallActs, newCodeRequest, type StoryContext } from './story-context.ts'

/** How a form is filled and sent. */
interface FormCalls {
  readonly fill?: (story: StoryContext) => Promise<unknown>
  readonly send: (story: StoryContext) => Promise<unknown>
}

/** Requests the code that links another phone. */
async function requestPhoneCode(story: StoryContext): Promise<void> {
  await requestCaptcha(story, newCodeRequest('verify', '', 'phone'))
  await answerCaptcha(story, { answer: 'right' })
  await verifyContact(story, await codeFor(story, 'right'))
  await requestCaptcha(story, newCodeRequest('link', FORM_VALUES.phone))
  await answerCaptcha(story, { answer: 'right' })
}

const FORMS: Readonly<Record<FormName, FormCalls>> = {
  address: { send: ({ client }) => createAddress(client, MENTENG) },
  name: { send: (story) => accountActions.changesName(story, FORM_VALUES) },
  birthday: { send: (story) => accountActions.changesBirthday(story, FORM_VALUES) },
  picture: { send: (story) => accountActions.changesAvatar(story, { picture: 'small' }) },
  password: { send: (story) => accountActions.changesPassword(story, FORM_VALUES) },
  phone: { fill: requestPhoneCode, send: async (story) => linkContact(story, await codeFor(story, 'right')) },
  'pieces in the cart': {
    fill: (story) => pageActions.opens(story, { screen: 'cart' }),
    send: ({ client, cart_line: line_id }) => client.call('cart.updateQuantity', { line_id, quantity: FORM_VALUES.pieces }),
  },
  'order note': {
    fill: async (story) => {
      if (!story.sku_no) await discoveryActions.looksAt(story, { wish: { like: 'kopi mandailing' } })
      await cartActions.buysNow(story, { quantity: 1 })
    },
    send: orderActions.placesOrder,
  },
  'voucher code': { send: (story) => paymentActions.redeems(story, { code: FORM_VALUES.code }) },
  deletion: { send: (story) => accountActions.requestsDeletion(story, { reason: 'other' }) },
  review: { fill: (story) => orderActions.writesReview(story, { ...FORM_VALUES.review, photos: 0 }), send: orderActions.sendsReview },
  question: {
    async fill(story) {
      if (!story.product_no) await discoveryActions.looksAt(story, { wish: { like: 'kopi mandailing' } })
    },
    send: (story) => questionActions.asksQuestion(story, FORM_VALUES),
  },
  'return shipment': { send: (story) => afterSaleActions.returnsGoods(story, FORM_VALUES) },
  'bank account': { send: (story) => afterSaleActions.addsRefundAccount(story, { account: 'refund card' }) },
  'e-wallet': { send: (story) => afterSaleActions.addsRefundAccount(story, { account: 'e-wallet' }) },
  card: { send: (story) => paymentActions.savesCard(story, { card: 'good' }) },
  'card at the cashier': { send: (story) => paymentActions.paysByCard(story, { card: 'good', keep: false }) },
}

/** The connection, and forms: filling prepares what sending needs. */
export const faultActions: CallActs<typeof faultVerbs> = {
  async goesOffline({ client }) {
    client.online = false
  },
  async comesBackOnline({ client }) {
    client.online = true
  },
  fillsForm: async (story, { form }) => FORMS[form].fill?.(story),
  submitsForm: (story, { form }) => FORMS[form].send(story),
}
