import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { formatRupiahDigits } from '@nusaria/storefront/shared/format/rupiah'
import { expect } from '@playwright/test'
import { goTo } from '../../../support/navigation.ts'
import { assertStep } from '../../driver.ts'
import { afterSaleActions } from '../after-sales.ts'
import { tick } from '../controls.ts'
import { main, memberClient, type Person } from '../person.ts'
import { assertLoadsMore, assertText, reopenPage } from './helpers.ts'

type Tab = 'unpaid' | 'processing' | 'shipped'

/** A seeded order of the member in this state. */
async function orderAt(person: Person, tab: Tab, can: 'confirm_receipt' | null = null) {
  const { list } = await memberClient(person).call('order.list', { tab, page_num: 1, page_size: 10 })
  const order = list.find(({ actions }) => can === null || actions.includes(can))
  assertStep(order, `The member has no ${tab} order`)
  return order
}

async function requestAt(person: Person, status: 1 | 6) {
  const [request] = (await memberClient(person).call('afterSale.list', { status, page_num: 1, page_size: 1 })).list
  assertStep(request, `The member has no request at ${status}`)
  return request
}

const card = (person: Person, no: string) => main(person).getByRole('listitem').filter({ hasText: no })

async function parcelUnderWay(person: Person) {
  const { list } = await memberClient(person).call('order.parcelsUnderWay', { page_num: 1, page_size: 1 })
  assertStep(list[0], 'The member has no parcel under way')
  return list[0]
}

/** Orders, parcels, requests and refunds. */
export const orderPages = {
  async orders(person: Person): Promise<void> {
    const { page, t } = person
    const { order_no } = await orderAt(person, 'unpaid')
    await goTo(page, SCREENS.orders)
    await card(person, order_no)
      .getByRole('button', { name: t('order:action.cancelShort'), exact: true })
      .click()
    const dialog = page.getByRole('dialog', { name: t('order:cancel.title') })
    await tick(dialog.getByRole('radio').first())
    await dialog.getByRole('button', { name: t('order:cancel.confirm') }).click()
    await expect(card(person, order_no)).toContainText(t('order:status.closed'))
  },

  async me(person: Person): Promise<void> {
    const { page, t } = person
    const { user_name } = await memberClient(person).call('member.info')
    const { shipped } = await memberClient(person).call('order.statusSummary')
    const said = (count: number) => {
      const state = t('account:orders.shipped')
      return main(person).getByRole('link', { name: count > 0 ? t('account:orders.count', { state, count }) : state, exact: true })
    }
    await goTo(page, SCREENS.me)
    await assertText(person, user_name)
    await expect(said(shipped)).toBeVisible()
    const { order_no } = await orderAt(person, 'shipped', 'confirm_receipt')
    await memberClient(person).call('order.confirmReceipt', { order_no })
    await reopenPage(person, SCREENS.me)
    await expect(said(shipped - 1)).toBeVisible()
  },

  async paymentSuccess(person: Person): Promise<void> {
    const { order_no, total } = await orderAt(person, 'processing')
    const path = `${SCREENS.paymentSuccess}?order_no=${order_no}`
    await goTo(person.page, path)
    await assertText(person, formatRupiahDigits(total))
    await assertLoadsMore(person, path)
  },

  async invoice(person: Person): Promise<void> {
    const { page, t } = person
    const { order_no, lines } = await orderAt(person, 'processing')
    await goTo(page, SCREENS.invoice.replace(':no', order_no))
    const sheet = page.getByRole('article', { name: t('order:invoice.title') })
    await expect(sheet).toContainText(lines[0]?.product_name ?? 'no line')
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: t('order:invoice.print') }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  },

  async tracking(person: Person): Promise<void> {
    const { tracking_number, order_no } = await parcelUnderWay(person)
    await goTo(person.page, SCREENS.tracking)
    await expect(card(person, tracking_number)).toBeVisible()
    await person.world.event('order', order_no, 'deliver')
    await reopenPage(person, SCREENS.tracking)
    const loaded = main(person)
      .getByRole('listitem')
      .or(main(person).getByText(person.t('order:underWay.none')))
    await expect(loaded.first()).toBeVisible()
    await expect(card(person, tracking_number)).toHaveCount(0)
  },

  async trackingDetail(person: Person): Promise<void> {
    const { page, t } = person
    const { tracking_number, parcel_no, order_no } = await parcelUnderWay(person)
    const path = `${SCREENS.trackingDetail}?parcel_no=${parcel_no}`
    await goTo(page, path)
    await assertText(person, tracking_number)
    await person.world.event('order', order_no, 'deliver')
    await reopenPage(person, path)
    await assertText(person, t('order:parcel.delivered'))
  },

  async afterSales(person: Person): Promise<void> {
    const { page, t } = person
    const { after_sale_no } = await requestAt(person, 1)
    await goTo(page, SCREENS.afterSales)
    await card(person, after_sale_no)
      .getByRole('button', { name: t('afterSale:list.action.cancel'), exact: true })
      .click()
    const dialog = page.getByRole('dialog', { name: t('afterSale:list.cancel.title') })
    await dialog.getByRole('button', { name: t('afterSale:list.cancel.confirm'), exact: true }).click()
    await expect(card(person, after_sale_no)).toContainText(t('afterSale:list.action.reapply'))
  },

  async afterSale(person: Person): Promise<void> {
    const { after_sale_no } = await requestAt(person, 6)
    person.after_sale_no = after_sale_no
    await goTo(person.page, SCREENS.afterSale.replace(':no', after_sale_no))
    await assertText(person, after_sale_no)
    await afterSaleActions.returnsGoods(person, { tracking: 'JX00112233' }, true)
  },

  async refunds(person: Person): Promise<void> {
    const { page, t } = person
    const ask = (stage?: 'received') => memberClient(person).call('afterSale.refunds', { stage, page_num: 1, page_size: 10 })
    const [all, received] = [await ask(), await ask('received')]
    await goTo(page, SCREENS.refunds)
    const cards = main(person)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
    await expect(cards).toHaveCount(all.total)
    await page.getByRole('tab', { name: t('refunds:tabs.received') }).click()
    await expect(cards).toHaveCount(received.total)
    await expect(cards.first()).toContainText(received.list[0]?.after_sale_no ?? 'nothing was received')
  },
}
