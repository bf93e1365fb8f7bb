import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { pathIn } from '@nusaria/scenario-runner/support/screens'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { Screen } from './screen.ts'
import type { UserDriver } from './user-driver.ts'
import type { FrameWorld } from './world.ts'

const PHONE = '81298765432'

/** Starts a payment for the member's unpaid order and fires events of the gateway on it. */
async function payBy(world: FrameWorld, method: 'qris' | 'virtual_account', ...events: readonly string[]): Promise<void> {
  const order_no = await pathIn(world, ':unpaid')
  const { total } = await world.call('payment.cashier', { order_no })
  const channel = method === 'virtual_account' ? { channel: 'bank_arta' } : {}
  const { payment_no } = await world.call('payment.pay', { order_no, method, amount: total, ...channel })
  for (const event of events) await world.event('payment', payment_no, event)
}

const cashier = (...given: Parameters<typeof payBy> extends [unknown, ...infer Rest] ? Rest : never): Screen => ({
  member: 'sari',
  address: `${SCREENS.checkout}?order_no=:unpaid`,
  setUp: (world) => payBy(world, ...given),
})

const orderAt = (number: string): Screen => ({ member: 'sari', address: SCREENS.orderDetail.replace(':no', number) })

const requestAt = (member: 'sari' | 'putri', status: number): Screen => ({
  member,
  address: async (world) => SCREENS.afterSale.replace(':no', await world.mine('after_sales', 'after_sale_no', { status })),
})

/** The page of the flash sale at a time of the world's first day. */
const saleAt = (time: string): Screen => ({
  member: null,
  address: `${SCREENS.activities}?project_id=flash-sale`,
  setUp: async ({ control, id }) => void (await control('clock', { params: { id }, body: { now: `2026-03-02T${time}:00+07:00` } })),
})

const cartFilled = async (world: FrameWorld) => void (await world.fillCart())

/** Requests a code on the login page, which opens the captcha. */
const requestCode =
  (phone: string) =>
  async (user: UserDriver): Promise<void> => {
    await user.fill('auth:phone.label', phone)
    await user.tick()
    await user.press('auth:sendCode')
  }

/** States after a user action or an event of the merchant, by topic. */
export const stateScreens: Readonly<Record<string, Readonly<Record<string, Screen>>>> = {
  flashSale: { before: saleAt('09:30'), 'just begun': saleAt('12:00'), 'nearly over': saleAt('14:55'), over: saleAt('15:00') },
  loginSteps: {
    '1 phone, number refused': {
      member: null,
      address: SCREENS.login,
      act: requestCode('12'),
    },
    '1 phone, captcha': { member: null, address: SCREENS.login, act: requestCode(PHONE) },
    '2 code': {
      member: null,
      address: SCREENS.login,
      act: async (user, world) => {
        await requestCode(PHONE)(user)
        await user.field('auth:captcha.label')
        const image = await world.latest('captchas', 'image_id')
        const { answer } = await world.control('captcha', { params: { id: world.id, image_id: image } })
        await user.fill('auth:captcha.label', answer)
        await user.press('common:action.confirm')
      },
    },
    '3 password, refused': {
      member: null,
      address: SCREENS.accountLogin,
      act: async (user) => {
        await user.fill('auth:account.label', 'sari@example.com')
        await user.fill('auth:password.label', 'Nusaria#2')
        await user.tick()
        await user.press('auth:password.submit')
      },
    },
    '4 new password': { member: null, address: SCREENS.forgetPassword },
    '7 e-mail, refused': {
      member: null,
      address: SCREENS.emailLogin,
      act: async (user) => {
        await user.fill('auth:email.label', 'sari@')
        await user.press('auth:verify')
      },
    },
  },
  product: {
    'choice of a variant': {
      member: null,
      address: `${SCREENS.product}?product_no=:product`,
      act: (user) => user.press('product:buy.addShort', 'button', 'product:buy.add'),
    },
    'sold out': {
      member: null,
      address: `${SCREENS.product}?product_no=P100001`,
      setUp: async (world) => {
        for (let n = 1; n <= 30; n++) await world.event('sku', `P100001-0${n}`, 'sell_out').catch(() => undefined)
      },
    },
  },
  cart: {
    'with goods': { member: 'sari', address: SCREENS.cart, setUp: cartFilled },
    managing: { member: 'sari', address: SCREENS.cart, setUp: cartFilled, act: (user) => user.press('cart:manage.begin') },
    'sold out and dearer': {
      member: 'sari',
      address: SCREENS.cart,
      setUp: async (world) => {
        const [first = '', second = ''] = await world.fillCart()
        await world.event('sku', first, 'sell_out')
        await world.event('sku', second, 'reprice', { price: 99_000 })
      },
    },
    'more than one order takes': {
      member: 'sari',
      address: SCREENS.cart,
      setUp: async (world) => {
        for (const sku_no of await world.fillCart()) await world.event('sku', sku_no, 'restock', { stock: 900 })
        await world.fillCart(200)
      },
    },
  },
  confirm: {
    'no address yet': { member: 'budi', address: `${SCREENS.orderConfirm}?sku_no=:sku&quantity=1` },
    'choice of vouchers': {
      member: 'sari',
      address: `${SCREENS.orderConfirm}?sku_no=:sku&quantity=1`,
      act: (user) => user.click('main [aria-haspopup=dialog]'),
    },
  },
  address: {
    'form with errors': {
      member: 'sari',
      address: SCREENS.addressDetail,
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
      address: `${SCREENS.paymentSuccess}?order_no=:unpaid`,
    },
  },
  order: {
    'to pay': orderAt(':unpaid'),
    packing: orderAt(':paid'),
    'on its way': orderAt(':shipped'),
    completed: orderAt(':completed'),
    closed: orderAt(':closed'),
    'cancel, why': {
      ...orderAt(':unpaid'),
      act: (user) => user.press('order:action.cancel', 'button', 'order:action.cancelShort'),
    },
    'received?': {
      ...orderAt(':shipped'),
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
    'log out?': { member: 'sari', address: SCREENS.me, act: (user) => user.press('auth:logout.action') },
    'change name': { member: 'sari', address: SCREENS.setting, act: (user) => user.press('profile:name.label') },
    'many messages': {
      member: 'sari',
      address: SCREENS.messages,
      setUp: (world) => world.event('inbox', 'M8100000001', 'receive', { count: 120 }),
    },
    'being deleted': {
      member: 'budi',
      address: SCREENS.deletion,
      setUp: async (world) => void (await world.call('deletion.submit', { reason: 'account_unused', consequences_accepted: true })),
    },
  },
}
