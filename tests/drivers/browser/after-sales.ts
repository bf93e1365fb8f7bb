import type { RefundAccount } from '@nusaria/scenarios/dsl/verbs/after-sales'
import { expect } from '@playwright/test'
import { loadPage } from '../../support/navigation.ts'
import { lineOf } from '../calls/after-sales.ts'
import { bankAccountFields, newestAccount } from '../calls/payment.ts'
import { assertAmountShown, tick, typePieces } from './controls.ts'
import { retyped, selected, ticked, typed, typedPhone } from './form.ts'
import type { Form, PageActs, Person } from './person.ts'
import { addPictures, assertOnRequest, fillReason, openForm, openRequest, openSend, returnForm, sendButton } from './requests.ts'

const tickAccount = async ({ member, main }: Person, account: RefundAccount) =>
  tick(main.getByRole('radio', { name: (await newestAccount(member, account)).masked }))

const { bank_code: _bank, card_number, phone, ...HOLDER } = bankAccountFields('good', '')

/** The holder stays; a bank account's number is stored nowhere. */
export function refundAccountForm(account: RefundAccount): Form {
  const title = `wallet:${account === 'refund card' ? 'refundCards' : 'eWallets'}.add`
  const bankFields = [
    selected('card:field.bank_code'),
    retyped((person) => person.field('wallet:refundCards.number').fill(card_number)),
    ...Object.entries(HOLDER).map(([name, value]) => typed(`card:field.${name}`, value)),
  ]
  return {
    open: (person) => person.ensureAt('refundSettings').press(title, person.main),
    fields: [
      ...(account === 'refund card' ? bankFields : [ticked((person) => person.dialog(title).getByRole('radio').first())]),
      typedPhone('card:field.phone', phone),
    ],
    submit: (person) => person.press('wallet:save', person.dialog(title)),
    done: (person) => person.gone(person.dialog(title)),
  }
}

export const confirmCancel = (person: Person) => {
  const dialog = person.dialog('afterSale:list.cancel.title')
  return person.press('afterSale:list.cancel.confirm', dialog).gone(dialog)
}

const canSend = (person: Person) => expect(sendButton(person)).toBeEnabled()

/** A filled form has loaded its refund: it can be sent. */
export const afterSaleActions: PageActs<'afterSales'> = {
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
    if (to) await tickAccount(person, to)
    await canSend(person)
  },

  async fillsRequestAgain(person, request) {
    await assertOnRequest(person, person.control('link', 'afterSale:wayOn.again', person.main))
    await person.follow('afterSale:wayOn.again', person.main)
    await fillReason(person, request)
    await canSend(person)
  },

  /** The page names the picture that the shop no longer has. */
  replacesPicture: (person) =>
    person
      .press('afterSaleForm:way.dropPicture', person.main)
      .gone(person.page.getByRole('img', { name: person.t('pictures:shown', { number: 1 }) }))
      .does(() => addPictures(person, 1))
      .does(canSend),

  /** After a lost reply the page may have opened the request already. */
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
    await person.press('afterSale:cancelAction').does(confirmCancel)
  },

  returnsGoods: (person, { tracking }) => person.sends(returnForm(tracking)),

  async retriesRefund(person, { to }) {
    const send = person.control('button', 'afterSale:retry.submit', person.main)
    await openRequest(person, send)
    await tickAccount(person, to)
    await person.press('afterSale:retry.submit', person.main).gone(send)
  },

  async seesRefund(person, { stage, received }) {
    await person.goTo('refunds')
    await expect(person.items(person.after_sale_no)).toContainText(person.t(`refunds:tabs.${stage}`))
    await assertAmountShown(person.control('region', 'refunds:sum', person.main), 'the sum of refunds', received)
  },

  addsRefundAccount: (person, { account }) => person.sends(refundAccountForm(account)),

  async removesRefundAccount(person, { account }) {
    const entry = person.items((await newestAccount(person.member, account)).masked)
    await person.press('wallet:remove…', entry).confirm('wallet:remove').gone(entry)
  },
}
