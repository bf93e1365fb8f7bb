import { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { AfterSaleRequest } from '@nusaria/scenarios/dsl/verbs/after-sales'
import type { VerbArgs } from '@nusaria/scenarios/dsl/verbs/index'
import { expect, type Locator, type Page } from '@playwright/test'
import { assertAmountShown, POLL, pickPicture } from './controls.ts'
import { selected, typed } from './form.ts'
import type { Form, Person } from './person.ts'

/** The call that a request's page polls. */
const DETAIL = afterSaleContract.detail.path.replace(/:.*/, '')

/** Focuses the tab: pages refetch their data. */
const focusTab = (page: Page): Promise<void> => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

/** Hides the tab, so that the page stops polling. */
const hideTab = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })

/** Focuses the tab and waits for the reply, so that no older reply is pending afterwards. */
async function refetch(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes(DETAIL), { timeout: POLL.look }).catch(() => null)
  await focusTab(page)
  await answer
}

/** Opens the request's page and refetches until it shows `shown`. */
export async function assertOnRequest(person: Person, shown: Locator): Promise<void> {
  const { page } = person
  // A refusal may show in a dialog.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  await person.ensureAt('afterSale')
  await expect(async () => {
    await refetch(page)
    await expect(shown).toBeVisible({ timeout: POLL.look })
  }).toPass({ timeout: POLL.within })
  await hideTab(page)
}

/** Opens the request's page at a button or field. A step that the shop will refuse uses the open, outdated page. */
export async function openRequest(person: Person, shown: Locator, refetches = person.goesThrough): Promise<void> {
  if (refetches || person.path !== person.pathOf('afterSale')) await assertOnRequest(person, shown)
}

const courier = (person: Person) => person.control('combobox', 'afterSale:send.courier', person.main)

/** `refetches`: also when the request's page is open. */
export const returnForm = (tracking: string, refetches?: boolean): Form => ({
  open: (person) => openRequest(person, courier(person), refetches).then(() => expect(courier(person)).toBeEnabled()),
  fields: [selected(courier), typed((person) => person.control('textbox', 'afterSale:send.number', person.main), tracking)],
  submit: (person) => person.press('afterSale:send.submit', person.main),
  done: (person) => person.reads(tracking),
})

export const sendButton = (person: Person): Locator => person.control('button', 'afterSaleForm:send', person.main)

/** The reasons are a sheet on phones, a select on desktop. */
async function chooseReason(person: Person, reason: AfterSaleRequest['reason']): Promise<unknown> {
  const name = person.t(`afterSale:reason.${reason}`)
  if (person.layout === 'desktop') return person.control('combobox', 'afterSaleForm:reason.label').selectOption({ label: name })
  const field = person.control('button', 'afterSaleForm:reason.label…', person.main)
  if ((await field.textContent())?.includes(name)) return
  await field.click()
  const sheet = person.dialog('afterSaleForm:reason.title')
  await sheet.getByText(name, { exact: true }).click()
  return person.gone(sheet)
}

/** Adds small pictures to a form without one, one by one. */
export async function addPictures(person: Person, pictures: number): Promise<void> {
  for (let number = 1; number <= pictures; number += 1) {
    await pickPicture(person.field('pictures:pick'))
    await person.shows(person.page.getByRole('img', { name: person.t('pictures:shown', { number }) }))
  }
}

/** Fills reason, description and pictures, and checks the refund. */
export async function fillReason(person: Person, request: VerbArgs<'shopper', 'fillsRequestAgain'>): Promise<void> {
  const { reason, description, pictures = 0, refund } = request
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
  else await person.goTo('orderDetail').follow('order:action.afterSale', person.main)
  await expect(sendButton(person)).toBeVisible()
}

/** After a lost reply the form offers to send the same again, or links to the request if it arrived. */
export async function openSend(person: Person): Promise<Locator> {
  const again = person.control('button', 'afterSaleForm:way.again', person.main)
  for (const way of [again, person.control('link', 'afterSaleForm:way.request', person.main)]) if (await way.isVisible()) return way
  return sendButton(person)
}
