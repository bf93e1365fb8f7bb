import { MEMBERS, scenario, shopper } from '../dsl/index.ts'
import { NEW_PASSWORD, SEEDED_PASSWORD } from '../sample-data.ts'

export default scenario("Password login: a wrong password and an unknown account get the same text; the guest's cart is merged", {
  steps: [
    shopper.looksAt({ like: 'kopi' }),
    shopper.addsToCart(2),
    shopper.opens('accountLogin'),
    shopper.entersPassword('81377700021', SEEDED_PASSWORD).fails('ACCOUNT_OR_PASSWORD_WRONG'),
    shopper.entersPassword(MEMBERS.budi.phone, NEW_PASSWORD).fails('ACCOUNT_OR_PASSWORD_WRONG'),
    shopper.entersPassword(MEMBERS.budi.email, SEEDED_PASSWORD),
    shopper.hasInCart(2),
  ],
})
