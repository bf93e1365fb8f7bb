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

/** ms: timeout, and time between two looks */
const POLL = { within: 15_000, look: 800 }

/** Connection and recovery. */
export const connectionActions = {
  goesOffline: ({ context }: Person): Promise<void> => context.setOffline(true),

  comesBackOnline: ({ context }: Person): Promise<void> => context.setOffline(false),

  /** From here on the test controls the page's clock. */
  async controlClock({ page }: Person): Promise<void> {
    await page.clock.install()
  },

  /** Logs in by password, which needs no code. */
  async logsInAgain(person: Person, { member }: Verbs['logsInAgain']): Promise<void> {
    const door = loginForm(person)
    const account = door.getByLabel(person.t('auth:account.label'), { exact: true })
    if (!(await account.isVisible())) await door.getByRole('button', { name: person.t('auth:ways.password'), exact: true }).click()
    await loginActions.entersPassword(person, MEMBERS[member].email, SEEDED_PASSWORD, true)
  },

  /** The page has a heading and an enabled link or button. */
  async seesRecoveryOption({ page }: Person): Promise<void> {
    await expect(page.locator('h1').first()).toBeAttached()
    await expect(page.locator('a[href]:visible, button:enabled:visible').first()).toBeVisible()
  },
}

/** The page says that no reply came and why, and offers a way to continue. */
export async function assertNoReplyShown(person: Person, how: NoReplyReason): Promise<void> {
  const { page, t } = person
  // When the page found out what became of the request, it says that instead.
  const texts = [t(`common:failure.${how}`), t('checkout:lost.asked'), t('afterSaleForm:found')]
  const message = texts
    .map((text) => page.getByText(text))
    .reduce((one, other) => one.or(other))
    .first()
  await expect(async () => {
    // Skips the timeout of the call.
    if (how === 'timeout') await page.clock.fastForward(LIMITS.apiTimeout)
    await expect(message).toBeVisible({ timeout: POLL.look })
  }).toPass({ timeout: POLL.within })
  await connectionActions.seesRecoveryOption(person)
}

/** ms: delay of fonts and images */
const SLOW = 700
const MAX_SHIFT = 0.01

/** Late fonts and images, and missing images. */
export const slowAssetActions = {
  /** From now on fonts and images are late, and every second image fails. */
  async slowsAssets({ context }: Person): Promise<void> {
    let requests = 0
    await context.route('**/*', async (route) => {
      const kind = route.request().resourceType()
      if (kind !== 'image' && kind !== 'font') return route.fallback()
      requests += 1
      const never = kind === 'image' && requests % 2 === 0
      await new Promise((resolve) => setTimeout(resolve, SLOW))
      await (never ? route.abort() : route.continue()).catch(() => undefined)
    })
  },

  /** After loading, nothing has moved, and no visible image is broken. */
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
