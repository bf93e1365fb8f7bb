import { ERRORS } from '@nusaria/contracts/errors'
import { discoveryActions, productLinks } from '@nusaria/scenario-runner/drivers/browser/discovery'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { productActions } from '@nusaria/scenario-runner/drivers/browser/product'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import type { Page } from '@playwright/test'
import { swipe } from '../support/touch.ts'

/** The sheet of a line of the cart. */
async function openMenu(person: Person) {
  const { page, main, t } = person
  if (!page.url().endsWith('/cart')) {
    await discoveryActions.looksAt(person, { wish: { like: 'keripik singkong tipis' } })
    await productActions.addsToCart(person, { quantity: 1 })
    await goTo(page, '/cart')
  }
  await main.getByRole('button', { name: new RegExp(t('cart:menu.open', { name: '' }).trim()) }).click()
  const sheet = page.getByRole('dialog')
  const top = async () => Math.round((await sheet.boundingBox())?.y ?? 0)
  let rest = -1
  await expect(async () => {
    const before = rest
    rest = await top()
    expect(rest).toBe(before)
  }).toPass()
  const pull = (px: number) => swipe(page, [180, rest + 24], [180, rest + 24 + px])
  return { sheet, top, rest, pull }
}

/** From now on every animation frame is late, as on a busy phone: code that waits for an animation comes after its end. */
async function makeBusy(page: Page): Promise<void> {
  await page.evaluate(() => {
    const next = window.requestAnimationFrame
    const cancel = window.cancelAnimationFrame
    /** How to cancel each late frame, by ids that no real frame has. */
    const frames = new Map<number, () => void>()
    let last = 1_000_000_000
    window.requestAnimationFrame = (then) => {
      const id = ++last
      const timer = window.setTimeout(() => {
        const frame = next(then)
        frames.set(id, () => cancel(frame))
      }, 500)
      frames.set(id, () => window.clearTimeout(timer))
      return id
    }
    window.cancelAnimationFrame = (id) => (frames.get(id) ?? (() => cancel(id)))()
  })
}

test.describe('a sheet', { tag: '@mobile' }, () => {
  test.use({ painted: true })

  test('a sheet comes back after a short pull and is closed by a long one', async ({ person }) => {
    const { sheet, top, rest, pull } = await openMenu(person)
    await pull(30)
    await expect.poll(top).toBe(rest)
    await pull(200)
    await expect(sheet).toHaveCount(0)
    // It is whole when it is opened again.
    const again = await openMenu(person)
    expect(again.rest).toBe(rest)
    await again.pull(-60)
    await expect.poll(top).toBe(rest)
  })

  test('a sheet follows the finger, and can be caught while it comes back', async ({ person }) => {
    const { page } = person
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const { sheet, top, rest } = await openMenu(person)
    const session = await page.context().newCDPSession(page)
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] })
    await finger('touchStart', rest + 24)
    for (const way of [10, 20, 30]) await finger('touchMove', rest + 24 + way)
    await expect.poll(top).toBe(rest + 30)
    await finger('touchEnd')
    await finger('touchStart', rest + 40)
    await finger('touchMove', rest + 60)
    expect(await top()).toBeGreaterThan(rest)
    await finger('touchEnd')
    await expect.poll(top).toBe(rest)
    await expect(sheet).toBeVisible()
  })

  test.describe('as a member', () => {
    test.use({ member: 'sari' })
    test('a message beside an open sheet covers none of its buttons', async ({ person }) => {
      const { page, main, t } = person
      await discoveryActions.looksAt(person, { wish: { like: 'kopi' } })
      await main.getByRole('button', { name: t('product:vouchers.label') }).click()
      const sheet = page.getByRole('dialog', { name: t('product:vouchers.sheet') })
      await sheet
        .getByRole('button', { name: t('product:vouchers.claim') })
        .first()
        .click()
      const message = page.locator('#root').getByText(t('promotion:claimedToast'))
      await expect(message).toBeVisible()
      const [said, under] = [await message.boundingBox(), await sheet.boundingBox()]
      expect((said?.y ?? 0) + (said?.height ?? 0), 'above the sheet').toBeLessThanOrEqual(under?.y ?? 0)
    })
  })
})

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test.describe(`a busy phone with ${reducedMotion === 'reduce' ? 'reduced' : 'full'} motion`, { tag: '@mobile' }, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('after a dialog closes, the page below takes the next press', async ({ person, world, t }) => {
      const { page } = person
      await discoveryActions.searches(person, { keyword: 'kopi' })
      await expect(productLinks(person).first()).toBeVisible()
      await page.goto('/search')
      await world.setFaults([{ call: 'search.recordsDel', reply: ERRORS.SEARCH_HISTORY_DELETE_FAILED.code }])
      await makeBusy(page)
      // The shop refuses to clear the history.
      person.expectsSuccess = false
      await discoveryActions.clearsHistory(person)
      await expect(page.locator('#root').getByText(t(`errors:${ERRORS.SEARCH_HISTORY_DELETE_FAILED.key}`))).toBeVisible()
      await discoveryActions.clearsHistory(person)
    })
  })

test.describe('a dialog', { tag: '@desktop' }, () => {
  test.use({ painted: true, member: 'sari', viewport: { width: 1366, height: 650 } })

  test('the button that applies vouchers is in view in a low window', async ({ person }) => {
    const { page, main, t } = person
    await discoveryActions.looksAt(person, { wish: { like: 'kopi' } })
    await productActions.buysNow(person, { quantity: 1 })
    await main.getByRole('button', { name: t('checkout:confirm.voucher.title') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: t('checkout:confirm.voucher.apply') })).toBeInViewport({ ratio: 1 })
  })
})
