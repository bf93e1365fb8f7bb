import { MEMBERS, scenario, shopper, world } from '../dsl/index.ts'

export default scenario('An unused voucher expires and is listed as expired', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    shopper.opens('wallet'),
    shopper.redeems('TEMAN15'),
    shopper.seesVoucher('TEMAN15', 'unused'),
    world.advances('P8D'),
    shopper.opens('wallet').fails('SESSION_EXPIRED'),
    shopper.logsIn(MEMBERS.budi.phone),
    shopper.seesVoucher('TEMAN15', 'expired'),
  ],
})
