import type { Screen } from '@nusaria/scenarios/dsl/screens'
import { formatRupiahDigits } from '@nusaria/storefront/shared/format/rupiah'
import { expect } from '@playwright/test'
import { navigateInApp } from '../../../support/navigation.ts'
import { PAGE } from '../../calls/discovery.ts'
import { found } from '../../driver.ts'
import { afterSaleActions, confirmCancel } from '../after-sales.ts'
import { cancelInDialog } from '../orders.ts'
import type { Person, Query } from '../person.ts'
import { loadsMore } from './shop-pages.ts'

async function reopenPage(person: Person, screen: Screen, query?: Query): Promise<void> {
  await navigateInApp(person.page, '/privacy')
  await navigateInApp(person.page, person.addressOf(screen, query))
}

/** A seeded order of the member in this state, which the story is about from now on. */
async function orderAt(person: Person, tab: 'unpaid' | 'processing' | 'shipped', can?: 'confirm_receipt') {
  const { list } = await person.member.call('order.list', { tab, ...PAGE })
  const order = list.find(({ actions }) => can === undefined || actions.includes(can))
  person.order_no = order?.order_no ?? ''
  return found(order, `The member has no ${tab} order`)
}

/** A seeded request of the member in this state, which the story is about from now on. */
async function requestAt(person: Person, status: 1 | 6): Promise<void> {
  const { list } = await person.member.call('afterSale.list', { status, ...PAGE })
  person.after_sale_no = found(list[0], `The member has no request at ${status}`).after_sale_no
}

const parcelUnderWay = async ({ member }: Person) =>
  found((await member.call('order.parcelsUnderWay', PAGE)).list[0], 'The member has no parcel under way')

export const orderPages = {
  async orders(person: Person) {
    const { order_no } = await orderAt(person, 'unpaid')
    await person.goTo('orders').press('order:action.cancelShort', person.items(order_no)).does(cancelInDialog)
    await expect(person.items(order_no)).toContainText(person.t('order:status.closed'))
  },

  async me(person: Person) {
    const { user_name } = await person.member.call('member.info')
    const { shipped } = await person.member.call('order.statusSummary')
    const state = person.t('account:orders.shipped')
    const seesShipped = (count: number) => {
      const name = count > 0 ? person.t('account:orders.count', { state, count }) : state
      return person.shows(person.main.getByRole('link', { name, exact: true }))
    }
    await person.goTo('me').reads(user_name)
    await seesShipped(shipped)
    const { order_no } = await orderAt(person, 'shipped', 'confirm_receipt')
    await person.member.call('order.confirmReceipt', { order_no })
    await reopenPage(person, 'me')
    await seesShipped(shipped - 1)
  },

  async paymentSuccess(person: Person) {
    const { order_no, total } = await orderAt(person, 'processing')
    await person.goTo('paymentSuccess', { order_no }).reads(formatRupiahDigits(total)).does(loadsMore('paymentSuccess'))
  },

  async invoice(person: Person) {
    const { page } = person
    const { lines } = await orderAt(person, 'processing')
    await person.goTo('invoice')
    await expect(person.control('article', 'order:invoice.title')).toContainText(lines[0]?.product_name ?? 'no line')
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await person.press('order:invoice.print')
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  },

  async tracking(person: Person) {
    const { tracking_number, order_no } = await parcelUnderWay(person)
    await person.goTo('tracking').shows(person.items(tracking_number))
    await person.world.event('order', order_no, 'deliver')
    await reopenPage(person, 'tracking')
    const loaded = person.main.getByRole('listitem').or(person.main.getByText(person.t('order:underWay.none')))
    await person.shows(loaded).gone(person.items(tracking_number))
  },

  async trackingDetail(person: Person) {
    const { tracking_number, parcel_no, order_no } = await parcelUnderWay(person)
    await person.goTo('trackingDetail', { parcel_no }).reads(tracking_number)
    await person.world.event('order', order_no, 'deliver')
    await reopenPage(person, 'trackingDetail', { parcel_no })
    await person.reads(person.t('order:parcel.delivered'))
  },

  async afterSales(person: Person) {
    await requestAt(person, 1)
    const card = person.items(person.after_sale_no)
    await person.goTo('afterSales').press('afterSale:list.action.cancel', card).does(confirmCancel)
    await expect(card).toContainText(person.t('afterSale:list.action.reapply'))
  },

  async afterSale(person: Person) {
    await requestAt(person, 6)
    await person.goTo('afterSale').reads(person.after_sale_no)
    await afterSaleActions.returnsGoods(person, { tracking: 'JX00112233' })
  },

  async refunds(person: Person) {
    const ask = (stage?: 'received') => person.member.call('afterSale.refunds', { stage, ...PAGE })
    const [all, received] = [await ask(), await ask('received')]
    await person.goTo('refunds')
    const cards = person.main.getByRole('listitem').filter({ has: person.page.getByRole('link') })
    await expect(cards).toHaveCount(all.total)
    await person.control('tab', 'refunds:tabs.received').click()
    await expect(cards).toHaveCount(received.total)
    await expect(cards.first()).toContainText(received.list[0]?.after_sale_no ?? 'nothing was received')
  },
}
