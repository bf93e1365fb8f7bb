import { LIMITS } from '@nusaria/contracts/limits'
import { allCalls } from '@nusaria/contracts/registry'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import type { WorldControl } from '@nusaria/scenario-runner/support/control'
import { shiftSoFar } from '@nusaria/scenario-runner/support/layout-shift'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { memberPaths, pathIn } from '@nusaria/scenario-runner/support/screens'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { trafficOf } from '@nusaria/scenario-runner/support/traffic'
import type { Page } from '@playwright/test'

/** ms: the skeleton is there long before the data */
const LATE = 600
/** ms after which a page says that it is still loading */
const SLOW = 5_000

/** Holds the replies of a call back; returns what lets them go. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, (route) => released.then(() => route.fallback()))
  return () => release()
}

interface Visit {
  readonly person: Person
  readonly world: WorldControl
}

/** Opens pages whose calls are all late, and expects that nothing moves from the skeleton to the last heading. */
async function expectStill({ person: { page, main }, world }: Visit, routes: readonly string[], last?: string) {
  const traffic = trafficOf(page)
  await world.setFaults(allCalls().map((call) => ({ call: call.id, wire: 'latency', ms: LATE })))
  for (const route of routes) {
    await page.goto(route)
    if (last) await expect(main.getByRole('heading', { name: last })).toBeVisible()
    await traffic.settled()
    expect(await shiftSoFar(page, 200), route).toBeLessThanOrEqual(0.01)
  }
}

test.use({ member: 'sari', painted: true })

test('pages with a coloured head keep its frame when their data come', async ({ person, world }) => {
  const routes = await memberPaths(person.client)
  await expectStill(
    { person, world },
    routes.filter((each) => /^\/(me|points|coupons|checkout|orderDetail)\b/.test(each)),
  )
})

test('the form of a review and an invoice come in a frame that was there before them', async ({ person }) => {
  const { page, main } = person
  // The skeleton is that of an order with two products.
  const order = await pathIn(person.client, ':completed')
  for (const [route, call, content] of [
    [`/review?order_no=${order}`, '**/review/pending', main.locator('form')],
    [`/invoice/${order}`, '**/order/trade/detail/*', main.getByRole('article')],
  ] as const) {
    const release = await holdBack(page, call)
    await page.goto(route)
    const frame = main.locator('.surface:not(nav)').first()
    const before = await frame.boundingBox()
    await expect(content).toHaveCount(0)
    release()
    await expect(content).toBeVisible()
    const after = await frame.boundingBox()
    expect([after?.x, after?.y, after?.width], route).toEqual([before?.x, before?.y, before?.width])
    const grown = Math.abs((after?.height ?? 0) - (before?.height ?? 0)) / (before?.height ?? 1)
    expect(grown, `${route}: height`).toBeLessThan(0.1)
  }
})

test.describe('in a language with shorter texts', () => {
  test.use({ language: ({ layout }, use) => use(layout === 'mobile' ? 'en' : 'zh-CN') })

  test('coins come in a card that was as tall before', async ({ person }) => {
    const { page, main } = person
    const release = await holdBack(page, '**/points_balance')
    await page.goto('/points')
    const history = person.control('heading', 'points:ledger', main)
    const before = await history.boundingBox()
    release()
    await expect(person.control('region', 'points:balance', main)).toBeVisible()
    expect(await history.boundingBox()).toEqual(before)
  })

  test('categories and the cart come without a jump, also on the narrowest desktop', async ({ person, layout, world }) => {
    const { page, main, t } = person
    await prepare.cart(person)
    if (layout === 'desktop') await page.setViewportSize({ width: LIMITS.mobileBreakpoint, height: 900 })
    await world.setFaults(['nav.typeList', 'cart.detail'].map((call) => ({ call, wire: 'latency', ms: LATE })))
    const traffic = trafficOf(page)
    await page.goto('/cart')
    await expect(main.getByRole('button', { name: t('cart:manage.begin') })).toBeVisible()
    await traffic.settled()
    expect(await shiftSoFar(page, 200)).toBeLessThanOrEqual(0.001)
  })
})

test('a page whose data are late says so without moving, until they come', async ({ person }) => {
  const { page, main, t } = person
  const release = await holdBack(page, '**/order/trade/list')
  await page.clock.install()
  await page.goto('/order')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const note = page.getByRole('status').filter({ hasText: t('common:slow') })
  await page.clock.runFor(SLOW)
  // React reveals the note with a timer. Small steps: the call is given up 3 s later.
  await expect(async () => {
    await page.clock.runFor(200)
    await expect(note).toBeInViewport({ ratio: 1, timeout: 1_000 })
  }).toPass()
  await checkPage(page)
  release()
  await expect(main.getByRole('listitem').first()).toContainText(/Rp/)
  await expect(note).toHaveCount(0)
  expect(await shiftSoFar(page, 200)).toBeLessThanOrEqual(0.01)
})

test.describe('what is below', { tag: '@desktop' }, () => {
  test('a member finds products below the restock alerts and the parcels, which come where they stay', async ({ person, world, t }) => {
    await expectStill({ person, world }, ['/arrivalNotices', '/tracking'], t('common:notFound.instead'))
  })

  test.describe('for a guest', () => {
    test.use({ member: null })

    test('products below a page come where they stay', async ({ person, world, t }) => {
      await expectStill({ person, world }, ['/search', '/setLanguage', '/me'], t('common:notFound.instead'))
    })
  })

  test.describe('on a tablet', () => {
    test.use({ viewport: { width: 750, height: 900 } })

    test('help below a form comes where it stays', async ({ person, world, t }) => {
      const forms = ['/bindEmail', '/bindPhone', '/verifyPhone', '/payment-option', '/refund-settings', '/setting', '/delete']
      await expectStill({ person, world }, forms, t('service:help.title'))
    })
  })
})
