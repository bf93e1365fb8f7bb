import type { ArgsOfVerb } from '@nusaria/scenarios/dsl/declare'
import type { AfterSaleRequest, afterSaleVerbs } from '@nusaria/scenarios/dsl/verbs/after-sales'
import { expect, type Locator } from '@playwright/test'
import { assertAmountShown, pickPicture } from './controls.ts'
import type { Person } from './person.ts'
import { focusTab } from './request-page.ts'

export const sendButton = (person: Person): Locator => person.control('button', 'afterSaleForm:send', person.main)

/** The reasons are a sheet on phones, a select on desktop. */
async function chooseReason(person: Person, reason: AfterSaleRequest['reason']): Promise<void> {
  const name = person.t(`afterSale:reason.${reason}`)
  if (person.layout === 'desktop')
    return void (await person.control('combobox', 'afterSaleForm:reason.label').selectOption({ label: name }))
  const field = person.control('button', person.starting('afterSaleForm:reason.label'), person.main)
  if ((await field.textContent())?.includes(name)) return
  await field.click()
  const sheet = person.dialog('afterSaleForm:reason.title')
  await sheet.getByText(name, { exact: true }).click()
  await expect(sheet).toBeHidden()
}

/** Adds small pictures to a form without one, one by one. */
export async function addPictures(person: Person, pictures: number): Promise<void> {
  for (let number = 1; number <= pictures; number += 1) {
    await pickPicture(person.field('pictures:pick'))
    await expect(person.page.getByRole('img', { name: person.t('pictures:shown', { number }) })).toBeVisible()
  }
}

/** Fills reason, description and pictures, and checks the refund. */
export async function fillReason(
  person: Person,
  { reason, description, pictures = 0, refund }: ArgsOfVerb<(typeof afterSaleVerbs)['fillsRequestAgain']>,
): Promise<void> {
  await chooseReason(person, reason)
  if (description !== undefined)
    await person.field(`afterSaleForm:description.${reason === 'other' ? 'needed' : 'label'}`, person.main).fill(description)
  await addPictures(person, pictures)
  await assertAmountShown(person.main, 'the refund', refund)
}

/** Opens the form from the order's page. An open form is refreshed by focusing the tab. */
export async function openForm(person: Person): Promise<void> {
  const { page, order_no } = person
  if (person.screen === 'applyRefund' && new URL(page.url()).searchParams.get('order_no') === order_no) await focusTab(page)
  else {
    await person.goTo('orderDetail')
    await person.follow('order:action.afterSale', person.main)
  }
  await expect(sendButton(person)).toBeVisible()
}

/** After a lost reply the form offers to send the same again, or links to the request if it arrived. */
export async function openSend(person: Person): Promise<Locator> {
  const again = person.control('button', 'afterSaleForm:way.again', person.main)
  for (const way of [again, person.control('link', 'afterSaleForm:way.request', person.main)]) if (await way.isVisible()) return way
  return sendButton(person)
}
