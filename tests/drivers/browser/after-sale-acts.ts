import type { AfterSaleVerbs } from '@nusaria/scenarios/dsl/after-sale-verbs'
import { answered } from '../calls/answered.ts'
import { elsewhereAfterSales } from '../calls/elsewhere-after-sales.ts'
import { countStock } from '../calls/shopping.ts'
import type { Act } from '../driver.ts'
import type { Failing } from '../failing.ts'
import { afterCaring } from './after-caring.ts'
import type { Person } from './person.ts'
import { refundSettings } from './refund-settings.ts'
import { seesRefusal } from './refusal.ts'
import { requesting } from './requesting.ts'

/** What a person, or another device, does; the rest is the shop's side. */
type Mine = Exclude<keyof AfterSaleVerbs, 'movesRequest'>

/** Requests for after-sales, at a browser. */
export function afterSaleActs(person: () => Person): { readonly [V in Mine]: Act<V> } {
  const act =
    <V extends Mine>(does: (person: Person, args: AfterSaleVerbs[V], goesThrough: boolean) => Promise<void>) =>
    async (args: AfterSaleVerbs[V], fails?: Failing) => {
      await does(person(), args, fails === undefined)
      if (fails) await seesRefusal(person(), fails)
    }
  return {
    fillsRequest: act<'fillsRequest'>(requesting.fillsRequest),
    fillsAgain: act<'fillsAgain'>(requesting.fillsAgain),
    replacesPicture: act<'replacesPicture'>(requesting.replacesPicture),
    sendsRequest: act<'sendsRequest'>(requesting.sendsRequest),
    seesRequest: act<'seesRequest'>(afterCaring.seesRequest),
    opensRequest: act<'opensRequest'>(afterCaring.opensRequest),
    cancelsRequest: act<'cancelsRequest'>(afterCaring.cancelsRequest),
    sendsBack: act<'sendsBack'>(afterCaring.sendsBack),
    retriesRefund: act<'retriesRefund'>(afterCaring.retriesRefund),
    seesRefund: act<'seesRefund'>(afterCaring.seesRefund),
    addsAccount: act<'addsAccount'>(refundSettings.addsAccount),
    removesAccount: act<'removesAccount'>(refundSettings.removesAccount),
    has: (wanted, fails) => answered(elsewhereAfterSales.has(person(), wanted), fails),
    files: (wanted, fails) => answered(elsewhereAfterSales.files(person(), wanted), fails),
    keepsAccount: (wanted, fails) => answered(elsewhereAfterSales.keepsAccount(person(), wanted), fails),
    uploads: (wanted, fails) => answered(elsewhereAfterSales.uploads(person(), wanted), fails),
    countsStock: (wanted) => countStock(person().api, person(), wanted),
  }
}
