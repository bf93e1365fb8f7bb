import type { afterSaleVerbs } from '@nusaria/scenarios/dsl/verbs/after-sales'
import { expect } from '@playwright/test'
import { loadPage } from '../../support/navigation.ts'
import { lineOf } from '../calls/after-sales.ts'
import { assertAmountShown, tick, typePieces } from './controls.ts'
import { sendForm } from './form.ts'
import type { PageActs, Person } from './person.ts'
import { accountChoice, maskedNumber, refundAccountForm } from './refund-accounts.ts'
import { addPictures, assertOnRequest, fillReason, openForm, openRequest, openSend, returnForm, sendButton } from './requests.ts'

export const confirmCancel = (person: Person) => person.press('afterSale:list.cancel.confirm', person.dialog('afterSale:list.cancel.title'))

/** After-sales requests, refunds and refund accounts. A filled form has loaded its refund: it can be sent. */
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
    await person.tick('radio', `afterSale:type.${type}…`, person.main)
    await fillReason(person, request)
    if (to) await tick(await accountChoice(person, to))
    await expect(sendButton(person)).toBeEnabled()
  },

  async fillsRequestAgain(person, request) {
    const again = person.control('link', 'afterSale:wayOn.again', person.main)
    await assertOnRequest(person, again)
    await again.click()
    await fillReason(person, request)
    await expect(sendButton(person)).toBeEnabled()
  },

  /** The page names the picture that the shop no longer has. */
  replacesPicture: (person) =>
    person
      .press('afterSaleForm:way.dropPicture', person.main)
      .gone(person.page.getByRole('img', { name: person.t('pictures:shown', { number: 1 }) }))
      .does(() => addPictures(person, 1))
      .does(() => expect(sendButton(person)).toBeEnabled()),

  /** Ends on the page of the request. After a lost reply the page may have opened it already. */
  async sendsRequest(person) {
    if (person.screen !== 'afterSale') await (await openSend(person)).click()
    await person.arrivesAt('afterSale')
    if (person.goesThrough) person.after_sale_no = person.path.split('/').at(-1) ?? ''
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

  async cancelsRequest(person) {
    await openRequest(person, person.control('button', 'afterSale:cancelAction'))
    await person.press('afterSale:cancelAction')
    await confirmCancel(person).gone(person.dialog('afterSale:list.cancel.title'))
  },

  returnsGoods: (person, { tracking }) => sendForm(person, returnForm(tracking)),

  async retriesRefund(person, { to }) {
    const send = person.control('button', 'afterSale:retry.submit', person.main)
    await openRequest(person, send)
    await tick(await accountChoice(person, to))
    await person.press('afterSale:retry.submit', person.main).gone(send)
  },

  async seesRefund(person, { stage, received }) {
    await person.goTo('refunds')
    await expect(person.items(person.after_sale_no)).toContainText(person.t(`refunds:tabs.${stage}`))
    await assertAmountShown(person.control('region', 'refunds:sum', person.main), 'the sum of refunds', received)
  },

  addsRefundAccount: (person, { account }) => sendForm(person, refundAccountForm(account)),

  async removesRefundAccount(person, { account }) {
    const entry = person.items(await maskedNumber(person, account))
    await person.press('wallet:remove…', entry).confirm('wallet:remove').gone(entry)
  },
}
