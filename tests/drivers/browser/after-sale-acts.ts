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
type BrowserVerb = Exclude<keyof AfterSaleVerbs, 'updatesRequest'>

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
    fillsRequestAgain: act<'fillsRequestAgain'>(afterSaleFormActions.fillsRequestAgain),
    replacesPicture: act<'replacesPicture'>(afterSaleFormActions.replacesPicture),
    sendsRequest: act<'sendsRequest'>(afterSaleFormActions.sendsRequest),
    seesRequest: act<'seesRequest'>(afterSaleActions.seesRequest),
    opensRequest: act<'opensRequest'>(afterSaleActions.opensRequest),
    cancelsRequest: act<'cancelsRequest'>(afterSaleActions.cancelsRequest),
    returnsGoods: act<'returnsGoods'>(afterSaleActions.returnsGoods),
    retriesRefund: act<'retriesRefund'>(afterSaleActions.retriesRefund),
    seesRefund: act<'seesRefund'>(afterSaleActions.seesRefund),
    addsRefundAccount: act<'addsRefundAccount'>(refundSettingsActions.addsRefundAccount),
    removesRefundAccount: act<'removesRefundAccount'>(refundSettingsActions.removesRefundAccount),
    hasOrder: (wanted, fails) => assertOutcome(elsewhereAfterSaleActions.hasOrder(person(), wanted), fails),
    filesRequest: (wanted, fails) => assertOutcome(elsewhereAfterSaleActions.filesRequest(person(), wanted), fails),
    savesRefundAccount: (wanted, fails) => assertOutcome(elsewhereAfterSaleActions.savesRefundAccount(person(), wanted), fails),
    uploadsPictures: (wanted, fails) => assertOutcome(elsewhereAfterSaleActions.uploadsPictures(person(), wanted), fails),
    checksStock: (wanted) => assertStock(person().api, person(), wanted),
  }
}
