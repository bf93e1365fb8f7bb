import { encryptPassword } from '@nusaria/mock-api/testing/encrypt-password'
import type { FormName, Forms } from '@nusaria/scenarios/dsl/verbs/faults'
import { isLike } from '../../support/is-like.ts'
import { pictureFile } from '../../support/picture-file.ts'
import { cardFields } from '../../support/sample-cards.ts'
import { assertSame, assertStep, found } from '../driver.ts'
import { accountActions, assertAvatar, createAddress, findAddress, formatAddress, updateAddress } from './account.ts'
import { uploadPictures } from './after-sales.ts'
import { ensureProduct, PAGE } from './discovery.ts'
import { loginActions } from './login.ts'
import { orderActions } from './orders.ts'
import { addRefundAccount, firstBank, gatewaySession, startPayment } from './payment.ts'
import { productActions, requireLine } from './product.ts'
import type { CallActs, StoryContext } from './story-context.ts'

type FormActs<F extends FormName, R> = { readonly [N in F]: (story: StoryContext, value: Forms[N]) => Promise<R> }

/** What the shop is asked when a form opens that is in `FILLS`. Each returns how the form is sent. */
const FILLS: FormActs<
  'phone' | 'changed address' | 'pieces' | 'order note' | 'order address' | 'review' | 'question',
  () => Promise<unknown>
> = {
  async phone(story, account) {
    await loginActions.requestsCode(story, { purpose: 'verify', to: 'phone' })
    await loginActions.answersCaptcha(story, { answer: 'right' })
    await loginActions.entersCode(story, { code: 'right' })
    await loginActions.requestsCode(story, { purpose: 'link', to: account })
    await loginActions.answersCaptcha(story, { answer: 'right' })
    return () => loginActions.entersCode(story, { code: 'right' })
  },

  async 'changed address'({ client }, { like, street, ...change }) {
    const { address_id } = await findAddress(client, like)
    const address = await client.call('address.detail', { address_id })
    return () => updateAddress(client, { ...address, ...change, address_line1: street ?? address.address_line1 })
  },

  /** The line as it was when the cart was opened. */
  async pieces(story, quantity) {
    const line_id = story.cart_line || (await requireLine(story)).line_id
    return () => story.client.call('cart.updateQuantity', { line_id, quantity })
  },

  async 'order note'(story) {
    await ensureProduct(story)
    await productActions.buysNow(story, { quantity: 1 })
    return () => orderActions.placesOrder(story)
  },

  async 'order address'({ client, order_no }, like) {
    const { list } = await client.call('order.addressChoices', { order_no })
    const choice = list.find(({ address }) => isLike(formatAddress(address), like))
    const { refusal, address } = found(choice, `The member has no address in "${like}"`)
    assertStep(refusal === null, `The order can't go to "${like}": ${refusal}`)
    return () => client.call('order.changeAddress', { order_no, address_id: address.address_id })
  },

  async review({ client, order_no }, { stars, content, photos }) {
    const { actions } = await client.call('order.detail', { order_no })
    assertStep(actions.includes('review'), 'The order offers no review')
    const { list } = await client.call('review.pending', { order_no, ...PAGE })
    const { line_no, product_no } = found(list[0], 'No line of the order waits for a review')
    const picture_ids = await uploadPictures(client, photos, 'review')
    return async () => {
      const { review_no } = await client.call('review.add', { order_no, line_no, stars, content, picture_ids, anonymous: false })
      const { list } = await client.call('review.list', { product_no, ...PAGE })
      assertSame("The product's first review", list[0]?.review_no, review_no)
    }
  },

  async question(story, content) {
    await ensureProduct(story)
    const { client, product_no } = story
    return () => client.call('question.ask', { product_no, content, request_id: client.requestId() })
  },
}

const SENDS: FormActs<Exclude<FormName, keyof typeof FILLS>, unknown> = {
  name: ({ client }, user_name) => client.call('member.updateName', { user_name }),
  birthday: ({ client }, birthday) => client.call('member.updateBirthday', { birthday }),
  /** The screen sends a large picture cropped and scaled. */
  picture: async ({ client }) =>
    assertAvatar(client, (await client.call('member.updateAvatar', { avatar: pictureFile('small') })).avatar_url),
  password: ({ client }, { old, password }) =>
    client.call('member.updatePassword', { old_password: encryptPassword(old), password: encryptPassword(password) }),
  address: ({ client }, { label = null, ...home }) => createAddress(client, home, label),
  deletion: (story, reason) => accountActions.requestsDeletion(story, { reason }),
  'voucher code': ({ client }, code) => client.call('promotion.redeemCode', { code }),

  async 'return shipment'({ client, after_sale_no }, tracking_number) {
    const [courier] = (await client.call('afterSale.couriers')).list
    const { courier_code } = found(courier, 'There is no courier to send anything back with')
    await client.call('afterSale.returnShipment', { after_sale_no, courier_code, tracking_number })
  },

  'refund account': ({ client }, account) => addRefundAccount(client, { account, number: 'good' }),

  async card(story, card) {
    const { verify_url } = await story.client.call('wallet.cardAdd', cardFields(card, await firstBank(story)))
    story.session = gatewaySession(verify_url)
  },

  'card at the cashier': async (story, { card, keep = false }) =>
    startPayment(story, { method: 'card', card: cardFields(card, await firstBank(story)), save_card: keep }),
}

export const faultActions: CallActs<'faults'> = {
  async turnsConnection({ client }, { to }) {
    client.online = to === 'on'
  },
  async fillsForm(story, { form, value }) {
    const act = { ...FILLS, ...SENDS }[form] as (story: StoryContext, value: unknown) => Promise<unknown>
    story.send = form in FILLS ? ((await act(story, value)) as StoryContext['send']) : () => act(story, value)
  },
  submitsForm: async ({ send }) => send?.(),
  async sendsForm(story, args) {
    await faultActions.fillsForm(story, args)
    await story.send?.()
  },
}
