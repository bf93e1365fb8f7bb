import { elsewhere, MEMBERS, merchant, scenario, shopper, world } from '../dsl/index.ts'

export default scenario('An order placed after the deletion request delays it; once the order is finished, the account is deleted', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    elsewhere.signsIn('budi'),
    shopper.opens('deletion'),
    shopper.requestsDeletion('poor_experience'),
    elsewhere.buys('kopi'),
    merchant.processesDeletion('budi'),
    shopper.seesDeletion('deletion_processing'),
    shopper.sees('deletion:status.waits'),
    world.advances('PT61M'),
    merchant.completesDeletion('budi'),
    shopper.opens('setting').fails('SESSION_EXPIRED'),
    shopper.goesToGoogle(),
    shopper.choosesAtGoogle('allow', MEMBERS.budi.email).fails('MEMBER_MISSING'),
  ],
})
