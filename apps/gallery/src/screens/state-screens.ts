import { deletionContract } from '@nusaria/contracts/deletion'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { paymentContract } from '@nusaria/contracts/payment'
import { activityPath, paths, productPath } from '../../../storefront/src/platform/routing/paths.ts'
import { addresses, orderOf } from './addresses.ts'
import type { Address, Screen } from './screen.ts'
import type { FrameWorld } from './world.ts'

const PHONE = '81298765432'

/** Starts a payment for the member's unpaid order and fires events of the gateway on it. */
async function payBy(world: FrameWorld, method: 'qris' | 'virtual_account', ...events: readonly string[]): Promise<void> {
  const order_no = await orderOf(world, 'pending_payment')
  const { total } = await world.call(paymentContract.cashier, { order_no })
  const channel = method === 'virtual_account' ? { channel: 'bank_arta' } : {}
  const { payment_no } = await world.call(paymentContract.pay, { order_no, method, amount: total, ...channel })
  for (const event of events) await world.event('payment', payment_no, event)
}

const cashier = (...given: Parameters<typeof payBy> extends [unknown, ...infer Rest] ? Rest : never): Screen => ({
  member: 'sari',
  address: addresses.checkout,
  setUp: (world) => payBy(world, ...given),
})

const orderAt = (status: Parameters<typeof orderOf>[1]): Screen => ({
  member: 'sari',
  address: async (world) => paths.orderDetail.replace(':no', await orderOf(world, status)),
})

const requestAt = (member: 'sari' | 'putri', status: number): Screen => {
  const address: Address = async (world) =>
    paths.afterSaleDetail.replace(':id', await world.mine('after_sales', 'after_sale_no', { status }))
  return { member, address }
}

/** The page of the flash sale at a time of the world's first day. */
const saleAt = (time: string): Screen => ({
  member: null,
  address: activityPath('flash-sale'),
  setUp: async ({ control, id }) => void (await control('clock', { params: { id }, body: { now: `2026-03-02T${time}:00+07:00` } })),
})

const cartFilled = async (world: FrameWorld) => void (await world.fillCart())

/** Requests a code on the login page, which opens the captcha. */
const requestCode: Screen['act'] = async (user) => {
  await user.fill('auth:phone.label', PHONE)
  await user.click('main input[type=checkbox], [role=dialog] input[type=checkbox]')
  await user.press('auth:sendCode')
}

/** States after a user action or an event of the merchant, by topic. */
export const stateScreens: Readonly<Record<string, Readonly<Record<string, Screen>>>> = {
  flashSale: { before: saleAt('09:30'), 'just begun': saleAt('12:00'), 'nearly over': saleAt('14:55'), over: saleAt('15:00') },
  loginSteps: {
    '1 phone, number refused': {
      member: null,
      address: paths.login,
      act: async (user) => {
        await user.fill('auth:phone.label', '12')
        await user.click('main input[type=checkbox], [role=dialog] input[type=checkbox]')
        await user.press('auth:sendCode')
      },
    },
    '1 phone, captcha': { member: null, address: paths.login, act: requestCode },
    '2 code': {
      member: null,
      address: paths.login,
      act: async (user, world) => {
        await requestCode(user, world)
        const label = await user.field('auth:captcha.label')
        const image = await world.latest('captchas', 'image_id')
        const { answer } = await world.control('captcha', { params: { id: world.id, image_id: image } })
        user.type(label, answer)
        await user.press('common:action.confirm')
      },
    },
    '3 password, refused': {
      member: null,
      address: paths.accountLogin,
      act: async (user) => {
        await user.fill('auth:account.label', 'sari@example.com')
        await user.fill('auth:password.label', 'Nusaria#2')
        await user.click('main input[type=checkbox], [role=dialog] input[type=checkbox]')
        await user.press('auth:password.submit')
      },
    },
    '4 new password': { member: null, address: paths.forgetPassword },
    '7 e-mail, refused': {
      member: null,
      address: paths.emailLogin,
      act: async (user) => {
        await user.fill('auth:email.label', 'sari@')
        await user.press('auth:verify')
      },
    },
  },
  product: {
    'choice of a variant': {
      member: null,
      address: addresses.product,
      act: (user) => user.press('product:buy.addShort', 'button', 'product:buy.add'),
    },
    'sold out': {
      member: null,
      address: productPath('P100001'),
      setUp: async (world) => {
        for (let n = 1; n <= 30; n++) await world.event('sku', `P100001-0${n}`, 'sell_out').catch(() => undefined)
      },
    },
  },
  cart: {
    'with goods': { member: 'sari', address: paths.cart, setUp: cartFilled },
    managing: { member: 'sari', address: paths.cart, setUp: cartFilled, act: (user) => user.press('cart:manage.begin') },
    'sold out and dearer': {
      member: 'sari',
      address: paths.cart,
      setUp: async (world) => {
        const [first = '', second = ''] = await world.fillCart()
        await world.event('sku', first, 'sell_out')
        await world.event('sku', second, 'reprice', { price: 99_000 })
      },
    },
    'more than one order takes': {
      member: 'sari',
      address: paths.cart,
      setUp: async (world) => {
        for (const sku_no of await world.fillCart()) await world.event('sku', sku_no, 'restock', { stock: 900 })
        await world.fillCart(200)
      },
    },
  },
  confirm: {
    'no address yet': { member: 'budi', address: addresses.orderConfirm },
    'choice of vouchers': { member: 'sari', address: addresses.orderConfirm, act: (user) => user.click('main [aria-haspopup=dialog]') },
  },
  address: {
    'form with errors': {
      member: 'sari',
      address: paths.addressDetail,
      act: (user) => user.press('common:action.save'),
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
      address: async (world) => `${paths.paymentSuccess}?order_no=${await orderOf(world, 'pending_payment')}`,
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
      act: (user) => user.press('order:action.cancel', 'button', 'order:action.cancelShort'),
    },
    'received?': {
      ...orderAt('pending_receipt'),
      act: (user) => user.press('order:action.confirm', 'button', 'order:action.confirmShort'),
    },
  },
  afterSale: {
    '1 awaiting review': requestAt('sari', 1),
    '2 interception requested': requestAt('putri', 2),
    '3 refund under way': {
      ...requestAt('sari', 3),
      setUp: async (world) =>
        world.event('after_sale', await world.mine('after_sales', 'after_sale_no', { status: AFTER_SALE_STATUS.awaitingReview }), 'agree'),
    },
    '4 refunded': requestAt('sari', 4),
    '5 refused': requestAt('sari', 5),
    '5 refund failed': requestAt('putri', 5),
    '6 awaiting return': requestAt('sari', 6),
    '7 being inspected': requestAt('putri', 7),
  },
  account: {
    'log out?': { member: 'sari', address: paths.me, act: (user) => user.press('auth:logout.action') },
    'change name': { member: 'sari', address: paths.setting, act: (user) => user.press('profile:name.label') },
    'many messages': {
      member: 'sari',
      address: paths.messages,
      setUp: (world) => world.event('inbox', 'M8100000001', 'receive', { count: 120 }),
    },
    'being deleted': {
      member: 'budi',
      address: paths.deletion,
      setUp: async (world) => void (await world.call(deletionContract.submit, { reason: 'account_unused', consequences_accepted: true })),
    },
  },
}
