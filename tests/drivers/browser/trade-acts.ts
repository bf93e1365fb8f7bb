import type { TradeVerbs } from '@nusaria/scenarios/dsl/trade-verbs'
import { assertOutcome } from '../calls/assert-outcome.ts'
import { elsewhereActions } from '../calls/elsewhere.ts'
import type { Action } from '../driver.ts'
import type { ExpectedFailure } from '../expected-failure.ts'
import { addressActions } from './addresses.ts'
import { assertFailureShown } from './assert-failure.ts'
import { cartActions } from './carting.ts'
import { paymentActions } from './paying.ts'
import type { Person } from './person.ts'
import { reviewActions } from './reviewing.ts'
import { walletActions } from './storing.ts'
import { checkoutActions } from './trading.ts'

/** What a person, or another device, does; the rest is the gateway's side. */
type BrowserVerb = Exclude<keyof TradeVerbs, 'reports'>

/** The confirm page's choices and what stands around an order, at a browser. */
export function browserTradeActions(person: () => Person): { readonly [V in BrowserVerb]: Action<V> } {
  const act =
    <V extends BrowserVerb>(does: (person: Person, args: TradeVerbs[V], goesThrough: boolean) => Promise<void>) =>
    async (args: TradeVerbs[V], fails?: ExpectedFailure) => {
      await does(person(), args, fails === undefined)
      if (fails) await assertFailureShown(person(), fails)
    }
  return {
    setsPieces: act<'setsPieces'>(cartActions.setsPieces),
    changesVariant: act<'changesVariant'>(cartActions.changesVariant),
    acceptsPrice: act<'acceptsPrice'>(cartActions.acceptsPrice),
    movesToFavourites: act<'movesToFavourites'>(cartActions.movesToFavourites),
    clearsUnavailable: act<'clearsUnavailable'>(cartActions.clearsUnavailable),
    refreshesPrice: act<'refreshesPrice'>(checkoutActions.refreshesPrice),
    usesCoins: act<'usesCoins'>(checkoutActions.usesCoins),
    reopensCash: act<'reopensCash'>(checkoutActions.reopensCash),
    seesFreeShipping: act<'seesFreeShipping'>(checkoutActions.seesFreeShipping),
    choosesDelivery: act<'choosesDelivery'>(checkoutActions.choosesDelivery),
    choosesAddress: act<'choosesAddress'>(checkoutActions.choosesAddress),
    opensOtherOrder: act<'opensOtherOrder'>((one, _args, goesThrough) => checkoutActions.opensOtherOrder(one, goesThrough)),
    picksOrderAddress: act<'picksOrderAddress'>(checkoutActions.picksOrderAddress),
    changesOrderAddress: act<'changesOrderAddress'>(checkoutActions.changesOrderAddress),
    buysAgain: act<'buysAgain'>(checkoutActions.buysAgain),
    tracks: act<'tracks'>(checkoutActions.tracks),
    writesReview: act<'writesReview'>(reviewActions.writesReview),
    sendsReview: act<'sendsReview'>(reviewActions.sendsReview),
    paysByCard: act<'paysByCard'>(paymentActions.paysByCard),
    paysBySavedCard: act<'paysBySavedCard'>(paymentActions.paysBySavedCard),
    abandonsPayment: act<'abandonsPayment'>(paymentActions.abandonsPayment),
    closesTab: act<'closesTab'>(paymentActions.closesTab),
    redeems: act<'redeems'>(walletActions.redeems),
    seesVoucher: act<'seesVoucher'>(walletActions.seesVoucher),
    seesCoins: act<'seesCoins'>(walletActions.seesCoins),
    savesNewAddress: act<'savesNewAddress'>(addressActions.savesNewAddress),
    makesAddressDefault: act<'makesAddressDefault'>(addressActions.makesAddressDefault),
    deletesAddress: act<'deletesAddress'>(addressActions.deletesAddress),
    seesDefaultAddress: act<'seesDefaultAddress'>(addressActions.seesDefaultAddress),
    savesCard: act<'savesCard'>(walletActions.savesCard),
    seesCard: act<'seesCard'>(walletActions.seesCard),
    fillsCart: (wanted, fails) => assertOutcome(elsewhereActions.fillsCart(person(), wanted), fails),
    paysElsewhere: (wanted, fails) => assertOutcome(elsewhereActions.paysElsewhere(person(), wanted), fails),
  }
}
