import { LIMITS } from '@nusaria/contracts/limits'
import type { NoReplyReason } from '@nusaria/scenarios/dsl/fault-verbs'
import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import { expect } from '@playwright/test'
import { shiftSoFar } from '../../perf/layout-shift.ts'
import { trafficOf } from '../../support/traffic.ts'
import { loginActions, loginForm } from './login.ts'
import type { Person } from './person.ts'

/** ms: how long what the page has to say may take */
const POLL = { within: 15_000, look: 800 }

/** When something goes wrong on the way, at a browser. */
export const connectionActions = {
  goesOffline: ({ context }: Person): Promise<void> => context.setOffline(true),

  comesBackOnline: ({ context }: Person): Promise<void> => context.setOffline(false),

  /** Time is to be waited for: the page's own clock can be moved from here on. */
  async controlClock({ page }: Person): Promise<void> {
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

/** ms that a font or a picture takes on a bad line */
const SLOW = 700
const MAX_SHIFT = 0.01

/** Fonts and pictures that come late, and pictures that never come. */
export const slowAssetActions = {
  /** From now on, every other picture never comes. */
  async slowsAssets({ context }: Person): Promise<void> {
    let asked = 0
    await context.route('**/*', async (route) => {
      const kind = route.request().resourceType()
      if (kind !== 'image' && kind !== 'font') return route.fallback()
      asked += 1
      const never = kind === 'image' && asked % 2 === 0
      await new Promise((resolve) => setTimeout(resolve, SLOW))
      await (never ? route.abort() : route.continue()).catch(() => undefined)
    })
  },

  /** All has come that will: nothing has moved since the page was opened, and nothing shows broken. */
  async seesStableLayout({ page }: Person): Promise<void> {
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
    await trafficOf(page).settled()
    expect(await shiftSoFar(page), `layout shift of ${page.url()}`).toBeLessThanOrEqual(MAX_SHIFT)
    const broken = () =>
      page.evaluate(() =>
        [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility()).map(({ src }) => src),
      )
    await expect.poll(broken, { message: `broken pictures of ${page.url()}` }).toEqual([])
  },
}
