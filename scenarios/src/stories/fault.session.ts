import { elsewhere, MEMBERS, merchant, scenario, shopper, world } from '../dsl/index.ts'
import type { MemberName } from '../members.ts'
import { MENTENG, NEW_PASSWORD, NOTE, QUESTION, REVIEW, SEEDED_PASSWORD } from '../sample-data.ts'

/** The session ends while a form is open; after login the form is unchanged and can be sent. */
const outlives = (member: MemberName, ...form: Parameters<typeof shopper.fillsForm>) => [
  shopper.fillsForm(...form),
  merchant.handlesAccount('sign_out', member),
  shopper.submitsForm().fails('SESSION_EXPIRED'),
  shopper.entersPassword(MEMBERS[member].email, SEEDED_PASSWORD),
  shopper.seesFormKept(),
  shopper.submitsForm(),
]

export default {
  'session-over-account': scenario(
    'The session ends in the middle of each account form: after login the form is as it was, except for secrets',
    {
      given: (given) => given.loggedIn('putri'),
      steps: [
        ...outlives('putri', 'address', MENTENG),
        ...outlives('putri', 'name', 'Wulan'),
        ...outlives('putri', 'birthday', '1993-08-18'),
        ...outlives('putri', 'picture', 'small'),
        ...outlives('putri', 'phone', '81377700027'),
        ...outlives('putri', 'password', { old: SEEDED_PASSWORD, password: NEW_PASSWORD }),
      ],
    },
  ),
  'session-over-orders': scenario('The session ends in the middle of each order form: after login the form is as it was, and can be sent', {
    given: (given) => given.loggedIn('agus'),
    steps: [
      elsewhere.signsIn('agus'),
      elsewhere.hasOrder({ like: 'kopi mandailing', pieces: 2, paid: 'online', order: 'completed' }),
      elsewhere.filesRequest({ type: 'return_refund', reason: 'damaged' }),
      merchant.handlesRequest('agree'),
      ...outlives('agus', 'return shipment', 'NX0012345678'),
      ...outlives('agus', 'review', REVIEW),
      ...outlives('agus', 'order note', NOTE),
      ...outlives('agus', 'card at the cashier', { card: 'good' }),
    ],
  }),
  'session-over-wallet': scenario(
    'The session ends in the cart, the wallet and the account deletion: after login the forms are as they were, except for cards',
    {
      given: (given) => given.loggedIn('budi'),
      steps: [
        elsewhere.signsIn('budi'),
        elsewhere.fillsCart(1),
        shopper.fillsForm('pieces', 3),
        world.injectsFault('cart.updateQuantity', 'SESSION_EXPIRED', { times: 1 }),
        shopper.submitsForm().fails('SESSION_EXPIRED'),
        shopper.entersPassword(MEMBERS.budi.email, SEEDED_PASSWORD),
        shopper.seesFormKept(),
        shopper.submitsForm(),
        shopper.hasInCart(3),
        ...outlives('budi', 'question', QUESTION),
        ...outlives('budi', 'voucher code', 'SALAM25'),
        ...outlives('budi', 'refund account', 'refund card'),
        ...outlives('budi', 'refund account', 'e-wallet'),
        ...outlives('budi', 'deletion', 'other'),
        ...outlives('budi', 'card', 'good'),
      ],
    },
  ),
}
