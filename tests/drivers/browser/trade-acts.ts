import type { TradeVerbs } from '@nusaria/scenarios/dsl/trade-verbs'
import { answered } from '../calls/answered.ts'
import { elsewhere } from '../calls/elsewhere.ts'
import type { Act } from '../driver.ts'
import type { Failing } from '../failing.ts'
import { addresses } from './addresses.ts'
import { carting } from './carting.ts'
import { paying } from './paying.ts'
import type { Person } from './person.ts'
import { seesRefusal } from './refusal.ts'
import { reviewing } from './reviewing.ts'
import { storing } from './storing.ts'
import { trading } from './trading.ts'

/** What a person, or another device, does; the rest is the gateway's side. */
type Mine = Exclude<keyof TradeVerbs, 'reports'>

/** The confirm page's choices and what stands around an order, at a browser. */
export function tradeActs(person: () => Person): { readonly [V in Mine]: Act<V> } {
  const act =
    <V extends Mine>(does: (person: Person, args: TradeVerbs[V], goesThrough: boolean) => Promise<void>) =>
    async (args: TradeVerbs[V], fails?: Failing) => {
      await does(person(), args, fails === undefined)
      if (fails) await seesRefusal(person(), fails)
    }
  return {
    setsPieces: act<'setsPieces'>(carting.setsPieces),
    changesVariant: act<'changesVariant'>(carting.changesVariant),
    acceptsPrice: act<'acceptsPrice'>(carting.acceptsPrice),
    movesToFavourites: act<'movesToFavourites'>(carting.movesToFavourites),
    clearsUnavailable: act<'clearsUnavailable'>(carting.clearsUnavailable),
    refreshesPrice: act<'refreshesPrice'>(trading.refreshesPrice),
    usesCoins: act<'usesCoins'>(trading.usesCoins),
    allowsCash: act<'allowsCash'>(trading.allowsCash),
    shipsFree: act<'shipsFree'>(trading.shipsFree),
    choosesDelivery: act<'choosesDelivery'>(trading.choosesDelivery),
    choosesAddress: act<'choosesAddress'>(trading.choosesAddress),
    opensOtherOrder: act<'opensOtherOrder'>((one, _args, goesThrough) => trading.opensOtherOrder(one, goesThrough)),
    picksNewAddress: act<'picksNewAddress'>(trading.picksNewAddress),
    sendsOrderThere: act<'sendsOrderThere'>(trading.sendsOrderThere),
    buysAgain: act<'buysAgain'>(trading.buysAgain),
    tracks: act<'tracks'>(trading.tracks),
    writesReview: act<'writesReview'>(reviewing.writesReview),
    sendsReview: act<'sendsReview'>(reviewing.sendsReview),
    paysByCard: act<'paysByCard'>(paying.paysByCard),
    paysBySavedCard: act<'paysBySavedCard'>(paying.paysBySavedCard),
    changesMind: act<'changesMind'>(paying.changesMind),
    closesTab: act<'closesTab'>(paying.closesTab),
    redeems: act<'redeems'>(storing.redeems),
    findsVoucher: act<'findsVoucher'>(storing.findsVoucher),
    seesCoins: act<'seesCoins'>(storing.seesCoins),
    keepsAddress: act<'keepsAddress'>(addresses.keepsAddress),
    makesDefault: act<'makesDefault'>(addresses.makesDefault),
    deletesAddress: act<'deletesAddress'>(addresses.deletesAddress),
    seesDefault: act<'seesDefault'>(addresses.seesDefault),
    keepsCard: act<'keepsCard'>(storing.keepsCard),
    seesCard: act<'seesCard'>(storing.seesCard),
    fillsCart: (wanted, fails) => answered(elsewhere.fillsCart(person(), wanted), fails),
    paysElsewhere: (wanted, fails) => answered(elsewhere.paysElsewhere(person(), wanted), fails),
  }
}
