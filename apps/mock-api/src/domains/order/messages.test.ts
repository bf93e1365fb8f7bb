import { voucherContract } from '@nusaria/contracts/voucher'
import { beforeEach, describe, expect, it } from 'vitest'
import { buyNow, confirmAndPlace } from '../../testing/place-order.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let ani: Shopper
let order_no: string
beforeEach(async () => {
  ;({ shop, ani } = await createFakeShop({ language: 'en' }))
})
const newest = async () => (await ani.messages())[0]

describe('an order without vouchers and coins', () => {
  beforeEach(async () => {
    order_no = (await confirmAndPlace(ani, buyNow('KERIPIK-1'))).order_no
  })

  it('notifies its member about each event, with a link to it', async () => {
    expect(await ani.messageTitles('order')).toEqual([])
    await shop.fireEvents('order', order_no, 'pay', 'ship', 'deliver', 'confirm')
    const titles = ['Payment received', 'Order shipped', 'Order delivered', 'Order completed']
    expect(await ani.messageTitles('order')).toEqual(titles)
    expect(await newest()).toMatchObject({ kind: 'order', is_read: false, link: { target: 'order', ref: order_no } })
    expect((await newest())?.content).toContain(order_no)
  })

  it.each([
    ['cancel', 'Order cancelled'],
    ['close', 'Order closed by the shop'],
    ['accept_cod', 'Order confirmed'],
    ['expire', 'Payment time is over'],
  ])('notifies its member about %s', async (event, title) => {
    await shop.fireEvent('order', order_no, event)
    expect(await ani.messageTitles('order')).toEqual([title])
  })

  it('has nothing to return when it is cancelled', async () => {
    await shop.fireEvent('order', order_no, 'cancel')
    expect((await newest())?.content).toBe(`Order ${order_no} was cancelled.`)
    expect(await ani.order(order_no)).toMatchObject({ vouchers_returned: [], coins_returned: 0 })
  })
})

describe('an order with a voucher and coins', () => {
  const place = async (use_coins: boolean) => {
    await ani.call(voucherContract.claim, { coupon_no: 'HEMAT5' })
    await shop.setCoins(ani, 1_500)
    order_no = (await confirmAndPlace(ani, buyNow('KERIPIK-1', 3), { use_coins })).order_no
    return (await ani.order(order_no)).amounts
  }

  it('has its total when it is paid; its page has the other amounts', async () => {
    const { total } = await place(false)
    await shop.fireEvent('order', order_no, 'pay')
    const sum = `Rp${new Intl.NumberFormat('id-ID').format(total)}`
    expect((await newest())?.content.split('\n').slice(1)).toEqual([`Order total · ${sum}`])
  })

  it.each([
    ['cancel', 'Order {no} was cancelled.'],
    ['expire', 'Order {no} was not paid in time and is closed. You can order the same goods again.'],
    ['close', 'We are sorry: we had to close order {no}. What you have paid is returned to you.'],
  ])('names what is back when it ends by %s, as its page does', async (event, text) => {
    const { coins_used } = await place(true)
    await shop.fireEvent('order', order_no, event)
    expect(coins_used).toBeGreaterThan(1)
    const coins = new Intl.NumberFormat('en').format(coins_used)
    expect((await newest())?.content).toBe(
      `${text.replace('{no}', order_no)}\nBack in your account: “Small saver” voucher, ${coins} coins.`,
    )
    const returned = { vouchers_returned: [{ coupon_name: 'Small saver' }], coins_returned: coins_used }
    expect(await ani.order(order_no)).toMatchObject(returned)
  })
})
