import { encryptPassword } from '@nusaria/mock-api/testing/encrypt-password'
import type { FormName } from '@nusaria/scenarios/dsl/fault-verbs'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import { FORM_VALUES } from '../sample-values.ts'
import { profileActions } from './account.ts'
import { addressActions } from './addresses.ts'
import { afterSaleActions } from './after-sales.ts'
import { newCodeRequest } from './code-request.ts'
import { answerCaptcha, codeFor, requestCaptcha } from './codes.ts'
import { linkContact, verifyContact } from './login.ts'
import { orderActions } from './orders.ts'
import { paymentActions } from './payment.ts'
import { reviewActions } from './reviews.ts'
import { shoppingActions } from './shopping.ts'
import type { StoryContext } from './story-context.ts'
import { walletActions } from './wallet.ts'

/** How a form is filled and sent. */
interface FormCalls {
  readonly fill?: (story: StoryContext) => Promise<void>
  readonly send: (story: StoryContext) => Promise<void>
}

async function receivedCode(story: StoryContext): Promise<string> {
  return codeFor(story.world, story.codeRequest, story.contacts, 'right')
}

/** Requests the code that links another phone. */
async function requestPhoneCode(story: StoryContext): Promise<void> {
  await requestCaptcha(story, newCodeRequest('verify', '', 'phone'))
  await answerCaptcha(story, { answer: 'right' })
  await verifyContact(story, await receivedCode(story))
  await requestCaptcha(story, newCodeRequest('link', FORM_VALUES.phone))
  await answerCaptcha(story, { answer: 'right' })
}

const FORMS: Readonly<Record<FormName, FormCalls>> = {
  address: { send: async (story) => void (await addressActions.savesNewAddress(story, { home: MENTENG, label: null })) },
  name: { send: (story) => profileActions.changesName(story, FORM_VALUES) },
  birthday: { send: (story) => profileActions.changesBirthday(story, FORM_VALUES) },
  picture: { send: (story) => profileActions.changesAvatar(story, { picture: 'small' }) },
  password: {
    send: async ({ client }) =>
      void (await client.call('member.updatePassword', {
        old_password: encryptPassword(FORM_VALUES.old),
        password: encryptPassword(FORM_VALUES.password),
      })),
  },
  phone: { fill: requestPhoneCode, send: async (story) => linkContact(story, await receivedCode(story)) },
  'pieces in the cart': {
    fill: (story) => shoppingActions.opens(story, { screen: 'cart' }),
    send: async ({ client, cart_line: line_id }) =>
      void (await client.call('cart.updateQuantity', { line_id, quantity: FORM_VALUES.pieces })),
  },
  'order note': {
    fill: async (story) => {
      if (!story.sku_no) await shoppingActions.looksAt(story, { wish: { like: 'kopi' } })
      await shoppingActions.buysNow(story, { quantity: 1 })
    },
    send: orderActions.placesOrder,
  },
  'voucher code': { send: (story) => walletActions.redeems(story, { code: FORM_VALUES.code }) },
  deletion: { send: (story) => profileActions.requestsDeletion(story, { reason: 'other' }) },
  review: { fill: (story) => reviewActions.writesReview(story, { ...FORM_VALUES.review, photos: 0 }), send: reviewActions.sendsReview },
  'return shipment': { send: (story) => afterSaleActions.returnsGoods(story, FORM_VALUES) },
  'bank account': { send: (story) => afterSaleActions.addsRefundAccount(story, { account: 'refund card' }) },
  'e-wallet': { send: (story) => afterSaleActions.addsRefundAccount(story, { account: 'e-wallet' }) },
  card: { send: (story) => walletActions.savesCard(story, { card: 'good' }) },
  'card at the cashier': { send: (story) => paymentActions.paysByCard(story, { card: 'good', keep: false }) },
}

/** Forms by calls: filling prepares what sending needs. */
export const formActions = {
  fillsForm: async (story: StoryContext, { form }: Verbs['fillsForm']): Promise<void> => FORMS[form].fill?.(story),
  submitsForm: (story: StoryContext, { form }: Verbs['submitsForm']): Promise<void> => FORMS[form].send(story),
}
