import type { z } from 'zod'
import { ControlEventCtx, IllegalEvent } from '../engine/contract/event-context.ts'
import type { Engine } from '../engine/engine.ts'
import type { World } from '../engine/world/world.ts'
import { ControlError } from './control-error.ts'
import type { SignIn } from './schemas.ts'
import type { SignedIn } from './types.ts'

/** Logs a member in without a proof. Fails where a login would. */
export async function signIn(
  engine: Engine,
  world: World,
  { member, device = '' }: z.output<typeof SignIn>,
  userAgent = '',
): Promise<SignedIn> {
  await engine.runtime.ensureAllSeeded(world)
  await engine.runtime.fireTimers(world)
  return engine.runtime.run(world, (work) => {
    const ctx = new ControlEventCtx(work, engine.runtime.catalogueOf(world))
    try {
      for (const domain of engine.domains) {
        const session = domain.signIn?.(ctx, member, { device, userAgent })
        if (session) return session
      }
    } catch (error) {
      if (error instanceof IllegalEvent) throw new ControlError(409, `${member} can not log in: ${error.message}`)
      throw error
    }
    throw new ControlError(404, `member: there is no "${member}"; a name of a seeded member, a number, a phone or an e-mail address`)
  })
}
