import type { FormName } from '@nusaria/scenarios/dsl/verbs/faults'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import { FORM_VALUES } from '../sample-values.ts'
import { accountActions, createAddress } from './account.ts'
import { afterSaleActions } from './after-sales.ts'
import { cartActions } from './cart.ts'
import { ensureProduct } from './discovery.ts'
import { loginActions } from './login.ts'
import { orderActions } from './orders.ts'
import { pageActions } from './pages.ts'
import { paymentActions } from './payment.ts'
import { reviewActions } from './reviews.ts'
import type { CallActs, StoryContext } from './story-context.ts'

interface FormCalls {
  readonly fill?: (story: StoryContext) => Promise<unknown>
  readonly send: (story: StoryContext) => Promise<unknown>
}

async function requestPhoneCode(story: StoryContext): Promise<void> {
  await loginActions.requestsVerifyCode(story, { linked: 'phone' })
  await loginActions.answersCaptcha(story, { answer: 'right' })
  await loginActions.entersCode(story, { code: 'right' })
  await loginActions.requestsLinkCode(story, { account: FORM_VALUES.phone })
  await loginActions.answersCaptcha(story, { answer: 'right' })
}

const FORMS: Readonly<Record<FormName, FormCalls>> = {
  address: { send: ({ client }) => createAddress(client, MENTENG) },
  name: { send: (story) => accountActions.changesName(story, FORM_VALUES) },
  birthday: { send: (story) => accountActions.changesBirthday(story, FORM_VALUES) },
  picture: { send: (story) => accountActions.changesAvatar(story, { picture: 'small' }) },
  password: { send: (story) => accountActions.changesPassword(story, FORM_VALUES) },
  phone: { fill: requestPhoneCode, send: (story) => loginActions.entersCode(story, { code: 'right' }) },
  'pieces in the cart': {
    fill: (story) => pageActions.opens(story, { screen: 'cart' }),
    send: ({ client, cart_line: line_id }) => client.call('cart.updateQuantity', { line_id, quantity: FORM_VALUES.pieces }),
  },
  'order note': {
    fill: (story) => ensureProduct(story).then(() => cartActions.buysNow(story, { quantity: 1 })),
    send: orderActions.placesOrder,
  },
  'voucher code': { send: (story) => paymentActions.redeems(story, { code: FORM_VALUES.code }) },
  deletion: { send: (story) => accountActions.requestsDeletion(story, { reason: 'other' }) },
  review: { fill: (story) => reviewActions.writesReview(story, { ...FORM_VALUES.review, photos: 0 }), send: reviewActions.sendsReview },
  question: { fill: ensureProduct, send: (story) => reviewActions.asksQuestion(story, FORM_VALUES) },
  'return shipment': { send: (story) => afterSaleActions.returnsGoods(story, FORM_VALUES) },
  'bank account': { send: (story) => afterSaleActions.addsRefundAccount(story, { account: 'refund card' }) },
  'e-wallet': { send: (story) => afterSaleActions.addsRefundAccount(story, { account: 'e-wallet' }) },
  card: { send: (story) => paymentActions.savesCard(story, { card: 'good' }) },
  'card at the cashier': { send: (story) => paymentActions.paysByCard(story, { card: 'good', keep: false }) },
}

export const faultActions: CallActs<'faults'> = {
  async goesOffline({ client }) {
    client.online = false
  },
  async comesBackOnline({ client }) {
    client.online = true
  },
  fillsForm: async (story, { form }) => FORMS[form].fill?.(story),
  submitsForm: (story, { form }) => FORMS[form].send(story),
}
