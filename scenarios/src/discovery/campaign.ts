import { scenario, shopper } from '../dsl/index.ts'

export default scenario('From a campaign to its voucher and a product; an ended campaign says so', {
  given: (given) => given.loggedIn('budi').voucher('CAMILAN10'),
  steps: [
    shopper.opens('activities', { project_id: 'KEMARIN' }).fails('PAGE_CONTENT_MISSING'),
    shopper.opens('activities', { project_id: 'waktu-ngemil' }),
    shopper.claims('CAMILAN10'),
    shopper.sees('promotion:claimedToast'),
    shopper.opensListedProduct(),
    shopper.addsToCart(1),
    shopper.hasInCart(1),
  ],
})
