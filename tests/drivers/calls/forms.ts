import { encryptPassword } from '@nusaria/mock-api/testing/encrypt'
import type { FormName } from '@nusaria/scenarios/dsl/fault-verbs'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { MENTENG } from '@nusaria/scenarios/homes'
import { TYPED } from '../typed.ts'
import { addresses } from './addresses.ts'
import { afterCaring } from './after-caring.ts'
import { askingFor } from './asking.ts'
import { answersCaptcha, asks, codeFor } from './codes.ts'
import { linksAnother, verifiesLinked } from './linking.ts'
import { ordering } from './ordering.ts'
import { paying } from './paying.ts'
import { profile } from './profile.ts'
import { reviewing } from './reviewing.ts'
import { shopping } from './shopping.ts'
import { storing } from './storing.ts'
import type { Story } from './story.ts'

/** What a form takes before it is sent, and its call. */
interface FormByCalls {
  readonly fill?: (story: Story) => Promise<void>
  readonly send: (story: Story) => Promise<void>
}

async function codeToldTo(story: Story): Promise<string> {
  return codeFor(story.world, story.asking, story.own, 'right')
}

/** As far as the code that links another phone. */
async function asksForPhone(story: Story): Promise<void> {
  await asks(story, askingFor('verify', '', 'phone'))
  await answersCaptcha(story, { answer: 'right' })
  await verifiesLinked(story, await codeToldTo(story))
  await asks(story, askingFor('link', TYPED.phone))
  await answersCaptcha(story, { answer: 'right' })
}

const FORMS: Readonly<Record<FormName, FormByCalls>> = {
  address: { send: async (story) => void (await addresses.keepsAddress(story, { home: MENTENG, label: null })) },
  name: { send: (story) => profile.changesName(story, TYPED) },
  birthday: { send: (story) => profile.changesBirthday(story, TYPED) },
  picture: { send: (story) => profile.changesPicture(story, { picture: 'small' }) },
  password: {
    send: async ({ client }) =>
      void (await client.call('member.updatePassword', {
        old_password: encryptPassword(TYPED.old),
        password: encryptPassword(TYPED.password),
      })),
  },
  phone: { fill: asksForPhone, send: async (story) => linksAnother(story, await codeToldTo(story)) },
  'pieces in the cart': {
    fill: (story) => shopping.opens(story, { screen: 'cart' }),
    send: async ({ client, cart_line: line_id }) => void (await client.call('cart.updateQuantity', { line_id, quantity: TYPED.pieces })),
  },
  'order note': {
    fill: async (story) => {
      if (!story.sku_no) await shopping.looksAt(story, { wish: { like: 'kopi' } })
      await shopping.buysNow(story, { quantity: 1 })
    },
    send: ordering.placesOrder,
  },
  'voucher code': { send: (story) => storing.redeems(story, { code: TYPED.code }) },
  deletion: { send: (story) => profile.asksDeletion(story, { reason: 'other' }) },
  review: { fill: (story) => reviewing.writesReview(story, { ...TYPED.review, photos: 0 }), send: reviewing.sendsReview },
  'return shipment': { send: (story) => afterCaring.sendsBack(story, TYPED) },
  'bank account': { send: (story) => afterCaring.addsAccount(story, { account: 'refund card' }) },
  'e-wallet': { send: (story) => afterCaring.addsAccount(story, { account: 'e-wallet' }) },
  card: { send: (story) => storing.keepsCard(story, { card: 'good' }) },
  'card at the cashier': { send: (story) => paying.paysByCard(story, { card: 'good', keep: false }) },
}

/** Forms, call by call: what is typed is in nobody's hands but the teller's. */
export const filling = {
  fills: async (story: Story, { form }: Verbs['fills']): Promise<void> => FORMS[form].fill?.(story),
  submits: (story: Story, { form }: Verbs['submits']): Promise<void> => FORMS[form].send(story),
}
