import { messageContract } from '@nusaria/contracts/message'
import { orderContract } from '@nusaria/contracts/order'
import { pageActions } from '@nusaria/scenario-runner/drivers/browser/navigation'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { trafficOf } from '@nusaria/scenario-runner/support/traffic'
import { swipe } from '../support/touch.ts'

test.describe('a phone in landscape', { tag: '@mobile' }, () => {
  test.use({ member: 'sari' })

  test('shows a cover; back in portrait, the form is unchanged', async ({ person }) => {
    const { page, t } = person
    await page.goto('/addressDetail')
    const street = page.getByLabel(t('address:form.street'))
    await street.fill('Jl. Teuku Umar No. 12')
    await pageActions.turnsPhone(person, { to: 'landscape' })
    const cover = page.getByRole('alertdialog', { name: t('common:landscape.title') })
    await expect(cover).toBeVisible()
    await expect(street).not.toBeFocused()
    await checkPage(page)
    await pageActions.turnsPhone(person, { to: 'portrait' })
    await expect(cover).toBeHidden()
    await expect(street).toHaveValue('Jl. Teuku Umar No. 12')
    await expect(street).toBeFocused()
    await checkPage(page)
  })
})

test.describe('pulling down', { tag: '@mobile' }, () => {
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
        await Promise.all([fetched, swipe(page, [180, 200], [180, 520])])
      }).toPass()
      await expect(main.getByRole('listitem').first()).toBeVisible()
    })
})

test.describe('the offer of the app', { tag: '@mobile' }, () => {
  test.use({ knownDevice: false })

  test('a phone’s browser offers the app for the open page after the first scroll, until dismissed', async ({ person, advance }) => {
    const { page, t } = person
    const traffic = trafficOf(page)
    await page.goto('/commodityList?keyword=kopi&from=elsewhere')
    // A call that is on its way when the clock moves times out, and a failed list has nothing to scroll.
    await expect(page.getByRole('main').getByRole('link', { name: /Rp/ }).first()).toBeVisible()
    const prompt = page.getByRole('region', { name: t('openApp:title') })
    // Every timer of the first minute has fired, and all code that it loads is there.
    await advance('PT1M')
    await traffic.settled()
    await expect(prompt).toBeHidden()
    await page.evaluate(() => scrollBy(0, 40))
    const open = prompt.getByRole('link', { name: t('openApp:openLabel') })
    await expect(open).toHaveAttribute('href', /^intent:\/\/shop\/commodityList\?keyword=kopi#Intent;scheme=nusaria;/)
    await checkPage(page)
    await prompt.getByRole('button', { name: t('openApp:close') }).click()
    await expect(prompt).toBeHidden()
  })
})
