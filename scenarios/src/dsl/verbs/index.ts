import type { ArgsOfVerb } from '../declare.ts'
import { accountVerbs } from './account.ts'
import { afterSaleVerbs } from './after-sales.ts'
import { cartVerbs } from './cart.ts'
import { discoveryVerbs } from './discovery.ts'
import { elsewhereVerbs } from './elsewhere.ts'
import { faultVerbs } from './faults.ts'
import { loginVerbs } from './login.ts'
import { merchantVerbs } from './merchant.ts'
import { orderVerbs } from './orders.ts'
import { pageVerbs } from './pages.ts'
import { paymentVerbs } from './payment.ts'
import { questionVerbs } from './questions.ts'
import { reviewVerbs } from './reviews.ts'
import { gatewayVerbs, worldVerbs } from './world.ts'

/** Every verb, by who does it. `elsewhere`: another device, of the same member by default. */
export const VERBS = {
  shopper: {
    ...loginVerbs,
    ...accountVerbs,
    ...discoveryVerbs,
    ...cartVerbs,
    ...orderVerbs,
    ...reviewVerbs,
    ...questionVerbs,
    ...paymentVerbs,
    ...afterSaleVerbs,
    ...pageVerbs,
    ...faultVerbs,
  },
  elsewhere: elsewhereVerbs,
  merchant: merchantVerbs,
  gateway: gatewayVerbs,
  world: worldVerbs,
}

export type Actor = keyof typeof VERBS
export type VerbOf<B extends Actor> = keyof (typeof VERBS)[B]
/** The arguments of a verb's step. */
export type VerbArgs<B extends Actor, V extends VerbOf<B>> = ArgsOfVerb<(typeof VERBS)[B][V]>
