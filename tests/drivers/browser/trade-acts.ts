import type { ErrorName } from '@nusaria/contracts/errors'
import type { TradeVerbs } from '@nusaria/scenarios/dsl/trade-verbs'
import { answered } from '../calls/answered.ts'
import { elsewhere } from '../calls/elsewhere.ts'
import type { Act } from '../driver.ts'
import type { Person } from './person.ts'
import { seesRefusal } from './refusal.ts'
import { trading } from './trading.ts'

/** What a person, or another device, does; the rest is the gateway's side. */
type Mine = Exclude<keyof TradeVerbs, 'reports'>

/** The confirm page's choices and what stands around an order, at a browser. */
export function tradeActs(person: () => Person): { readonly [V in Mine]: Act<V> } {
  const act =
    <V extends Mine>(does: (person: Person, args: TradeVerbs[V], goesThrough: boolean) => Promise<void>) =>
    async (args: TradeVerbs[V], fails?: ErrorName) => {
      await does(person(), args, fails === undefined)
      if (fails) await seesRefusal(person(), fails)
    }
  return {
    refreshesPrice: act<'refreshesPrice'>(trading.refreshesPrice),
    usesCoins: act<'usesCoins'>(trading.usesCoins),
    choosesDelivery: act<'choosesDelivery'>(trading.choosesDelivery),
    choosesAddress: act<'choosesAddress'>(trading.choosesAddress),
    opensForeignOrder: act<'opensForeignOrder'>(trading.opensForeignOrder),
    fillsCart: (wanted, fails) => answered(elsewhere.fillsCart(person(), wanted), fails),
    paysElsewhere: (wanted, fails) => answered(elsewhere.paysElsewhere(person(), wanted), fails),
  }
}
