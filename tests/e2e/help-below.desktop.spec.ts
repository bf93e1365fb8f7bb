import { allCalls, callId } from '@nusaria/contracts/registry'
import { shiftSoFar } from '../perf/layout-shift.ts'
import { expect, test } from '../support/test.ts'
import { trafficOf } from '../support/traffic.ts'

test.use({ member: 'sari', painted: true, viewport: { width: 750, height: 900 } })

/** ms: the skeleton is there long before the data */
const LATE = 400

test('help below a form on a tablet comes where it stays', async ({ person, world, t }) => {
  const { page, main } = person
  const traffic = trafficOf(page)
  await world.setFaults(allCalls().map((call) => ({ call: callId(call), wire: 'latency', ms: LATE })))
  for (const route of ['/bindEmail', '/bindPhone', '/verifyPhone', '/payment-option', '/refund-settings', '/setting', '/delete']) {
    await page.goto(route)
    await expect(main.getByRole('heading', { name: t('service:help.title') })).toBeVisible()
    await traffic.settled()
    expect(await shiftSoFar(page, 200), route).toBeLessThanOrEqual(0.01)
  }
})
