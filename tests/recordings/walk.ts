import { MENTENG } from '@nusaria/scenarios/homes'
import fc from 'fast-check'
import { carting } from '../drivers/calls/carting.ts'
import { ordering } from '../drivers/calls/ordering.ts'
import { paying } from '../drivers/calls/paying.ts'
import { shopping } from '../drivers/calls/shopping.ts'
import { signingIn } from '../drivers/calls/signing-in.ts'
import { storing } from '../drivers/calls/storing.ts'
import type { Story } from '../drivers/calls/story.ts'
import { must, StepFailed } from '../drivers/driver.ts'
import { Refused } from '../support/client.ts'
import { ControlError } from '../support/control.ts'

const order = (event: string) => (story: Story) => story.world.event('order', story.order_no || 'none', event)
const fault = { call: 'cart.add', reply: 1105007, times: 1, rate: 0.5 }

const atGateway = (result: 'success' | 'failure') => async (story: Story) => {
  must(story.session, 'Nothing is to be paid there')
  await paying.choosesAtGateway(story, { result })
}

/** What a shopper, the merchant and time may do next; what the shop refuses is an outcome like any other. */
const MOVES: Readonly<Record<string, (story: Story) => Promise<unknown>>> = {
  'looks at coffee': (story) => shopping.looksAt(story, { wish: { like: 'kopi' } }),
  'looks at crisps': (story) => shopping.looksAt(story, { wish: { like: 'keripik' } }),
  'adds to cart': (story) => shopping.addsToCart(story, { quantity: 2 }),
  'empties a line': (story) => carting.setsPieces(story, { pieces: 1 }),
  'logs in as sari': (story) => signingIn.logsIn(story, { phone: '81200000001' }),
  'logs in anew': (story) => signingIn.logsIn(story, { phone: '81377700041' }),
  'types the password': (story) => signingIn.entersPassword(story, { account: 'sari@example.com', password: 'Nusaria#1' }),
  'types another password': (story) => signingIn.entersPassword(story, { account: '81200000001', password: 'Nusaria#9' }),
  'types a wrong code': async (story) => {
    await signingIn.entersPhone(story, { phone: '81377700042' })
    await signingIn.answersCaptcha(story, { answer: 'right' })
    await signingIn.entersCode(story, { code: 'wrong' })
  },
  'comes by Google': async (story) => {
    await signingIn.goesToGoogle(story)
    await signingIn.choosesAtGoogle(story, { choice: 'allow', email: 'walker@example.com' })
  },
  'logs out': (story) => story.client.call('auth.logout', {}),
  'adds an address': (story) => ordering.addsAddress(story, { home: MENTENG }),
  'buys now': (story) => shopping.buysNow(story, { quantity: 1 }),
  'goes to confirm': (story) => shopping.goesToConfirm(story),
  'places the order': (story) => ordering.placesOrder(story),
  'pays by QRIS': (story) => paying.pays(story, { method: 'qris' }),
  'pays by card': (story) => paying.paysByCard(story, { card: 'good', keep: true }),
  'pays by a card that is declined': (story) => paying.paysByCard(story, { card: 'declined', keep: false }),
  'succeeds at the gateway': atGateway('success'),
  'fails at the gateway': atGateway('failure'),
  cancels: (story) => ordering.cancelsOrder(story),
  redeems: (story) => storing.redeems(story, { code: 'SALAM25' }),
  'keeps a card': (story) => storing.keepsCard(story, { card: 'good' }),
  ships: order('ship'),
  delivers: order('deliver'),
  'receives it': (story) => ordering.confirmsReceipt(story),
  'an hour passes': (story) => story.world.advance('PT61M'),
  'days pass': (story) => story.world.advance('P3D'),
  'something breaks': (story) => story.world.setFaults([fault]),
}

export const walk = fc.array(fc.constantFrom(...Object.keys(MOVES)), { minLength: 25, maxLength: 60 })

/** Walks; whatever isn't possible is left. */
export async function takeWalk(story: Story, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    try {
      await MOVES[move]?.(story)
    } catch (error) {
      const fine = error instanceof Refused || error instanceof StepFailed || error instanceof ControlError
      if (!fine) throw error
    }
  }
}
