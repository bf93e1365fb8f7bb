import { MENTENG } from '@nusaria/scenarios/sample-data'
import fc from 'fast-check'
import { discoveryActions } from '../drivers/calls/discovery.ts'
import { faultActions } from '../drivers/calls/faults.ts'
import { loginActions } from '../drivers/calls/login.ts'
import { orderActions } from '../drivers/calls/orders.ts'
import { paymentActions } from '../drivers/calls/payment.ts'
import { productActions } from '../drivers/calls/product.ts'
import { requireOrderNo, type StoryContext } from '../drivers/calls/story-context.ts'
import { assertStep, StepFailedError } from '../drivers/driver.ts'
import { RefusedError } from '../support/client.ts'
import { ControlError } from '../support/control.ts'

const order = (event: string) => (story: StoryContext) => story.world.event('order', story.order_no || 'none', event)
const fault = { call: 'cart.add', reply: 1105007, times: 1, rate: 0.5 }

/** An action on the order placed last. */
const ofOrder = (act: (story: StoryContext) => Promise<unknown>) => async (story: StoryContext) => {
  requireOrderNo(story)
  await act(story)
}

const atGateway = (result: 'success' | 'failure') => async (story: StoryContext) => {
  assertStep(story.session, 'Nothing is to be paid there')
  await paymentActions.choosesAtGateway(story, { result })
}

/** What shopper, merchant and clock can do; a refusal is a valid outcome. */
const ACTIONS: Readonly<Record<string, (story: StoryContext) => Promise<unknown>>> = {
  'looks at coffee': (story) => discoveryActions.looksAt(story, { wish: { like: 'kopi mandailing' } }),
  'looks at crisps': (story) => discoveryActions.looksAt(story, { wish: { like: 'keripik' } }),
  'adds to cart': (story) => productActions.addsToCart(story, { quantity: 2 }),
  'empties a line': (story) => faultActions.sendsForm(story, { form: 'pieces', value: 1 }),
  'logs in as sari': (story) => loginActions.logsIn(story, { account: '81200000001' }),
  'logs in again': (story) => loginActions.logsIn(story, { account: '81377700041' }),
  'types the password': (story) => loginActions.entersPassword(story, { account: 'sari@example.com', password: 'Nusaria#1' }),
  'types another password': (story) => loginActions.entersPassword(story, { account: '81200000001', password: 'Nusaria#9' }),
  'types a wrong code': async (story) => {
    await loginActions.requestsCode(story, { purpose: 'login', to: '81377700042' })
    await loginActions.answersCaptcha(story, { answer: 'right' })
    await loginActions.entersCode(story, { code: 'wrong' })
  },
  'comes by Google': async (story) => {
    await loginActions.logsInByGoogle(story, { choice: 'allow', email: 'walker@example.com' })
  },
  'logs out': (story) => story.client.call('auth.logout', {}),
  'adds an address': (story) => orderActions.addsAddress(story, { home: MENTENG }),
  'buys now': (story) => productActions.buysNow(story, { quantity: 1 }),
  'goes to confirm': (story) => productActions.goesToConfirm(story),
  'places the order': (story) => orderActions.placesOrder(story),
  'pays by QRIS': ofOrder((story) => paymentActions.pays(story, { method: 'qris' })),
  'pays by card': ofOrder((story) => faultActions.sendsForm(story, { form: 'card at the cashier', value: { card: 'good', keep: true } })),
  'pays by a card that is declined': ofOrder((story) =>
    faultActions.sendsForm(story, { form: 'card at the cashier', value: { card: 'declined' } }),
  ),
  'succeeds at the gateway': atGateway('success'),
  'fails at the gateway': atGateway('failure'),
  cancels: ofOrder((story) => orderActions.cancelsOrder(story)),
  redeems: (story) => faultActions.sendsForm(story, { form: 'voucher code', value: 'SALAM25' }),
  'keeps a card': (story) => faultActions.sendsForm(story, { form: 'card', value: 'good' }),
  ships: order('ship'),
  delivers: order('deliver'),
  'receives it': ofOrder((story) => orderActions.confirmsReceipt(story)),
  'an hour passes': (story) => story.world.advance('PT61M'),
  'days pass': (story) => story.world.advance('P3D'),
  'something breaks': (story) => story.world.setFaults([fault]),
}

export const randomActions = fc.array(fc.constantFrom(...Object.keys(ACTIONS)), { minLength: 25, maxLength: 60 })

/** Runs the actions, and skips impossible ones. */
export async function runActions(story: StoryContext, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    try {
      await ACTIONS[move]?.(story)
    } catch (error) {
      const fine = error instanceof RefusedError || error instanceof StepFailedError || error instanceof ControlError
      if (!fine) throw error
    }
  }
}
