import { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { AfterSaleRequest, RefundAccount } from '@nusaria/scenarios/dsl/verbs/after-sales'
import type { VerbArgs } from '@nusaria/scenarios/dsl/verbs/index'
import { expect, type Locator, type Page } from '@playwright/test'
import { assertSameRequest, lineOf } from '../calls/after-sales.ts'
import { newestAccount } from '../calls/payment.ts'
import { assertStep } from '../driver.ts'
import { amountBeside, assertShown, assertVisibleAfter, LOOK, MOMENT, pickPicture, tick, typePieces } from './controls.ts'
import { selected, typed } from './form.ts'
import type { Field, Form, PageActs, Person } from './person.ts'

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
  const answer = page.waitForResponse((response) => response.url().includes(DETAIL), { timeout: LOOK }).catch(() => null)
  await focusTab(page)
  await answer
}

/** Opens the request's page and refetches until it shows `shown`. */
async function assertOnRequest(person: Person, shown: Locator): Promise<void> {
  const { page } = person
  // A refusal may show in a dialog.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  await person.ensureAt('afterSale')
  await assertVisibleAfter(shown, () => refetch(page))
  await hideTab(page)
}

/** Opens the request's page at a button or field. A step that the shop will refuse uses the open, outdated page. */
async function openRequest(person: Person, shown: Locator): Promise<void> {
  if (person.expectsSuccess || person.path !== person.pathOf('afterSale')) await assertOnRequest(person, shown)
}

/** The newest event of the request's progress; steps to come have no time of their own. */
const lastEvent = ({ main, page }: Person): Locator => main.locator('ol > li', { has: page.getByText(MOMENT) }).last()

const courier = (person: Person) => person.control('combobox', 'afterSale:send.courier', person.main)

export const returnForm = (tracking: string): Form => ({
  open: (person) => openRequest(person, courier(person)).then(() => expect(courier(person)).toBeEnabled()),
  fields: [selected(courier), typed((person) => person.control('textbox', 'afterSale:send.number', person.main), tracking)],
  submit: (person) => person.press('afterSale:send.submit', person.main),
  done: (person) => person.reads(tracking),
})

const sendButton = (person: Person): Locator => person.control('button', 'afterSaleForm:send', person.main)

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

/** Small pictures, added one by one to a form without one. */
export const pictures = (count: number): Field => ({
  async fill(person) {
    for (let number = 1; number <= count; number += 1) {
      await pickPicture(person.field('pictures:pick'))
      await expect(person.control('img', 'pictures:shown')).toHaveCount(number)
    }
  },
  isKept: (person) => expect(person.control('img', 'pictures:shown')).toHaveCount(count),
})

/** The refund as the form or the request sums it up; what was asked for where nothing is refunded. */
const seesRefundAmount = (person: Person, what: string, refund: number | undefined) =>
  assertShown(what, () => amountBeside(person.main, [person.t('afterSale:refund.total'), person.t('afterSale:refund.asked')]), refund)

/** Fills reason, description and pictures, and checks the refund. */
async function fillReason(person: Person, request: VerbArgs<'shopper', 'fillsRequest'>): Promise<void> {
  const { reason, description, refund } = request
  await chooseReason(person, reason)
  if (description !== undefined)
    await person.field(`afterSaleForm:description.${reason === 'other' ? 'needed' : 'label'}`, person.main).fill(description)
  await pictures(request.pictures ?? 0).fill(person)
  await seesRefundAmount(person, 'The refund that the form shows', refund)
}

/** Opens the form from the order's page. An open form is refreshed by focusing the tab. */
async function openForm(person: Person): Promise<void> {
  const { page, order_no } = person
  if (person.screen === 'applyRefund' && new URL(page.url()).searchParams.get('order_no') === order_no) await focusTab(page)
  else {
    await person.goTo('orderDetail')
    // On desktop the menu of the account names its list of requests alike.
    const panel = person.main.locator('section').filter({ has: person.control('link', 'order:afterSale.help') })
    const asks = (['order:action.afterSale', 'order:action.askCancel'] as const).map((key) => person.t(key))
    await panel.getByRole('link', { name: new RegExp(`^(${asks.join('|')})$`) }).click()
  }
  await expect(sendButton(person)).toBeVisible()
}

/** After a lost reply the form offers to send the same again, or links to the request if it arrived. */
async function openSend(person: Person): Promise<Locator> {
  const again = person.control('button', 'afterSaleForm:way.again', person.main)
  for (const way of [again, person.control('link', 'afterSaleForm:way.request', person.main)]) if (await way.isVisible()) return way
  return sendButton(person)
}

const tickAccount = async ({ member, main }: Person, account: RefundAccount) =>
  tick(main.getByRole('radio', { name: (await newestAccount(member, account)).masked }))

const canSend = (person: Person) => expect(sendButton(person)).toBeEnabled()

/** Opens the form of the order and fills in what is asked for. */
async function fillLine(person: Person, { type = 'refund_only', like, pieces = 1 }: VerbArgs<'shopper', 'fillsRequest'>): Promise<void> {
  const { lines } = await person.member.call('afterSale.options', { order_no: person.order_no })
  const line = lineOf(lines, like)
  await openForm(person)
  const item = person.items(line.product_name)
  const choice = item.getByRole('checkbox')
  if (!(await choice.isChecked())) await tick(choice)
  assertStep(line.available >= pieces, `The order has ${line.available} pieces to ask for, not ${pieces}`)
  // A single piece has no field.
  if (line.available > 1) await typePieces(item, pieces)
  await person.tick('radio', `afterSale:type.${type}…`, person.main)
}

/** A filled form has loaded its refund: it can be sent. */
export const afterSaleActions: PageActs<'afterSales'> = {
  async fillsRequest(person, request) {
    if (request.again) {
      assertSameRequest(request)
      await assertOnRequest(person, person.control('link', 'afterSale:wayOn.again', person.main))
      await person.follow('afterSale:wayOn.again', person.main)
    } else await fillLine(person, request)
    await fillReason(person, request)
    if (request.to) await tickAccount(person, request.to)
    await canSend(person)
  },

  /** The page names the picture that the shop no longer has. */
  replacesPicture: (person) =>
    person
      .press('afterSaleForm:way.dropPicture', person.main)
      .gone(person.control('img', 'pictures:shown'))
      .does(pictures(1).fill)
      .does(canSend),

  /** After a lost reply the page may have opened the request already. */
  async sendsRequest(person) {
    if (person.screen !== 'afterSale') await (await openSend(person)).click()
    await person.arrivesAt('afterSale')
    if (person.expectsSuccess) person.after_sale_no = person.path.split('/').at(-1) ?? ''
  },

  /** From the list, unless the request's page is open. */
  async seesRequest(person, { status, end, refund, note, description, pictures: count }) {
    const { main, t } = person
    // The page names the reason of the end in place of the state.
    assertStep(end === undefined || status === 'failure', `A request that ended as ${end} has the status failure, not ${status}`)
    if (person.path !== person.pathOf('afterSale')) {
      await person.goTo('afterSales')
      const words = t(end ? `afterSale:ended.${end}` : `afterSale:status.${status}`)
      await expect(person.items(person.after_sale_no).getByText(words, { exact: true }).first()).toBeVisible()
    }
    const name = t(end ? `afterSale:headline.${end}` : `afterSale:status.${status}`)
    await assertOnRequest(person, main.getByRole('status').getByRole('heading', { name, exact: true }))
    await seesRefundAmount(person, "The request's refund", refund)
    if (note !== undefined) await expect(lastEvent(person).getByText(note, { exact: true })).toBeVisible()
    if (description !== undefined) await expect(person.value('afterSale:field.description')).toHaveText(description)
    if (count !== undefined) await expect(person.control('button', 'afterSale:evidenceOne', main)).toHaveCount(count)
  },

  async asksPickup(person) {
    await openRequest(person, person.control('radio', 'afterSale:send.pickup…', person.main))
    await person
      .tick('radio', 'afterSale:send.pickup…', person.main)
      .press('afterSale:send.book', person.main)
      .sees('afterSale:shipment.pickup')
  },

  async cancelsRequest(person) {
    await openRequest(person, person.control('button', 'afterSale:cancelAction'))
    const dialog = person.dialog('afterSale:list.cancel.title')
    await person.press('afterSale:cancelAction').press('afterSale:list.cancel.confirm', dialog).gone(dialog)
  },

  async retriesRefund(person, { to }) {
    const send = person.control('button', 'afterSale:retry.submit', person.main)
    await openRequest(person, send)
    await tickAccount(person, to)
    await person.press('afterSale:retry.submit', person.main).gone(send)
  },

  async seesRefund(person, { stage, received }) {
    await person.goTo('refunds')
    // The date of a received refund has the same name as its stage.
    const tag = person.page.locator(':not(dt, dt *)').and(person.page.getByText(person.t(`refunds:tabs.${stage}`), { exact: true }))
    await expect(person.items(person.after_sale_no).locator(tag)).toBeVisible()
    await assertShown('The sum of received refunds', () => amountBeside(person.main, person.t('refunds:sum')), received)
  },

  async removesRefundAccount(person, { account }) {
    const entry = person.items((await newestAccount(person.member, account)).masked)
    await person.press('wallet:remove…', entry).confirm('wallet:remove').gone(entry)
  },
}
