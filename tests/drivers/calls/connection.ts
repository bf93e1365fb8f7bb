import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import { loginActions } from './login.ts'
import type { StoryContext } from './story-context.ts'

/** ms: long enough to notice a missing or late reply */
const WAIT = 300

/** Injects a fault with short delays for this client. */
export async function injectFault(
  story: StoryContext,
  fault: Verbs['injectsFault'],
  injectsFault: (fault: Verbs['injectsFault']) => Promise<void>,
): Promise<void> {
  story.client.timeout = fault.wire === 'hang' ? WAIT : undefined
  await injectsFault({ ...fault, ...(fault.ms === undefined ? {} : { ms: Math.min(fault.ms, WAIT) }) })
}

/** Connection and login after a fault. */
export const connectionActions = {
  async goesOffline({ client }: StoryContext): Promise<void> {
    client.online = false
  },

  async comesBackOnline({ client }: StoryContext): Promise<void> {
    client.online = true
  },

  logsInAgain: (story: StoryContext, { member }: Verbs['logsInAgain']): Promise<void> =>
    loginActions.entersPassword(story, { account: MEMBERS[member].email, password: SEEDED_PASSWORD }),
}
