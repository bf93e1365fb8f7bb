import { elsewhere, MEMBERS, scenario, shopper, world } from '../dsl/index.ts'

export default scenario('A half-filled form survives a reload and an expired session, and is sent as it was', {
  given: (given) => given.loggedIn('agus'),
  steps: [
    elsewhere.signsIn('agus'),
    elsewhere.hasOrder({ like: 'kopi', pieces: 2, price: 60_000, paid: 'online', order: 'shipped' }),
    shopper.fillsRequest({ type: 'return_refund', reason: 'other', description: 'Pesan dua kali', pictures: 1, refund: 60_000 }),
    shopper.reloads(),
    shopper.sees('afterSale:refund.goods'),
    world.advances('P8D'),
    shopper.sendsRequest().fails('SESSION_EXPIRED'),
    shopper.logsIn(MEMBERS.agus.phone),
    shopper.sendsRequest(),
    shopper.seesRequest('awaitingReview', { refund: 60_000, description: 'Pesan dua kali', pictures: 1 }),
  ],
})
