import type { ArgsOfVerb } from '@nusaria/scenarios/dsl/declare'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { AfterSaleRequest, afterSaleVerbs } from '@nusaria/scenarios/dsl/verbs/after-sales'
import { expect, type Locator } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { addPictures, assertAmountShown, textPattern } from './controls.ts'
import { main, type Person } from './person.ts'
import { focusTab } from './request-page.ts'

export const sendButton = (person: Person): Locator =>
  main(person).getByRole('button', { name: person.t('afterSaleForm:send'), exact: true })

/** The reasons are a sheet on phones, a select on desktop. */
async function chooseReason(person: Person, reason: AfterSaleRequest['reason']): Promise<void> {
  const { page, t, layout } = person
  const name = t(`afterSale:reason.${reason}`)
  if (layout === 'desktop')
    return void (await page.getByRole('combobox', { name: t('afterSaleForm:reason.label') }).selectOption({ label: name }))
  const field = main(person).getByRole('button', { name: new RegExp(`^${textPattern(t('afterSaleForm:reason.label'))}`) })
  if ((await field.textContent())?.includes(name)) return
  await field.click()
  const sheet = page.getByRole('dialog', { name: t('afterSaleForm:reason.title') })
  await sheet.getByText(name, { exact: true }).click()
  await expect(sheet).toBeHidden()
}

/** Fills reason, description and pictures, and checks the refund. */
export async function fillReason(
  person: Person,
  { reason, description, pictures = 0, refund }: ArgsOfVerb<(typeof afterSaleVerbs)['fillsRequestAgain']>,
): Promise<void> {
  const { t } = person
  await chooseReason(person, reason)
  if (description !== undefined) {
    const label = t(`afterSaleForm:description.${reason === 'other' ? 'needed' : 'label'}`)
    await main(person).getByLabel(label, { exact: true }).fill(description)
  }
  await addPictures(person, pictures)
  await assertAmountShown(main(person), 'the refund', refund)
}

/** Opens the form from the order's page. An open form is refreshed by focusing the tab. */
export async function openForm(person: Person): Promise<void> {
  const { page, t } = person
  const { order_no } = person
  const { pathname, searchParams } = new URL(page.url())
  if (pathname !== SCREENS.applyRefund || searchParams.get('order_no') !== order_no) {
    await goTo(page, SCREENS.orderDetail.replace(':no', order_no))
    await main(person)
      .getByRole('link', { name: t('order:action.afterSale'), exact: true })
      .click()
  } else await focusTab(page)
  await expect(sendButton(person)).toBeVisible()
}

/** The refund has loaded: the form can be sent. */
export const waitUntilReady = (person: Person): Promise<void> => expect(sendButton(person)).toBeEnabled()

/** After a lost reply the form offers to send the same again, or links to the request if it arrived. */
export async function openSend(person: Person): Promise<Locator> {
  const words = (key: string) => ({ name: person.t(`afterSaleForm:way.${key}`), exact: true })
  const ways = [main(person).getByRole('button', words('again')), main(person).getByRole('link', words('request'))]
  for (const way of ways) if (await way.isVisible()) return way
  return sendButton(person)
}
