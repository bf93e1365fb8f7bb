import { controlClient } from '@nusaria/mock-api/control/control-client'
import { checkDark, checkPage } from '@nusaria/scenario-runner/support/check-page'
import { httpControl } from '@nusaria/scenario-runner/support/control'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { textsOf } from '@nusaria/scenario-runner/support/texts'
import type { Request } from '@playwright/test'

/** ms of the page's clock until a device registers its visit */
const REST = 6_000

/** ms of the page's clock between two looks; real time isn't limited */
const STEP = 20

const VISIT = '/api/member/user/visit'
const CART = '/api/order/trade/cart'
const LANGUAGE = '/api/member/user/device_language'

function deviceOf(requests: readonly Request[], path: string): string | undefined {
  return requests.findLast((request) => new URL(request.url()).pathname === path)?.headers().deviceid
}

test.describe('a member', () => {
  test.use({ member: 'sari' })

  test('a member sees all logged-in devices, logs out one, then all', async ({ person, baseURL }) => {
    const { page, t } = person
    await page.goto('/setting')
    await page.getByRole('button', { name: `${t('profile:action.see')}: ${t('profile:devices.label')}` }).click()
    const devices = page.getByRole('dialog', { name: t('profile:devices.label') })
    await expect(devices.getByText(t('profile:devices.current'))).toBeVisible()
    await expect(devices.getByText('Bandung')).toBeVisible()
    await checkPage(page)
    await devices.getByRole('button', { name: `${t('profile:devices.out')}: Chrome, Windows` }).click()
    await expect(devices.getByText('Bandung')).toBeHidden()
    await expect(devices.getByText(t('profile:devices.alone'))).toBeVisible()
    await controlClient(httpControl(baseURL ?? ''))('signIn', { params: { id: person.world.id }, body: { member: 'sari' } })
    await page.reload()
    await devices.getByRole('button', { name: t('profile:devices.all') }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(t('profile:devices.thisToo')).click()
    await checkDark(page)
    await question.getByRole('button', { name: t('profile:devices.out') }).click()
    await expect(page.locator('#root').getByText(t('auth:logout.done'))).toBeVisible()
    await page.goto('/me')
    await expect(page.getByRole('button', { name: t('account:guest.action') })).toBeVisible()
    await expect(person.client.call('member.info')).rejects.toMatchObject({ error: 'SESSION_EXPIRED' })
  })
})

test.describe('a guest', { tag: '@desktop' }, () => {
  test.use({ knownDevice: false })

  test('a guest’s visits and language belong to the fingerprint, which survives cleared storage; all other calls name the stored id', async ({
    person,
  }) => {
    const { page } = person
    const [id, en] = [textsOf('id'), textsOf('en')]
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.clock.install()
    /** Waits until the device registers its visit. */
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

    requests.length = 0
    await page.reload()
    await expect(language(id)).toBeVisible()
    await expect.poll(() => deviceOf(requests, LANGUAGE)).toBe(print)
    expect(deviceOf(requests, CART)).toBe(random)
    const remembered = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/device_language'))
    await language(id).selectOption({ label: 'English' })
    expect((await remembered).postDataJSON()).toEqual({ language: 'en', device_id: print })
    await expect(language(en)).toBeVisible()

    // With cleared storage it is a new guest, whose device is known again by the visit: the next page is in its language at once.
    await (await remembered).response()
    await page.evaluate(() => localStorage.clear())
    requests.length = 0
    await page.reload()
    await expect(language(id)).toBeVisible()
    await greets()
    expect(deviceOf(requests, VISIT)).toBe(print)
    expect(deviceOf(requests, CART)).not.toBe(random)
    await page.reload()
    await expect(language(en)).toBeVisible()
  })
})
