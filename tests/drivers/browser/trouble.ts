import { LIMITS } from '@nusaria/contracts/limits'
import type { NoReplyReason } from '@nusaria/scenarios/dsl/fault-verbs'
import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import { expect } from '@playwright/test'
import type { Person } from './person.ts'
import { loginActions, loginForm } from './signing-in.ts'

/** ms: how long what the page has to say may take */
const POLL = { within: 15_000, look: 800 }

/** When something goes wrong on the way, at a browser. */
export const connectionActions = {
  goesOffline: ({ context }: Person): Promise<void> => context.setOffline(true),

  comesBackOnline: ({ context }: Person): Promise<void> => context.setOffline(false),

  /** Time is to be waited for: the page's own clock can be moved from here on. */
  async waitsByItsClock({ page }: Person): Promise<void> {
    await page.clock.install()
  },

  /** By the password, which takes no code: the way in is a screen away from where the shop asks. */
  async logsInAgain(person: Person, { member }: Verbs['logsInAgain']): Promise<void> {
    const door = loginForm(person)
    const account = door.getByLabel(person.t('auth:account.label'), { exact: true })
    if (!(await account.isVisible())) await door.getByRole('button', { name: person.t('auth:ways.password'), exact: true }).click()
    await loginActions.entersPassword(person, MEMBERS[member].email, SEEDED_PASSWORD, true)
  },

  /** A heading that is read, and a link or a button that can be pressed. */
  async seesRecoveryOption({ page }: Person): Promise<void> {
    await expect(page.locator('h1').first()).toBeAttached()
    await expect(page.locator('a[href]:visible, button:enabled:visible').first()).toBeVisible()
  },
}

/** The page tells that no answer came, and why; and there is a way on. */
export async function assertNoReplyShown(person: Person, how: NoReplyReason): Promise<void> {
  const { page, t } = person
  // Where the page found out what became of the request, it says that instead.
  const texts = [t(`common:failure.${how}`), t('checkout:lost.asked'), t('afterSaleForm:found')]
  const told = texts
    .map((text) => page.getByText(text))
    .reduce((one, other) => one.or(other))
    .first()
  await expect(async () => {
    // Nobody has to sit out the seconds that the shop gives an answer.
    if (how === 'timeout') await page.clock.fastForward(LIMITS.apiTimeout)
    await expect(told).toBeVisible({ timeout: POLL.look })
  }).toPass({ timeout: POLL.within })
  await connectionActions.seesRecoveryOption(person)
}
