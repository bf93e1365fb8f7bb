import type { EventCtx } from '../../engine/contract/context.ts'
import { defineDomain, entityEvents } from '../../engine/contract/domain.ts'
import { ensureService, isStopped } from './services.ts'
import { type ServiceRow, serviceTables } from './tables.ts'

/** Sets the state of a service; illegal where nothing would change. */
function setState(state: ServiceRow['state']) {
  return (ctx: EventCtx, row: ServiceRow): void => {
    if (row.state === state) ctx.illegal(`it is ${state}`)
    ctx.db.services.update(row.service, { state })
  }
}

/** Services of the shop that can be out of order. Calls that need a stopped service fail with their area's own code. */
export const outageDomain = defineDomain({
  isStopped,
  name: 'service',
  tables: serviceTables,
  routes: [],
  events: {
    service: entityEvents(
      'services',
      {
        stop: setState('stopped'),
        start: setState('running'),
        /** Only for recommendations: there are none. */
        empty(ctx, row) {
          if (row.service !== 'recommendation') ctx.illegal('only recommendations can be empty')
          setState('empty')(ctx, row)
        },
      },
      ensureService,
    ),
  },
})
