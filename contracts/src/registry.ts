import { addressContract } from './address.ts'
import { afterSaleContract } from './after-sale.ts'
import { authContract } from './auth.ts'
import { cartContract } from './cart.ts'
import { cmsContract } from './cms.ts'
import type { ArgsOf, Call, CompleteResultOf, Contract, DeclaredCall } from './contract.ts'
import { deletionContract } from './deletion.ts'
import { favouriteContract } from './favourite.ts'
import { API_BASE } from './headers.ts'
import { memberContract } from './member.ts'
import { messageContract } from './message.ts'
import { navContract } from './nav.ts'
import { orderContract } from './order.ts'
import { paymentContract } from './payment.ts'
import { paymentMethodsContract } from './payment-methods.ts'
import { pictureContract } from './picture.ts'
import { pointsContract } from './points.ts'
import { productContract } from './product.ts'
import { questionContract } from './question.ts'
import { restockAlertContract } from './restock-alert.ts'
import { reviewContract } from './review.ts'
import { searchContract } from './search.ts'
import { sessionContract } from './session.ts'
import { submissionContract } from './submission.ts'
import { systemContract } from './system.ts'
import { voucherContract } from './voucher.ts'

/** Every contract by its domain. For the mock, docs, reports and tests: the storefront reads a domain's own file. */
interface Contracts {
  readonly auth: typeof authContract
  readonly member: typeof memberContract
  readonly session: typeof sessionContract
  readonly deletion: typeof deletionContract
  readonly address: typeof addressContract
  readonly nav: typeof navContract
  readonly product: typeof productContract
  readonly picture: typeof pictureContract
  readonly review: typeof reviewContract
  readonly question: typeof questionContract
  readonly favourite: typeof favouriteContract
  readonly notice: typeof restockAlertContract
  readonly search: typeof searchContract
  readonly promotion: typeof voucherContract
  readonly cart: typeof cartContract
  readonly order: typeof orderContract
  readonly payment: typeof paymentContract
  readonly wallet: typeof paymentMethodsContract
  readonly points: typeof pointsContract
  readonly afterSale: typeof afterSaleContract
  readonly message: typeof messageContract
  readonly cms: typeof cmsContract
  readonly submission: typeof submissionContract
  readonly system: typeof systemContract
}

export type DomainName = keyof Contracts

/** The same as values. Typed as `Call` alone: `CallOf` gives the type of one call. */
export const CONTRACTS: Readonly<Record<DomainName, Contract>> = {
  auth: authContract,
  member: memberContract,
  session: sessionContract,
  deletion: deletionContract,
  address: addressContract,
  nav: navContract,
  product: productContract,
  picture: pictureContract,
  review: reviewContract,
  question: questionContract,
  favourite: favouriteContract,
  notice: restockAlertContract,
  search: searchContract,
  promotion: voucherContract,
  cart: cartContract,
  order: orderContract,
  payment: paymentContract,
  wallet: paymentMethodsContract,
  points: pointsContract,
  afterSale: afterSaleContract,
  message: messageContract,
  cms: cmsContract,
  submission: submissionContract,
  system: systemContract,
} satisfies Contracts

/** `order.detail`: every call of the shop by its name. */
export type CallName = { [D in keyof Contracts]: `${D}.${keyof Contracts[D] & string}` }[keyof Contracts]

export type CallOf<N extends CallName> = N extends `${infer D extends keyof Contracts}.${infer K}`
  ? K extends keyof Contracts[D]
    ? Contracts[D][K]
    : never
  : never

/** The arguments of a call, flat; `undefined` when it has none. */
export type ArgsByName<N extends CallName> = CallOf<N> extends infer C extends DeclaredCall ? ArgsOf<C> : never
export type ResultByName<N extends CallName> = CallOf<N> extends infer C extends DeclaredCall ? CompleteResultOf<C> : never

/** A call with its domain and its name, such as `cart` and `add`. */
export interface RegisteredCall {
  readonly domain: DomainName
  readonly name: string
  /** `cart.add`: its name over all domains, as reports, faults and journals write it. */
  readonly id: CallName
  readonly call: Call
}

const registeredCalls: readonly RegisteredCall[] = Object.entries(CONTRACTS).flatMap(([domain, contract]) =>
  Object.entries(contract).map(([name, call]) => ({
    domain: domain as DomainName,
    name,
    id: `${domain}.${name}` as CallName,
    call,
  })),
)

/** Every call of the shop, in the order of the registry. */
export function allCalls(): readonly RegisteredCall[] {
  return registeredCalls
}

/** A fixed path comes before one with a parameter, which may fit too. */
const addresses = registeredCalls
  .toSorted((one, other) => Number(one.call.path.includes(':')) - Number(other.call.path.includes(':')))
  .map((registered) => {
    const { method, path } = registered.call
    return { registered, pattern: new RegExp(`^${method} .*${API_BASE}${path.replaceAll(/:\w+/g, '[^/]+')}$`) }
  })

/** The call of a request, by method and path with `/api`, below any base path; undefined for none. */
export function findCallAt(method: string, pathname: string): RegisteredCall | undefined {
  return addresses.find(({ pattern }) => pattern.test(`${method} ${pathname}`))?.registered
}

/** The call of a name such as `cart.add`, or undefined. */
export function findCall(id: string): RegisteredCall | undefined {
  return registeredCalls.find((registered) => registered.id === id)
}
