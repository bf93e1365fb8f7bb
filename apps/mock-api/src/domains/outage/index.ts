import type { EventCtx } from '../../engine/contract/context.ts'
import { defineDomain, entityEvents } from '../../engine/contract/domain.ts'
import { ensureService } from './services.ts'
import { type ServiceRow, serviceTables } from './tables.ts'

/** Brings a service into a state; it isn't legal where nothing would change. */
function setState(state: ServiceRow['state']) {
  return (ctx: EventCtx, row: ServiceRow): void => {
    if (row.state === state) ctx.illegal(`it is ${state}`)
    ctx.db.services.update(row.service, { state })
  }
}

/** What can be out of order on the shop's side; calls that need a stopped service fail with their area's own code. */
export const outageDomain = defineDomain({
  name: 'service',
  tables: serviceTables,
  routes: [],
  events: {
    service: entityEvents(
      'services',
      {
        stop: setState('stopped'),
        start: setState('running'),
        /** Recommendations alone: there is nothing to recommend. */
        empty(ctx, row) {
          if (row.service !== 'recommendation') ctx.illegal('only recommendations can be empty')
          setState('empty')(ctx, row)
        },
      },
      ensureService,
    ),
  },
})
