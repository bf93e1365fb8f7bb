import type { Request } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

/** ms of the page's clock after which a device greets, and some more */
const REST = 6_000

/** ms of the page's clock between two looks: its fingerprint may take 5 s of it, and as long as it likes by ours. */
const STEP = 20

test.use({ knownDevice: false })

const VISIT = '/api/member/user/visit'
const CART = '/api/order/trade/cart'

function deviceOf(requests: readonly Request[], path: string): string | undefined {
  return requests.findLast((request) => new URL(request.url()).pathname === path)?.headers().deviceid
}

test('a device is known by its fingerprint, which outlasts its storage; what a guest owns stays with the random id', async ({ person }) => {
  const { page } = person
  const [id, en] = [textsOf('id'), textsOf('en')]
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.clock.install()
  /** The first screen has had its time: the device greets. */
  const greets = async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + REST)
    const visit = async () => {
      await page.clock.runFor(STEP)
      return deviceOf(requests, VISIT)
    }
    await expect.poll(visit, { intervals: [100], timeout: 20_000 }).toBeDefined()
    await page.clock.resume()
  }
  const language = (texts: typeof en) => page.getByRole('combobox', { name: texts('common:header.language') })

  await page.goto('/')
  await expect(language(id)).toBeVisible()
  await greets()
  const print = deviceOf(requests, VISIT)
  const random = deviceOf(requests, CART)
  expect(print).not.toBe(random)

  // After a reload it is the same from the first call on, the cart is still the guest's own.
  requests.length = 0
  await page.reload()
  await expect(language(id)).toBeVisible()
  await expect.poll(() => deviceOf(requests, '/api/nav/type/list')).toBe(print)
  expect(deviceOf(requests, CART)).toBe(random)
  const remembered = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/device_language'))
  await language(id).selectOption({ label: 'English' })
  expect((await remembered).postDataJSON()).toEqual({ language: 'en', device_id: print })
  await expect(language(en)).toBeVisible()

  // Its storage cleared, it is another guest on a device that is known, and speaks its language.
  await (await remembered).response()
  await page.evaluate(() => localStorage.clear())
  requests.length = 0
  await page.reload()
  await expect(language(id)).toBeVisible()
  await greets()
  expect(deviceOf(requests, VISIT)).toBe(print)
  await expect(language(en)).toBeVisible()
  expect(deviceOf(requests, CART)).not.toBe(random)
})
