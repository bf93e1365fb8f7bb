import { encryptPassword } from '@nusaria/mock-api/testing/encrypt'
import { MEMBERS } from '@nusaria/scenarios/dsl/people'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { MENTENG } from '@nusaria/scenarios/homes'
import type { Args } from '../../support/client.ts'
import type { WorldControl } from '../../support/control.ts'
import type { Host } from '../../support/hosts.ts'
import { must } from '../driver.ts'
import { ordering } from './ordering.ts'
import { shopping } from './shopping.ts'
import { signingIn } from './signing-in.ts'
import { newStory, type Story } from './story.ts'

/** A device on which the same member is signed in. By e-mail: the phone may just have been sent a code. */
async function signIn(host: Host, world: WorldControl, { member }: Verbs['signsIn']): Promise<Story> {
  const story = newStory(host, world, 'device-elsewhere')
  await signingIn.entersEmail(story, { email: MEMBERS[member].email })
  await signingIn.answersCaptcha(story, { answer: 'right' })
  await signingIn.entersCode(story, { code: 'right' })
  return story
}

const PASSWORDS = new Set(['password', 'old_password'])

/** Passwords as they travel. */
function encrypted(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, PASSWORDS.has(name) ? encryptPassword(String(value)) : value]),
  )
}

/** Somebody who may have another device signed in. */
interface Owner {
  other: Story | null
}

function otherOf({ other }: Owner): Story {
  must(other, 'The other device is not signed in')
  return other
}

/** What the same member's other device does, by calls whatever the depth. */
export const elsewhere = {
  async signsIn(owner: Owner, host: Host, world: WorldControl, wanted: Verbs['signsIn']): Promise<void> {
    owner.other = await signIn(host, world, wanted)
  },

  sends: async (owner: Owner, { call, args }: Verbs['sends']): Promise<void> =>
    void (await otherOf(owner).client.ask(call, encrypted(args ?? {}))),

  /** Orders a piece to an address of its own, not paid yet. */
  async buys(owner: Owner, { like }: Verbs['buys']): Promise<void> {
    const story = otherOf(owner)
    await shopping.looksAt(story, { wish: { like } })
    await shopping.buysNow(story, { quantity: 1 })
    await ordering.addsAddress(story, { home: MENTENG })
    await ordering.placesOrder(story)
  },
}
