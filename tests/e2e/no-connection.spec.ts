import { productLinks } from '../drivers/browser/discovery.ts'
import type { Person } from '../drivers/browser/person.ts'
import { expect, test } from '../support/test.ts'

/** The frame of every page: the header on desktop, the tabs on a phone. */
const frame = ({ page, layout, t }: Person) =>
  layout === 'desktop' ? page.getByRole('banner') : page.getByRole('navigation', { name: t('common:tabs.label') })

/** The message in place of a page. */
const message = ({ page, t }: Person) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { level: 1, name: t('common:failure.title') }) })

test('without a connection a new page keeps header and tabs; back shows the old page; with a connection it loads', async ({
  person,
  watch,
}) => {
  const { page, context, t } = person
  watch.allow(/ERR_INTERNET_DISCONNECTED|\/assets\/|Texts that failed/)
  await page.goto('/')
  await expect(productLinks(person).first()).toBeVisible()
  await context.setOffline(true)
  const cart = frame(person).getByRole('link', { name: new RegExp(t('common:header.cart')) })
  await cart.first().click()
  await expect(message(person)).toContainText(t('common:failure.network'))
  await expect(page).toHaveURL(/\/cart$/)
  await expect(frame(person)).toBeVisible()
  await message(person)
    .getByRole('button', { name: t('common:crash.retry') })
    .click()
  await expect(message(person)).toContainText(t('common:failure.network'))
  await page.goBack()
  await expect(message(person)).toHaveCount(0)
  await expect(productLinks(person).first()).toBeVisible()
  await page.goForward()
  await expect(message(person)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(t('cart:title')) })).toBeVisible()
})
