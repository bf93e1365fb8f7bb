import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import { loginActions } from './login.ts'
import type { StoryContext } from './story-context.ts'

/** ms: nobody looks at a page meanwhile, so nobody waits longer than shows that nothing comes, or that it comes late */
const WAIT = 300

/** Calls come to nothing from now on, for this client as soon as can be. */
export async function injectFault(
  story: StoryContext,
  wanted: Verbs['injectsFault'],
  injectsFault: (wanted: Verbs['injectsFault']) => Promise<void>,
): Promise<void> {
  story.client.timeout = wanted.wire === 'hang' ? WAIT : undefined
  await injectsFault({ ...wanted, ...(wanted.ms === undefined ? {} : { ms: Math.min(wanted.ms, WAIT) }) })
}

/** When something goes wrong on the way, call by call. */
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
