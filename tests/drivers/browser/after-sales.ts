import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { afterSaleVerbs } from '@nusaria/scenarios/dsl/verbs/after-sales'
import { expect, type Locator } from '@playwright/test'
import { goTo, loadPage } from '../../support/navigation.ts'
import { lineOf } from '../calls/after-sales.ts'
import { bankAccountFields } from '../calls/refund-accounts.ts'
import { addPictures, assertAmountShown, textPattern, tick } from './controls.ts'
import { main, memberClient, type PageActs, type Person } from './person.ts'
import { accountChoice, KINDS, maskedNumber, openRefundSettings, typeBankAccount } from './refund-accounts.ts'
import { fillReason, openForm, openSend, waitUntilReady } from './request-form.ts'
import { assertOnRequest, openRequest, requestPath } from './request-page.ts'

/** The card of the request in a list. */
const cardOf = (person: Person): Locator => main(person).getByRole('listitem').filter({ hasText: person.after_sale_no })

/** After-sales requests, refunds and refund accounts. */
export const afterSaleActions: PageActs<typeof afterSaleVerbs> = {
  async fillsRequest(person, request) {
    const { t } = person
    const { type = 'refund_only', like, pieces = 1, to } = request
    const { lines } = await memberClient(person).call('afterSale.options', { order_no: person.order_no })
    const line = lineOf(lines, like)
    await openForm(person)
    const item = main(person).getByRole('listitem').filter({ hasText: line.product_name })
    const choice = item.getByRole('checkbox')
    if (!(await choice.isChecked())) await tick(choice)
    // A single piece has no field.
    if (line.available > 1) {
      const field = item.getByRole('spinbutton')
      await field.fill(String(pieces))
      await field.press('Tab')
    }
    await tick(main(person).getByRole('radio', { name: new RegExp(`^${textPattern(t(`afterSale:type.${type}`))}`) }))
    await fillReason(person, request)
    if (to) await tick(await accountChoice(person, to))
    await waitUntilReady(person)
  },

  async fillsRequestAgain(person, request) {
    const again = main(person).getByRole('link', { name: person.t('afterSale:wayOn.again'), exact: true })
    await assertOnRequest(person, again)
    await again.click()
    await fillReason(person, request)
    await waitUntilReady(person)
  },

  /** The page names the picture that the shop no longer has. */
  async replacesPicture(person) {
    const { page, t } = person
    await main(person)
      .getByRole('button', { name: t('afterSaleForm:way.dropPicture'), exact: true })
      .click()
    await expect(page.getByRole('img', { name: t('pictures:shown', { number: 1 }) })).toHaveCount(0)
    await addPictures(person, 1)
    await waitUntilReady(person)
  },

  /** Ends on the page of the request. */
  async sendsRequest(person, _args, goesThrough = true) {
    const { page } = person
    const at = SCREENS.afterSale.replace(':no', '')
    // After a lost reply the page may have opened the request already.
    if (!new URL(page.url()).pathname.startsWith(at)) await (await openSend(person)).click()
    if (!goesThrough) return
    await page.waitForURL((url) => url.pathname.startsWith(at))
    person.after_sale_no = new URL(page.url()).pathname.slice(at.length)
  },

  /** From the list, unless the request's page is open. */
  async seesRequest(person, { status, end, refund, note, description, pictures }) {
    const { page, t } = person
    if (new URL(page.url()).pathname !== requestPath(person)) {
      await goTo(page, SCREENS.afterSales)
      await expect(cardOf(person)).toContainText(t(end ? `afterSale:ended.${end}` : `afterSale:status.${status}`))
    }
    const words = t(end ? `afterSale:headline.${end}` : `afterSale:status.${status}`)
    await assertOnRequest(person, main(person).getByRole('status').filter({ hasText: words }).first())
    await assertAmountShown(main(person), 'the refund', refund)
    for (const words of [note, description]) if (words !== undefined) await expect(main(person).getByText(words).first()).toBeVisible()
    if (pictures !== undefined) {
      const name = new RegExp(textPattern(t('afterSale:evidenceOne', { skipInterpolation: true })))
      await expect(main(person).getByRole('button', { name })).toHaveCount(pictures)
    }
  },

  opensRequest: (person) => loadPage(person.page, requestPath(person)),

  async cancelsRequest(person, _args, goesThrough = true) {
    const { page, t } = person
    const cancel = page.getByRole('button', { name: t('afterSale:cancelAction'), exact: true })
    await openRequest(person, cancel, goesThrough)
    await cancel.click()
    const dialog = page.getByRole('dialog', { name: t('afterSale:list.cancel.title') })
    await dialog.getByRole('button', { name: t('afterSale:list.cancel.confirm'), exact: true }).click()
    if (goesThrough) await expect(dialog).toBeHidden()
  },

  async returnsGoods(person, { tracking }, goesThrough = true) {
    const { t } = person
    const courier = main(person).getByRole('combobox', { name: t('afterSale:send.courier') })
    await openRequest(person, courier, goesThrough)
    await expect(courier).toBeEnabled()
    await courier.selectOption({ index: 1 })
    await main(person)
      .getByRole('textbox', { name: t('afterSale:send.number') })
      .fill(tracking)
    await main(person)
      .getByRole('button', { name: t('afterSale:send.submit'), exact: true })
      .click()
    if (goesThrough) await expect(main(person).getByText(tracking).first()).toBeVisible()
  },

  async retriesRefund(person, { to }, goesThrough = true) {
    const { t } = person
    const send = main(person).getByRole('button', { name: t('afterSale:retry.submit'), exact: true })
    await openRequest(person, send, goesThrough)
    await tick(await accountChoice(person, to))
    await send.click()
    if (goesThrough) await expect(send).toBeHidden()
  },

  async seesRefund(person, { stage, received }) {
    const { page, t } = person
    await goTo(page, SCREENS.refunds)
    await expect(cardOf(person)).toContainText(t(`refunds:tabs.${stage}`))
    const sum = main(person).getByRole('region', { name: t('refunds:sum') })
    await assertAmountShown(sum, 'the sum of refunds', received)
  },

  async addsRefundAccount(person, { account }) {
    const { page, t } = person
    await openRefundSettings(person)
    const name = t(`wallet:${KINDS[account]}.add`)
    await page.getByRole('main').getByRole('button', { name }).click()
    const sheet = page.getByRole('dialog', { name })
    if (account === 'refund card') await typeBankAccount(person, sheet)
    else {
      await tick(sheet.getByRole('radio').first())
      await sheet.getByRole('textbox', { name: t('card:field.phone') }).fill(bankAccountFields('good', '').phone)
    }
    await sheet.getByRole('button', { name: t('wallet:save'), exact: true }).click()
    await expect(sheet).toBeHidden()
  },

  async removesRefundAccount(person, { account }, goesThrough = true) {
    const { page, t } = person
    await openRefundSettings(person)
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: await maskedNumber(person, account) })
    await entry.getByRole('button', { name: t('wallet:remove') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('wallet:remove'), exact: true })
      .click()
    if (goesThrough) await expect(entry).toHaveCount(0)
  },
}
