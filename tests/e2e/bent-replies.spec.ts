import { createRng, type Rng, rngState } from '@nusaria/catalogue/lib/rng'
import { LANGUAGES } from '@nusaria/contracts/headers'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { EXTERNAL_PATHS, goTo } from '@nusaria/scenario-runner/support/navigation'
import { guestPaths, memberPaths } from '@nusaria/scenario-runner/support/screens'
import { expect } from '@nusaria/scenario-runner/support/test'
import { textsOf } from '@nusaria/scenario-runner/support/texts'
import { trafficOf } from '@nusaria/scenario-runner/support/traffic'
import type { Page } from '@playwright/test'
import { bend } from '../support/bend.ts'
import { dialogsOf, problemsOf } from '../support/page-problems.ts'
import { staticShop } from '../support/published-shop.ts'

// The production build, behind a proxy that bends replies: in the build of the other browser tests Zod reports them, which fails the test.
// Each kind of deviation is tested without a browser: fit to a shape in `tests/conformance/bent-replies.slow.test.ts`, envelopes and delays
// in `read-reply.test.ts`, the report in `contract-check.test.ts`. Here is what a shopper sees of it.

/** What a call answers instead, by the end of its path. */
type Bends = Readonly<Record<string, (data: Record<string, unknown>) => unknown>>

/** Bends the data of replies. Returns how to stop. */
async function bends(page: Page, changes: Bends): Promise<() => Promise<void>> {
  for (const [path, change] of Object.entries(changes))
    await page.route(
      (address) => address.pathname.endsWith(path),
      async (route) => {
        const response = await route.fetch()
        const { data, ...body } = await response.json()
        await route.fulfill({ response, json: { ...body, data: change(data) } })
      },
    )
  // A reply that is being bent is waited for.
  return () => page.unrouteAll({ behavior: 'wait' })
}

const trouble = ({ page, t }: Person) => page.getByText(t('common:failure.title'))

/** Presses the retry, after which nothing is in trouble. */
async function retries(person: Person): Promise<void> {
  await person.main
    .getByRole('button', { name: person.t('common:action.retry'), exact: true })
    .first()
    .click()
  await expect(trouble(person)).toHaveCount(0)
}

const nothing = () => null

/** Edits after which a test ends. */
const EDITS = 20
const SEED = Number(process.env.NUSARIA_SEED ?? Date.now() % 1_000_000)
/** Most edits of one reply. With more, few replies would be shown at all. */
const MAX_EDITS = 3
/** Buttons that are pressed on each page, those of the dialogs that they open included. */
const PRESSES = 3
/** ms: a page that polls never comes to rest */
const PATIENCE = 3_000
/** A member who logs out has no pages left. */
const LOG_OUT = LANGUAGES.map((each) => textsOf(each)('auth:logout.action'))

/** Presses any button, of the topmost dialog if one is open. Returns its name; null without one. */
async function pressAny(page: Page, rng: Rng): Promise<string | null> {
  const top = (await dialogsOf(page).count()) > 0 ? dialogsOf(page).last() : page.locator('body')
  const buttons = top.locator('button:visible:enabled')
  const button = buttons.nth(rng.int(0, Math.max(0, (await buttons.count()) - 1)))
  const name = await button
    .evaluate((each) => each.getAttribute('aria-label') ?? each.textContent, null, { timeout: 1_000 })
    .catch(() => null)
  if (name === null || LOG_OUT.includes(name.trim())) return null
  await button.click({ timeout: 2_000 }).catch(() => {})
  return name
}

const test = staticShop.extend({
  watch: async ({ watch }, use) => {
    // A crash logs its reason; what a shopper sees of it is what counts.
    watch.allow(/./)
    await use(watch)
  },
})
test.use({ language: 'en' })

test.describe('a member', () => {
  test.use({ member: 'sari' })

  test('what cannot be shown becomes a retry in its own place, and the rest of the home page goes on', async ({ person }) => {
    const { page, t } = person
    let names: string[] = []
    const stop = await bends(page, {
      '/cms/project/getById': nothing,
      '/nav/type/list': nothing,
      '/product/hot_list'(data) {
        const list = data.list as { product_name: string }[]
        names = list.map(({ product_name }) => product_name)
        const shown = list.map((product) => ({ ...product, sold_count: undefined, rating: undefined, max_price: 'a lot' }))
        return { ...data, list: shown.map((product, index) => (index === 0 ? { ...product, price: undefined } : product)) }
      },
    })
    await page.goto('/')
    await expect(trouble(person).first()).toBeVisible()
    await expect.poll(() => names.length).toBeGreaterThan(1)
    const best = person.main.locator('section').filter({ has: page.getByRole('heading', { name: t('home:hot') }) })
    // A product without its price is left out; without what is optional it is shown.
    await expect(best.getByText(names[1] ?? '').first()).toBeVisible()
    await expect(best.getByText(names[0] ?? '')).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText(/NaN|undefined|\[object/)
    await stop()
    await retries(person)
  })

  test('an answer without data or list becomes a retry on the page it belongs to', async ({ person }) => {
    const { page, t } = person
    for (const [path, call, change] of [
      ['/cart', '/order/trade/cart', nothing],
      ['/order', '/order/trade/list', (data) => ({ ...data, list: null })],
      ['/points', '/points_balance', nothing],
      ['/message', '/message/page', nothing],
      ['/addressManage', '/member/address/list', nothing],
    ] satisfies [string, string, Bends[string]][])
      await test.step(`${call} on ${path}`, async () => {
        const stop = await bends(page, { [call]: change })
        if (path === '/cart') await page.goto(path)
        else await goTo(page, path)
        await expect(trouble(person).first()).toBeVisible()
        await expect(page.getByText(t('common:crash.title'))).toBeHidden()
        await stop()
        await retries(person)
      })
  })
})

// `npm run check replies`: opens pages and presses their buttons, with random edits in the replies. `--repeat-each=100` goes on with other seeds,
// each in a world of its own, since presses change it.
for (const member of [null, 'sari'] as const)
  test.describe(member ? 'as a member' : 'as a guest', () => {
    test.use({ member })

    test('random edits in all replies leave no page without content or a way on', async ({ person, baseURL }, { repeatEachIndex }) => {
      test.slow()
      const seed = SEED + repeatEachIndex
      const { page, client } = person
      const rng = createRng(rngState(seed))
      const traffic = trafficOf(page)
      const paths = await (member ? memberPaths(client) : guestPaths(client))
      let [made, steps]: [number, string[]] = [0, []]
      page.on('pageerror', (error) => steps.push(`error: ${error.stack}`))
      page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
      page.on('popup', (popup) => void popup.close())
      await page.route('**/api/**', async (route) => {
        // The pages of the payment gateway and of Google are the mock's own.
        if (EXTERNAL_PATHS.some((path) => page.url().startsWith(baseURL + path))) return route.continue()
        const response = await route.fetch().catch(() => null)
        const body = await response?.json().catch(() => null)
        if (!response || !body) return (response ? route.fulfill({ response }) : route.abort()).catch(() => {})
        const count = rng.int(0, MAX_EDITS)
        made += count
        const json = bend(body, rng, count)
        if (count > 0) steps.push(`${new URL(route.request().url()).pathname} ${JSON.stringify(json)}`.slice(0, 3_000))
        await route.fulfill({ response, json }).catch(() => {})
      })
      const settled = () => traffic.settled(PATIENCE)
      const check = async () =>
        expect(
          [...(await problemsOf(page)), ...steps.filter((step) => step.startsWith('error: '))],
          [`seed ${seed}`, ...steps].join('\n'),
        ).toEqual([])
      while (made < EDITS) {
        const path = rng.pick(paths)
        steps = [path]
        await page.goto(path, { timeout: 180_000 })
        await settled()
        await check()
        for (let press = 0; press < PRESSES; press++) {
          steps.push(`pressed: ${await pressAny(page, rng)}`)
          await settled()
          await check()
        }
      }
    })
  })
