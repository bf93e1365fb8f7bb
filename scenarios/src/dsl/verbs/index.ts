import type { ArgsOfVerb } from '../declare.ts'
import { accountVerbs } from './account.ts'
import { afterSaleVerbs } from './after-sales.ts'
import { discoveryVerbs } from './discovery.ts'
import { elsewhereVerbs } from './elsewhere.ts'
import { faultVerbs } from './faults.ts'
import { loginVerbs } from './login.ts'
import { merchantVerbs } from './merchant.ts'
import { orderVerbs } from './orders.ts'
import { pageVerbs } from './pages.ts'
import { paymentVerbs } from './payment.ts'
import { productVerbs } from './product.ts'
import { gatewayVerbs, worldVerbs } from './world.ts'

/** The verbs of the shopper, by area. */
const AREAS = {
  login: loginVerbs,
  account: accountVerbs,
  discovery: discoveryVerbs,
  product: productVerbs,
  orders: orderVerbs,
  payment: paymentVerbs,
  afterSales: afterSaleVerbs,
  pages: pageVerbs,
  faults: faultVerbs,
}

/** The members of all these objects together. */
type UnionToIntersection<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void ? All : never

/** Every verb, by who does it. `elsewhere`: another device, of the same member by default. */
export const VERBS = {
  shopper: Object.assign({}, ...Object.values(AREAS)) as UnionToIntersection<Areas[Area]>,
  elsewhere: elsewhereVerbs,
  merchant: merchantVerbs,
  gateway: gatewayVerbs,
  world: worldVerbs,
}

export type Areas = typeof AREAS
export type Area = keyof Areas
export type Actor = keyof typeof VERBS
export type VerbOf<B extends Actor> = keyof (typeof VERBS)[B]
export type VerbArgs<B extends Actor, V extends VerbOf<B>> = ArgsOfVerb<(typeof VERBS)[B][V]>
