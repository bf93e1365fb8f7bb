import type { ArgsOf } from '@nusaria/contracts/contract'
import { paymentContract } from '@nusaria/contracts/payment'
import type { TestShop } from './test-shop.ts'

type Result = ArgsOf<typeof paymentContract.gatewayResult>['result']

/** The session that the address of a gateway's page names. */
export function gatewaySession(url: string | null): string {
  return new URL(url ?? '', 'http://shop').searchParams.get('session') ?? ''
}

/** Chooses a result on a gateway's page. */
export function chooseAtGateway(shop: TestShop, url: string | null, result: Result) {
  return shop.guest('gateway').tryCall(paymentContract.gatewayResult, { session: gatewaySession(url), result })
}
