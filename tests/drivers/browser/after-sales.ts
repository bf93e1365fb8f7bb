import type { afterSaleVerbs } from '@nusaria/scenarios/dsl/verbs/after-sales'
import { expect, type Locator } from '@playwright/test'
import { loadPage } from '../../support/navigation.ts'
import { lineOf } from '../calls/after-sales.ts'
import { assertAmountShown, tick, typePieces } from './controls.ts'
import { sendForm } from './form.ts'
import type { PageActs, Person } from './person.ts'
import { accountChoice, maskedNumber, refundAccountForm } from './refund-accounts.ts'
import { addPictures, fillReason, openForm, openSend, sendButton } from './request-form.ts'
import { assertOnRequest, openRequest, returnForm } from './request-page.ts'

/** The refund has loaded: the form can be sent. */
const waitUntilReady = (person: Person): Promise<void> => expect(sendButton(person)).toBeEnabled()

export async function confirmCancel(person: Person): Promise<Locator> {
  const dialog = person.dialog('afterSale:list.cancel.title')
  await person.press('afterSale:list.cancel.confirm', dialog)
  return dialog
}

/** After-sales requests, refunds and refund accounts. */
export const afterSaleActions: PageActs<typeof afterSaleVerbs> = {
  async fillsRequest(person, request) {
    const { type = 'refund_only', like, pieces = 1, to } = request
    const { lines } = await person.member.call('afterSale.options', { order_no: person.order_no })
    const line = lineOf(lines, like)
    await openForm(person)
    const item = person.items(line.product_name)
    const choice = item.getByRole('checkbox')
    if (!(await choice.isChecked())) await tick(choice)
    // A single piece has no field.
    if (line.available > 1) await typePieces(item, pieces)
    await person.tick('radio', person.starting(`afterSale:type.${type}`), person.main)
    await fillReason(person, request)
    if (to) await tick(await accountChoice(person, to))
    await waitUntilReady(person)
  },

  async fillsRequestAgain(person, request) {
    const again = person.control('link', 'afterSale:wayOn.again', person.main)
    await assertOnRequest(person, again)
    await again.click()
    await fillReason(person, request)
    await waitUntilReady(person)
  },

  /** The page names the picture that the shop no longer has. */
  async replacesPicture(person) {
    await person.press('afterSaleForm:way.dropPicture', person.main)
    await expect(person.page.getByRole('img', { name: person.t('pictures:shown', { number: 1 }) })).toHaveCount(0)
    await addPictures(person, 1)
    await waitUntilReady(person)
  },

  /** Ends on the page of the request. After a lost reply the page may have opened it already. */
  async sendsRequest(person, _args, goesThrough = true) {
    if (person.screen !== 'afterSale') await (await openSend(person)).click()
    if (!goesThrough) return
    await person.arrivesAt('afterSale')
    person.after_sale_no = person.path.split('/').at(-1) ?? ''
  },

  /** From the list, unless the request's page is open. */
  async seesRequest(person, { status, end, refund, note, description, pictures }) {
    const { main, t } = person
    if (person.path !== person.pathOf('afterSale')) {
      await person.goTo('afterSales')
      await expect(person.items(person.after_sale_no)).toContainText(t(end ? `afterSale:ended.${end}` : `afterSale:status.${status}`))
    }
    const words = t(end ? `afterSale:headline.${end}` : `afterSale:status.${status}`)
    await assertOnRequest(person, main.getByRole('status').filter({ hasText: words }).first())
    await assertAmountShown(main, 'the refund', refund)
    for (const words of [note, description]) if (words !== undefined) await person.reads(words)
    if (pictures !== undefined) await expect(person.control('button', 'afterSale:evidenceOne', main)).toHaveCount(pictures)
  },

  opensRequest: (person) => loadPage(person.page, person.pathOf('afterSale')),

  async cancelsRequest(person, _args, goesThrough = true) {
    const cancel = person.control('button', 'afterSale:cancelAction')
    await openRequest(person, cancel, goesThrough)
    await cancel.click()
    const dialog = await confirmCancel(person)
    if (goesThrough) await expect(dialog).toBeHidden()
  },

  returnsGoods: (person, { tracking }, goesThrough = true) => sendForm(person, returnForm(tracking, goesThrough), goesThrough),

  async retriesRefund(person, { to }, goesThrough = true) {
    const send = person.control('button', 'afterSale:retry.submit', person.main)
    await openRequest(person, send, goesThrough)
    await tick(await accountChoice(person, to))
    await send.click()
    if (goesThrough) await expect(send).toBeHidden()
  },

  async seesRefund(person, { stage, received }) {
    await person.goTo('refunds')
    await expect(person.items(person.after_sale_no)).toContainText(person.t(`refunds:tabs.${stage}`))
    await assertAmountShown(person.control('region', 'refunds:sum', person.main), 'the sum of refunds', received)
  },

  addsRefundAccount: (person, { account }) => sendForm(person, refundAccountForm(account)),

  async removesRefundAccount(person, { account }, goesThrough = true) {
    const entry = person.items(await maskedNumber(person, account))
    await person.press(person.starting('wallet:remove'), entry)
    await person.confirm('wallet:remove')
    if (goesThrough) await expect(entry).toHaveCount(0)
  },
}
