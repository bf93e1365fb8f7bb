import { allCalls } from '@nusaria/contracts/registry'
import type { Person } from '../drivers/browser/person.ts'
import { shiftSoFar } from '../perf/layout-shift.ts'
import type { WorldControl } from '../support/control.ts'
import { expect, test } from '../support/test.ts'
import { trafficOf } from '../support/traffic.ts'

test.use({ painted: true })

interface Visit {
  readonly person: Person
  readonly world: WorldControl
}

/** ms: the skeleton is there long before the data */
const LATE = 400

/** Opens pages whose calls are all late, and expects that nothing moves from the skeleton to a heading that comes last. */
async function expectStill({ person: { page, main }, world }: Visit, routes: readonly string[], last: string) {
  const traffic = trafficOf(page)
  await world.setFaults(allCalls().map((call) => ({ call: call.id, wire: 'latency', ms: LATE })))
  for (const route of routes) {
    await page.goto(route)
    await expect(main.getByRole('heading', { name: last })).toBeVisible()
    await traffic.settled()
    expect(await shiftSoFar(page, 200), route).toBeLessThanOrEqual(0.01)
  }
}

test('products below a guest’s page come where they stay', async ({ person, world, t }) => {
  await expectStill({ person, world }, ['/search', '/setLanguage', '/me'], t('common:notFound.instead'))
})

test.describe('a member', () => {
  test.use({ member: 'sari' })

  test('finds products below the restock alerts and the parcels, which come where they stay', async ({ person, world, t }) => {
    await expectStill({ person, world }, ['/arrivalNotices', '/tracking'], t('common:notFound.instead'))
  })
})

test.describe('on a tablet', () => {
  test.use({ member: 'sari', viewport: { width: 750, height: 900 } })

  test('help below a form comes where it stays', async ({ person, world, t }) => {
    const forms = ['/bindEmail', '/bindPhone', '/verifyPhone', '/payment-option', '/refund-settings', '/setting', '/delete']
    await expectStill({ person, world }, forms, t('service:help.title'))
  })
})
