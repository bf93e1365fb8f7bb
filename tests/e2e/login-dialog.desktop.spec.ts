import { layoutShift } from '../perf/layout-shift.ts'
import { expect, test } from '../support/test.ts'
import { trafficOf } from '../support/traffic.ts'

test.use({ painted: true })

test('the login dialog shows the step of its address at once: nothing in it moves', async ({ page }) => {
  const traffic = trafficOf(page)
  for (const path of ['/accountLogin', '/resetPassword'])
    expect(await layoutShift(page, traffic, path), `layout shift of ${path}`).toBeLessThanOrEqual(0.01)
})
