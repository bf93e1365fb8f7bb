import { defineDomain } from '../../engine/contract/domain.ts'
import { coinEvents } from './events.ts'
import { expireLot, warnBeforeExpiry } from './expiry.ts'
import { pointsRoutes } from './handlers.ts'
import { COINS_EXPIRE, COINS_WARN } from './lots.ts'
import { pointsTables } from './tables.ts'

/** Coins: lots that expire, and the ledger. */
export const pointsDomain = defineDomain({
  name: 'points',
  tables: pointsTables,
  routes: pointsRoutes,
  timers: { [COINS_EXPIRE]: expireLot, [COINS_WARN]: warnBeforeExpiry },
  events: { coins: coinEvents },
})
