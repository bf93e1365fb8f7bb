import { defineDomain } from '../kernel/domain.ts'
import { coinEvents } from './events.ts'
import { pointsRoutes } from './handlers.ts'
import { lapseLot, warnOfLot } from './lapse.ts'
import { COINS_EXPIRE, COINS_WARN } from './lots.ts'
import { pointsTables } from './tables.ts'

/** Coins: in hand until they lapse, and the ledger of what came and went. */
export const pointsDomain = defineDomain({
  name: 'points',
  tables: pointsTables,
  routes: pointsRoutes,
  due: { [COINS_EXPIRE]: lapseLot, [COINS_WARN]: warnOfLot },
  events: { coins: coinEvents },
})
