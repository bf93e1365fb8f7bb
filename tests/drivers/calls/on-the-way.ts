import { MEMBERS } from '@nusaria/scenarios/dsl/people'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/passwords'
import { signingIn } from './signing-in.ts'
import type { Story } from './story.ts'

/** ms: nobody looks at a page meanwhile, so nobody waits longer than shows that nothing comes, or that it comes late */
const SHORT = 300

/** Calls come to nothing from now on, for this client as soon as can be. */
export async function spoiled(story: Story, wanted: Verbs['spoils'], spoils: (wanted: Verbs['spoils']) => Promise<void>): Promise<void> {
  story.client.patience = wanted.wire === 'hang' ? SHORT : undefined
  await spoils({ ...wanted, ...(wanted.ms === undefined ? {} : { ms: Math.min(wanted.ms, SHORT) }) })
}

/** When something goes wrong on the way, call by call. */
export const onTheWay = {
  async goesOffline({ client }: Story): Promise<void> {
    client.online = false
  },

  async comesBackOnline({ client }: Story): Promise<void> {
    client.online = true
  },

  logsInAgain: (story: Story, { member }: Verbs['logsInAgain']): Promise<void> =>
    signingIn.entersPassword(story, { account: MEMBERS[member].email, password: SEEDED_PASSWORD }),
}
