import { allCalls } from '@nusaria/contracts/registry'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { createWorld } from '@nusaria/scenario-runner/support/control'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import { layoutShift } from '@nusaria/scenario-runner/support/layout-shift'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { GUEST_SCREENS, MEMBER_SCREENS, pathIn } from '@nusaria/scenario-runner/support/screens'
import { expect, test as shopTest } from '@nusaria/scenario-runner/support/test'
import { type Requests, requestsOf } from '@nusaria/scenario-runner/support/traffic'
import type { MemberName } from '@nusaria/scenarios/members'
import type { Page, Request } from '@playwright/test'
import { DIALOGS, type Dialog } from './dialogs.ts'
import { measure } from './measure.ts'

// Two runs give the same pictures: the world has a fixed seed and a clock that stands still, and so has the browser.

/** In the middle of a flash sale. */
const NOW = '2026-03-02T13:00:00+07:00'
const MAX_SHIFT = 0.01
/** px: the most of a page that a picture shows */
const TALLEST = 3_000
const THEMES = (process.env.NUSARIA_THEMES ?? 'light').split(',') as ('light' | 'dark')[]

interface State {
  readonly member: MemberName | null
  /** What every call answers. */
  readonly fault?: { readonly wire: 'hang' } | { readonly wire: 'http'; readonly status: number }
  readonly screens: readonly string[]
}

const STATES: Readonly<Record<string, State>> = {
  guest: { member: null, screens: GUEST_SCREENS },
  member: { member: 'sari', screens: MEMBER_SCREENS },
  empty: { member: 'budi', screens: MEMBER_SCREENS.filter((screen) => !screen.includes(':')) },
  loading: { member: 'sari', screens: MEMBER_SCREENS, fault: { wire: 'hang' } },
  failed: { member: 'sari', screens: MEMBER_SCREENS, fault: { wire: 'http', status: 500 } },
}

const test = shopTest.extend({
  world: async ({ baseURL }, use) => {
    const world = await createWorld(httpHost(baseURL ?? '').control, { seed: 1, now: NOW, frozen: true })
    await use(world)
    await world.remove()
  },
  watch: async ({ watch }, use) => {
    // Failures are a part of what is looked at.
    watch.allow(/./)
    await use(watch)
  },
})

/** The requests of a page, without calls where they hang. It has settled when it has also sent none in the frames that follow. */
function watchRequests(page: Page, hang: boolean): Requests {
  const counts = (request: Request) => !hang || !new URL(request.url()).pathname.startsWith('/api/')
  const { settled } = requestsOf(
    { on: (event, listener) => page.on(event as 'request', (request) => void (counts(request) && listener(request))) },
    () => page,
  )
  const nextFrames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return {
    settled: () =>
      settled()
        .then(nextFrames)
        .then(() => settled()),
  }
}

/** Makes the window as tall as the page, so that all of it is in view, and bars that stay at the bottom are below it. */
async function showAll(page: Page, requests: Requests): Promise<void> {
  const { width, height } = { width: 0, height: 0, ...page.viewportSize() }
  // What is in view now may load more; a long list has no end. React holds back for 300 ms what follows a skeleton: longer than two looks.
  for (let tall = height, calm = 0; calm < 3; calm += 1) {
    const whole = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight))
    if (whole > tall) {
      tall = whole
      calm = 0
      await page.setViewportSize({ width, height: tall })
    }
    await requests.settled()
  }
}

/** Opens a screen, and a dialog over it, as if for the first time; compares it with the accepted picture and measures it. */
async function look(person: Person, screen: string, { fault, dialog }: { fault?: State['fault']; dialog?: Dialog }): Promise<void> {
  const { page, world, client } = person
  const path = await pathIn(client, screen)
  if (fault) await world.setFaults(allCalls().map(({ id }) => ({ call: id, ...fault })))
  const requests = watchRequests(page, fault?.wire === 'hang')
  await page.clock.setFixedTime(NOW)
  expect.soft(await layoutShift(page, requests, path, 50), 'layout shift').toBeLessThanOrEqual(MAX_SHIFT)
  const dialogs = page.locator('[role=dialog], [role=alertdialog]')
  // On desktop the login is a dialog itself.
  const before = await dialogs.count()
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  if (dialog) {
    // What opens it may load near the window alone.
    await page.setViewportSize({ ...window, height: TALLEST })
    await dialog.open(person)
    await dialogs.nth(before).waitFor()
    await page.setViewportSize(window)
  } else if (before === 0) await showAll(page, requests)
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme })
    await requests.settled()
    const name = (dialog?.name ?? screen).replace(/\W+/g, '-')
    await expect.soft(page).toHaveScreenshot([colorScheme, test.info().titlePath[1] ?? '', `${name}.png`])
    expect.soft(await measure(page), `what breaks a rule in the ${colorScheme} theme`).toEqual([])
  }
}

for (const [state, { member, screens, fault }] of Object.entries(STATES))
  test.describe(state, () => {
    test.use({ member })
    for (const screen of screens)
      test(screen, async ({ person }) => {
        if (member === 'sari') await prepare.cart(person)
        await look(person, screen, { fault })
      })
  })

for (const [state, { member, dialogs }] of Object.entries(DIALOGS))
  test.describe(state, () => {
    test.use({ member })
    for (const dialog of dialogs)
      test(`${dialog.over} ${dialog.name}`, { tag: dialog.on ? `@${dialog.on}` : [] }, async ({ person }) => {
        if (member === 'sari') await prepare.cart(person)
        await dialog.given?.(person)
        await look(person, dialog.over, { dialog })
      })
  })
