import { paymentContract } from '@nusaria/contracts/payment'
import { paths, productPath } from '../../../storefront/src/shared/paths.ts'
import { addresses, orderOf } from './addresses.ts'
import type { Address, Screen } from './screen.ts'
import type { FrameWorld } from './world.ts'

const PHONE = '81298765432'

/** What the shop's side does to the payment that is tried for her unpaid order. */
async function payBy(world: FrameWorld, method: 'qris' | 'virtual_account', ...events: readonly string[]): Promise<void> {
  const order_no = await orderOf(world, 'pending_payment')
  const { total } = await world.does(paymentContract.cashier, { order_no })
  const channel = method === 'virtual_account' ? { channel: 'bank_arta' } : {}
  const { payment_no } = await world.does(paymentContract.pay, { order_no, method, amount: total, ...channel })
  for (const event of events) await world.event('payment', payment_no, event)
}

const cashier = (...given: Parameters<typeof payBy> extends [unknown, ...infer Rest] ? Rest : never): Screen => ({
  as: 'sari',
  at: addresses.checkout,
  given: (world) => payBy(world, ...given),
})

const orderAt = (status: Parameters<typeof orderOf>[1]): Screen => ({
  as: 'sari',
  at: async (world) => paths.orderDetail.replace(':no', await orderOf(world, status)),
})

const requestAt = (as: 'sari' | 'putri', status: number): Screen => {
  const at: Address = async (world) => paths.afterSaleDetail.replace(':id', await world.mine('after_sales', 'after_sale_no', { status }))
  return { as, at }
}

const filled = async (world: FrameWorld) => void (await world.fillCart())

/** Asks for a code on the login page; the captcha comes. */
const asksForCode: Screen['does'] = async (hand) => {
  await hand.fill('auth:phone.label', PHONE)
  await hand.click('main input[type=checkbox], [role=dialog] input[type=checkbox]')
  await hand.press('auth:sendCode')
}

/** States that a gesture or something on the shop's side leads to, by what they are about. */
export const moments: Readonly<Record<string, Readonly<Record<string, Screen>>>> = {
  loginSteps: {
    '1 phone, number refused': {
      as: null,
      at: paths.login,
      does: async (hand) => {
        await hand.fill('auth:phone.label', '12')
        await hand.click('main input[type=checkbox], [role=dialog] input[type=checkbox]')
        await hand.press('auth:sendCode')
      },
    },
    '1 phone, captcha': { as: null, at: paths.login, does: asksForCode },
    '2 code': {
      as: null,
      at: paths.login,
      does: async (hand, world) => {
        await asksForCode(hand, world)
        const label = await hand.field('auth:captcha.label')
        const image = await world.latest('captchas', 'image_id')
        const { answer } = (await world.control('GET', `/captcha/${image}`)) as { answer: string }
        hand.type(label, answer)
      },
    },
    '3 password, refused': {
      as: null,
      at: paths.accountLogin,
      does: async (hand) => {
        await hand.fill('auth:account.label', 'sari@example.com')
        await hand.fill('auth:password.label', 'Nusaria#2')
        await hand.click('main input[type=checkbox], [role=dialog] input[type=checkbox]')
        await hand.press('auth:password.submit')
      },
    },
    '4 new password': { as: null, at: paths.forgetPassword },
    '7 e-mail, refused': {
      as: null,
      at: paths.emailLogin,
      does: async (hand) => {
        await hand.fill('auth:email.label', 'sari@')
        await hand.press('auth:verify')
      },
    },
  },
  product: {
    'choice of a variant': {
      as: null,
      at: addresses.product,
      does: (hand) => hand.press('product:buy.addShort', 'button', 'product:buy.add'),
    },
    'sold out': {
      as: null,
      at: productPath('P100001'),
      given: async (world) => {
        for (let n = 1; n <= 30; n++) await world.event('sku', `P100001-0${n}`, 'sell_out').catch(() => undefined)
      },
    },
  },
  cart: {
    'with goods': { as: 'sari', at: paths.cart, given: filled },
    managing: { as: 'sari', at: paths.cart, given: filled, does: (hand) => hand.press('cart:manage.begin') },
    'sold out and dearer': {
      as: 'sari',
      at: paths.cart,
      given: async (world) => {
        const [first = '', second = ''] = await world.fillCart()
        await world.event('sku', first, 'sell_out')
        await world.event('sku', second, 'reprice', { price: 99_000 })
      },
    },
    'more than one order takes': {
      as: 'sari',
      at: paths.cart,
      given: async (world) => {
        for (const sku_no of await world.fillCart()) await world.event('sku', sku_no, 'restock', { stock: 900 })
        await world.fillCart(200)
      },
    },
  },
  confirm: {
    'no address yet': { as: 'budi', at: addresses.orderConfirm },
    'choice of vouchers': { as: 'sari', at: addresses.orderConfirm, does: (hand) => hand.click('main [aria-haspopup=dialog]') },
  },
  address: {
    'form with errors': {
      as: 'sari',
      at: paths.addressDetail,
      does: (hand) => hand.click('main form button[type=submit], main form button:last-of-type'),
    },
  },
  payment: {
    'QRIS waiting': cashier('qris'),
    'virtual account waiting': cashier('virtual_account'),
    'on its way': cashier('qris', 'pend'),
    failed: cashier('qris', 'fail'),
    expired: cashier('virtual_account', 'expire'),
    'result, waiting': {
      ...cashier('qris'),
      at: async (world) => `${paths.paymentSuccess}?order_no=${await orderOf(world, 'pending_payment')}`,
    },
  },
  order: {
    'to pay': orderAt('pending_payment'),
    packing: orderAt('pending_shipment'),
    'on its way': orderAt('pending_receipt'),
    completed: orderAt('completed'),
    closed: orderAt('closed'),
    'cancel, why': {
      ...orderAt('pending_payment'),
      does: (hand) => hand.press('order:action.cancel', 'button', 'order:action.cancelShort'),
    },
    'received?': {
      ...orderAt('pending_receipt'),
      does: (hand) => hand.press('order:action.confirm', 'button', 'order:action.confirmShort'),
    },
  },
  afterSale: {
    '1 awaiting review': requestAt('sari', 1),
    '2 interception requested': requestAt('putri', 2),
    '3 refund under way': {
      ...requestAt('sari', 3),
      given: async (world) => world.event('after_sale', await world.mine('after_sales', 'after_sale_no', { status: 1 }), 'agree'),
    },
    '4 refunded': requestAt('sari', 4),
    '5 refused': requestAt('sari', 5),
    '5 refund failed': requestAt('putri', 5),
    '6 awaiting return': requestAt('sari', 6),
    '7 being inspected': requestAt('putri', 7),
  },
  account: {
    'log out?': { as: 'sari', at: paths.me, does: (hand) => hand.press('auth:logout.action') },
    'change name': { as: 'sari', at: paths.setting, does: (hand) => hand.click('main button') },
    'many messages': {
      as: 'sari',
      at: paths.messages,
      given: (world) => world.event('inbox', 'M8100000001', 'receive', { count: 120 }),
    },
    'being deleted': { as: 'sari', at: paths.deletion, does: (hand) => hand.press('deletion:submit') },
  },
}
