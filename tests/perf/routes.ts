import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { MEMBERS } from '@nusaria/scenarios/members'
import { ShopClient } from '../support/client.ts'
import type { WorldControl } from '../support/control.ts'
import { findProduct } from '../support/find-product.ts'
import type { Host } from '../support/hosts.ts'

/** The routes anyone can open. */
export async function guestRoutes(host: Host, world: WorldControl): Promise<string[]> {
  const { product } = await findProduct(new ShopClient(host, world.id), { like: 'kopi mandailing' })
  const open = ['/', '/cate', '/search', '/commodityList?keyword=kopi', `/commodDetail?product_no=${product.product_no}`, '/cart']
  return [
    ...open,
    '/commodDetailEmpty',
    '/coupons',
    '/activities',
    '/activities?project_id=pesta-gajian',
    '/login',
    '/emailLogin',
    '/accountLogin',
    '/forgetPassword',
    '/agreement',
    '/policyTerms',
    '/privacy',
    '/faqs',
    '/setLanguage',
    '/no-such-page',
  ]
}

/** The routes of a member with orders in every state. */
export async function memberRoutes(host: Host, world: WorldControl): Promise<string[]> {
  const client = new ShopClient(host, world.id)
  const { sku } = await findProduct(client, { like: 'kopi mandailing' })
  const orders = await world.state('orders')
  const members = await world.state('members')
  const sari = members.find(({ phone }) => phone?.endsWith(MEMBERS.sari.phone))?.member_no
  const mine = orders.filter(({ member_no }) => member_no === sari)
  const unpaid = mine.find(({ status }) => status === 'pending_payment')
  const shipped = mine.find(({ status }) => status === 'pending_receipt')
  const done = mine.find(({ status }) => status === 'completed')
  const requests = await world.state('after_sales')
  const toSend = requests.find(({ member_no, status }) => member_no === sari && status === AFTER_SALE_STATUS.awaitingReturn)
  const pages = [
    '/me',
    '/favourites',
    '/recentlyViewed',
    '/arrivalNotices',
    '/setting',
    '/verifyPhone',
    '/delete',
    '/order',
    '/afterSaleOrder',
    '/refunds',
    '/tracking',
    '/message',
    '/couponsList',
    '/points',
    '/addressManage',
    '/addressDetail',
    '/cart',
    `/orderConfirm?sku_no=${sku.sku_no}&quantity=1`,
  ]
  if (toSend) pages.push(`/afterSaleOrderDetail/${toSend.after_sale_no}`)
  return [
    ...pages,
    ...(unpaid ? [`/checkout?order_no=${unpaid.order_no}`] : []),
    ...(shipped ? [`/applyRefund?order_no=${shipped.order_no}`] : []),
    ...(done ? [`/orderDetail/${done.order_no}`] : []),
  ]
}
