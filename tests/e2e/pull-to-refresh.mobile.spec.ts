import { messageContract } from '@nusaria/contracts/message'
import { orderContract } from '@nusaria/contracts/order'
import { expect, test } from '../support/test.ts'
import { moveFingers } from '../support/touch.ts'

test.use({ member: 'sari' })

for (const [address, { path }] of [
  ['/order', orderContract.list],
  ['/message', messageContract.page],
] as const)
  test(`pulling ${address} down fetches its list again`, async ({ person, browserName }) => {
    // biome-ignore lint/suspicious/noSkippedTests: the touches are sent by Chromium's protocol
    test.skip(browserName !== 'chromium', 'the touches are sent by Chromium’s protocol')
    const { page, main } = person
    await page.goto(address)
    await expect(main.getByRole('listitem').first()).toBeVisible()
    await expect(async () => {
      // The code of the gesture loads after the page.
      const fetched = page.waitForRequest(`**${path}`, { timeout: 2_000 })
      const finger = [
        { x: 180, y: 200 },
        { x: 180, y: 520 },
      ] as const
      await Promise.all([fetched, moveFingers(page, [finger])])
    }).toPass()
    await expect(main.getByRole('listitem').first()).toBeVisible()
  })
