import { elsewhere, MEMBERS, merchant, scenario, shopper, world } from '../dsl/index.ts'

export default scenario('A delivered order that nobody confirms: a message the day before, then it completes and earns coins', {
  steps: [
    elsewhere.signsIn('agus'),
    elsewhere.hasOrder({ like: 'kopi', paid: 'in cash', order: 'shipped' }),
    merchant.delivers(),
    world.advances('P6D'),
    shopper.logsIn(MEMBERS.agus.phone),
    shopper.opensMessage('order'),
    shopper.seesOrder('pending_receipt'),
    world.advances('P1D'),
    shopper.seesOrder('completed'),
    shopper.seesCoins('order_completed'),
  ],
})
