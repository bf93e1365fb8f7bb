import type { WorldCtx } from './context.ts'

/** The context of a world at another moment, ms. It is for seeds, so it records no transitions. */
export function ctxAt(ctx: WorldCtx, now: number): WorldCtx {
  const { db, epoch, rng, ids, catalogue, outbox, schedule, unschedule, machines } = ctx
  return { db, now, epoch, rng, ids, catalogue, outbox, schedule, unschedule, machines, recordTransition: () => undefined }
}
