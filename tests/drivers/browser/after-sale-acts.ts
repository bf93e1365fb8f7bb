import type { AfterSaleVerbs } from '@nusaria/scenarios/dsl/after-sale-verbs'
import { assertOutcome } from '../calls/assert-outcome.ts'
import { elsewhereAfterSaleActions } from '../calls/elsewhere-after-sales.ts'
import { assertStock } from '../calls/shopping.ts'
import type { Action } from '../driver.ts'
import type { ExpectedFailure } from '../expected-failure.ts'
import { afterSaleActions } from './after-caring.ts'
import { assertFailureShown } from './assert-failure.ts'
import type { Person } from './person.ts'
import { refundSettingsActions } from './refund-settings.ts'
import { afterSaleFormActions } from './requesting.ts'

/** What a person, or another device, does; the rest is the shop's side. */
type BrowserVerb = Exclude<keyof AfterSaleVerbs, 'movesRequest'>

/** Requests for after-sales, at a browser. */
export function browserAfterSaleActions(person: () => Person): { readonly [V in BrowserVerb]: Action<V> } {
  const act =
    <V extends BrowserVerb>(does: (person: Person, args: AfterSaleVerbs[V], goesThrough: boolean) => Promise<void>) =>
    async (args: AfterSaleVerbs[V], fails?: ExpectedFailure) => {
      await does(person(), args, fails === undefined)
      if (fails) await assertFailureShown(person(), fails)
    }
  return {
    fillsRequest: act<'fillsRequest'>(afterSaleFormActions.fillsRequest),
    fillsAgain: act<'fillsAgain'>(afterSaleFormActions.fillsAgain),
    replacesPicture: act<'replacesPicture'>(afterSaleFormActions.replacesPicture),
    sendsRequest: act<'sendsRequest'>(afterSaleFormActions.sendsRequest),
    seesRequest: act<'seesRequest'>(afterSaleActions.seesRequest),
    opensRequest: act<'opensRequest'>(afterSaleActions.opensRequest),
    cancelsRequest: act<'cancelsRequest'>(afterSaleActions.cancelsRequest),
    sendsBack: act<'sendsBack'>(afterSaleActions.sendsBack),
    retriesRefund: act<'retriesRefund'>(afterSaleActions.retriesRefund),
    seesRefund: act<'seesRefund'>(afterSaleActions.seesRefund),
    addsAccount: act<'addsAccount'>(refundSettingsActions.addsAccount),
    removesAccount: act<'removesAccount'>(refundSettingsActions.removesAccount),
    has: (wanted, fails) => assertOutcome(elsewhereAfterSaleActions.has(person(), wanted), fails),
    files: (wanted, fails) => assertOutcome(elsewhereAfterSaleActions.files(person(), wanted), fails),
    keepsAccount: (wanted, fails) => assertOutcome(elsewhereAfterSaleActions.keepsAccount(person(), wanted), fails),
    uploads: (wanted, fails) => assertOutcome(elsewhereAfterSaleActions.uploads(person(), wanted), fails),
    countsStock: (wanted) => assertStock(person().api, person(), wanted),
  }
}
