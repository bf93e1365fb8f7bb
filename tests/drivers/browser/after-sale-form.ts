import type { AfterSaleRequest } from '@nusaria/scenarios/dsl/after-sale-verbs'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { formatRupiahDigits } from '@nusaria/storefront/shared/format/rupiah'
import { expect, type Locator } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { requireOrderNo } from '../calls/story-context.ts'
import { assertOnRequest, focusTab } from './after-sales.ts'
import { textPattern } from './assert-failure.ts'
import { addPictures, tick } from './controls.ts'
import { main, otherDeviceClient, type Person } from './person.ts'
import { accountChoice } from './refund-accounts.ts'

const sendButton = (person: Person): Locator => main(person).getByRole('button', { name: person.t('afterSaleForm:send'), exact: true })

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
async function fillReason(person: Person, { reason, description, pictures = 0, refund }: Verbs['fillsRequestAgain']): Promise<void> {
  const { t } = person
  await chooseReason(person, reason)
  if (description !== undefined) {
    const label = t(`afterSaleForm:description.${reason === 'other' ? 'needed' : 'label'}`)
    await main(person).getByLabel(label, { exact: true }).fill(description)
  }
  await addPictures(person, pictures)
  if (refund !== undefined) await expect(main(person).getByText(formatRupiahDigits(refund)).first()).toBeVisible()
}

/** Opens the form from the order's page. An open form is refreshed by focusing the tab. */
async function openForm(person: Person): Promise<void> {
  const { page, t } = person
  const order_no = requireOrderNo(person)
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
const waitUntilReady = (person: Person): Promise<void> => expect(sendButton(person)).toBeEnabled()

/** After a lost reply the form offers to send the same again, or links to the request if it arrived. */
async function openSend(person: Person): Promise<Locator> {
  const words = (key: string) => ({ name: person.t(`afterSaleForm:way.${key}`), exact: true })
  const ways = [main(person).getByRole('button', words('again')), main(person).getByRole('link', words('request'))]
  for (const way of ways) if (await way.isVisible()) return way
  return sendButton(person)
}

/** The form of an after-sales request. */
export const afterSaleFormActions = {
  async fillsRequest(person: Person, request: Verbs['fillsRequest']): Promise<void> {
    const { t } = person
    const { type = 'refund_only', pieces = 1, to } = request
    const { lines } = await otherDeviceClient(person).call('afterSale.options', { order_no: requireOrderNo(person) })
    await openForm(person)
    // Of several products none is selected.
    const first = main(person).getByRole('checkbox').first()
    if (lines.length > 1 && !(await first.isChecked())) await tick(first)
    // A single piece is selected already.
    if ((lines[0]?.available ?? 0) > 1) {
      const field = main(person).getByRole('spinbutton')
      await field.fill(String(pieces))
      await field.press('Tab')
    }
    await tick(main(person).getByRole('radio', { name: new RegExp(`^${textPattern(t(`afterSale:type.${type}`))}`) }))
    await fillReason(person, request)
    if (to) await tick(await accountChoice(person, to))
    await waitUntilReady(person)
  },

  async fillsRequestAgain(person: Person, request: Verbs['fillsRequestAgain']): Promise<void> {
    const again = main(person).getByRole('link', { name: person.t('afterSale:wayOn.again'), exact: true })
    await assertOnRequest(person, again)
    await again.click()
    await fillReason(person, request)
    await waitUntilReady(person)
  },

  /** The page names the picture that the shop no longer has. */
  async replacesPicture(person: Person): Promise<void> {
    const { page, t } = person
    await main(person)
      .getByRole('button', { name: t('afterSaleForm:way.dropPicture'), exact: true })
      .click()
    await expect(page.getByRole('img', { name: t('pictures:shown', { number: 1 }) })).toHaveCount(0)
    await addPictures(person, 1)
    await waitUntilReady(person)
  },

  /** Ends on the page of the request. */
  async sendsRequest(person: Person, _args: unknown, goesThrough: boolean): Promise<void> {
    const { page } = person
    const at = SCREENS.afterSale.replace(':no', '')
    // After a lost reply the page may have opened the request already.
    if (!new URL(page.url()).pathname.startsWith(at)) await (await openSend(person)).click()
    if (!goesThrough) return
    await page.waitForURL((url) => url.pathname.startsWith(at))
    person.after_sale_no = new URL(page.url()).pathname.slice(at.length)
  },
}
