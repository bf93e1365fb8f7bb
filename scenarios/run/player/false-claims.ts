import { elsewhere, gateway, merchant, scenario, shopper, world } from '@nusaria/scenarios/dsl/index'
import type { Scenario, StepBuilder } from '@nusaria/scenarios/dsl/scenario'
import { MENTENG, QUESTION } from '@nusaria/scenarios/sample-data'
import type { Page } from '@playwright/test'

/** Breaks the page before a step, where no step of a story can. */
type Spoil = (page: Page) => Promise<unknown>

/** A story in which some steps claim what isn't so. */
export interface FalseStory extends Scenario {
  /** Those steps, by their index. */
  readonly falseSteps: ReadonlyMap<number, Spoil | undefined>
}

interface FalseStep {
  readonly falseStep: StepBuilder
  readonly spoil: Spoil | undefined
}

/** The step claims what isn't so: it must fail. All others must pass, so that the claim is the only reason. */
const not = (falseStep: StepBuilder, spoil?: Spoil): FalseStep => ({ falseStep, spoil })

type Given = Parameters<typeof scenario>[1]['given']

function story(given: Given, ...parts: readonly (StepBuilder | FalseStep)[]): FalseStory {
  const steps = parts.map((part) => ('falseStep' in part ? part.falseStep : part))
  const falseSteps = parts.flatMap((part, index) => ('falseStep' in part ? [[index, part.spoil] as const] : []))
  return { ...scenario('Some steps claim what is not so', { ...(given && { given }), steps }), falseSteps: new Map(falseSteps) }
}

const NOTE = 'Labelnya sudah digunting'
const DESCRIPTION = 'Kotaknya penyok di dua sisi'
const ANSWER = 'Bisa, kurir kami mengantar setiap hari.'

const sari: Given = (given) => given.loggedIn('sari')
const budi: Given = (given) => given.loggedIn('budi')

/** A part of a number that a search for its digits would find. */
const withoutFirstDigit = (amount: number) => Number(String(amount).slice(1))

/** Of two pieces for Rp90.000, with the seeded vouchers and coins. */
const AMOUNTS = {
  products: 180_000,
  discount: 14_400,
  subtotal: 165_600,
  shipping: 12_000,
  shippingDiscount: 12_000,
  coins: 22_000,
  total: 143_600,
} as const

const PROFILE = { name: 'Sari Wulan', birthday: '1993-08-17', phone: '81200000001', email: 'sari@example.com' } as const

/** Wrong numbers are also those that the page shows elsewhere, and parts of the right one. */
export const FALSE_STORIES: Readonly<Record<string, FalseStory>> = {
  'a request': story(
    sari,
    elsewhere.signsIn('sari'),
    elsewhere.hasOrder({ like: 'kopi mandailing', pieces: 3, price: 90_000, paid: 'online', order: 'completed' }),
    shopper.fillsRequest({ reason: 'damaged', refund: 85_000 }),
    not(shopper.fillsRequest({ reason: 'damaged', refund: 90_000 })),
    not(shopper.fillsRequest({ reason: 'damaged', refund: 5_000 })),
    shopper.fillsRequest({ reason: 'damaged', description: DESCRIPTION, pictures: 1, refund: 85_000 }),
    shopper.sendsRequest(),
    shopper.seesRequest('awaitingReview', { refund: 85_000, description: DESCRIPTION, pictures: 1 }),
    not(shopper.seesRequest('refundPending', { refund: 85_000, description: DESCRIPTION, pictures: 1 })),
    not(shopper.seesRequest('awaitingReview', { refund: 90_000, description: DESCRIPTION, pictures: 1 })),
    not(shopper.seesRequest('awaitingReview', { refund: 5_000, description: DESCRIPTION, pictures: 1 })),
    not(shopper.seesRequest('awaitingReview', { refund: 85_000, description: 'Kotaknya penyok', pictures: 1 })),
    not(shopper.seesRequest('awaitingReview', { refund: 85_000, description: DESCRIPTION, pictures: 2 })),
    merchant.handlesRequest('refuse', NOTE),
    shopper.seesRequest('failure', { end: 'refused', note: NOTE }),
    not(shopper.seesRequest('success', { end: 'refused', note: NOTE })),
    not(shopper.seesRequest('failure', { end: 'cancelled', note: NOTE })),
    not(shopper.seesRequest('failure', { end: 'refused', note: DESCRIPTION })),
    not(shopper.seesRequest('failure', { end: 'refused', note: 'Labelnya sudah' })),
  ),
  'a refund': story(
    sari,
    elsewhere.signsIn('sari'),
    elsewhere.hasOrder({ like: 'kopi mandailing', pieces: 3, price: 90_000, paid: 'online', order: 'completed' }),
    elsewhere.filesRequest({ reason: 'changed_mind' }),
    merchant.handlesRequest('agree'),
    shopper.opensMessage('request'),
    merchant.handlesRequest('refund'),
    shopper.seesRefund('received', 100_801),
    not(shopper.seesRefund('under_way', 100_801)),
    not(shopper.seesRefund('received', 85_000)),
    not(shopper.seesRefund('received', 801)),
    shopper.seesAmounts('order', { refunded: 85_000 }),
    not(shopper.seesAmounts('order', { refunded: 90_000 })),
    not(shopper.seesAmounts('order', { refunded: 0 })),
    shopper.buysAgain(),
    not(shopper.buysAgain(1)),
  ),
  'a purchase': story(
    sari,
    shopper.looksAt({ like: 'kopi mandailing' }),
    merchant.reprices(90_000),
    shopper.addsToCart(2),
    shopper.hasInCart(2),
    not(shopper.hasInCart(0)),
    not(shopper.hasInCart(1)),
    not(shopper.hasInCart(22)),
    shopper.goesToConfirm(),
    shopper.usesCoins(),
    shopper.seesAmounts('confirm page', AMOUNTS),
    ...Object.entries(AMOUNTS).map(([row, amount]) =>
      not(shopper.seesAmounts('confirm page', { ...AMOUNTS, [row]: withoutFirstDigit(amount) })),
    ),
    shopper.placesOrder(),
    world.counts('orders', 1),
    not(world.counts('orders', 0)),
    not(world.counts('orders', 11)),
    not(world.counts('payments', 1)),
    shopper.seesOrder('pending_payment'),
    not(shopper.seesOrder('pending_shipment')),
    not(shopper.seesOrder('closed')),
    shopper.seesCoins('order_deduction', -2_200),
    not(shopper.seesCoins('order_cancelled', -2_200)),
    not(shopper.seesCoins('order_deduction', 2_200)),
    not(shopper.seesCoins('order_deduction', -200)),
    not(shopper.seesPaymentChecked()),
    shopper.opens('checkout'),
    shopper.pays('e_wallet'),
    not(shopper.seesPaymentChecked()),
    gateway.reports('pend'),
    shopper.seesPaymentChecked(),
    not(shopper.seesOrder('pending_shipment')),
    shopper.cancelsOrder(),
    not(shopper.seesPaymentChecked()),
    shopper.seesGivenBack(2, 2_200, 'may come'),
    not(shopper.seesGivenBack(1, 2_200, 'may come')),
    not(shopper.seesGivenBack(2, 200, 'may come')),
    not(shopper.seesGivenBack(2, 2_200, 'none')),
    not(shopper.seesGivenBack(2, 2_200, 'refunded')),
  ),
  'a first order': story(
    budi,
    shopper.looksAt({ like: 'kopi mandailing' }),
    shopper.buysNow(1),
    shopper.addsAddress(MENTENG),
    shopper.seesAmounts('confirm page', { firstOrder: 12_000, shipping: 12_000 }),
    not(shopper.seesAmounts('confirm page', { firstOrder: 0, shipping: 12_000 })),
    not(shopper.seesAmounts('confirm page', { firstOrder: 2_000, shipping: 12_000 })),
  ),
  'several parcels': story(
    (given) => given.loggedIn('agus'),
    elsewhere.signsIn('agus'),
    elsewhere.fillsCart(4),
    shopper.opens('cart'),
    shopper.goesToConfirm(),
    shopper.placesOrder(),
    shopper.pays('cod'),
    merchant.handlesOrder('ship'),
    shopper.tracks(2),
    not(shopper.tracks(1)),
    not(shopper.tracks(12)),
    elsewhere.hasOrder({ like: 'kopi mandailing', paid: 'in cash', order: 'shipped' }),
    shopper.tracks(1),
    not(shopper.tracks(0)),
    not(shopper.tracks(2)),
  ),
  'a product': story(
    budi,
    shopper.looksAt({ like: 'kopi mandailing' }),
    merchant.restocks(12),
    merchant.checksStock(12),
    not(merchant.checksStock(2)),
    shopper.choosesCity('DKI Jakarta', 'Jakarta Selatan', true),
    not(shopper.choosesCity('DKI Jakarta', 'Jakarta Selatan', false)),
    shopper.choosesCity('Aceh', 'Kota Banda Aceh', false),
    not(shopper.choosesCity('Aceh', 'Kota Banda Aceh', true)),
    shopper.seesHelpful(false),
    not(shopper.seesHelpful(true)),
    shopper.sendsForm('question', QUESTION),
    shopper.seesQuestion(QUESTION),
    not(shopper.seesQuestion('Bisa dikirim')),
    not(shopper.seesQuestion(QUESTION, ANSWER)),
    merchant.answers(ANSWER),
    shopper.opensMessage('product'),
    not(shopper.opensMessage('order')),
    shopper.seesQuestion(QUESTION, ANSWER),
    not(shopper.seesQuestion(QUESTION)),
    not(shopper.seesQuestion(QUESTION, 'Bisa, kurir kami')),
    shopper.seesProductAt('viewed'),
    not(shopper.seesProductAt('favourites')),
    shopper.looksAt({ like: 'teh' }),
    not(shopper.opensMessage('product')),
    shopper.addsFavourite(),
    shopper.looksAt({ like: 'kopi mandailing' }),
    not(shopper.seesProductAt('favourites')),
  ),
  vouchers: story(
    budi,
    shopper.sendsForm('voucher code', 'TEMAN15'),
    shopper.seesVoucher('TEMAN15', 'unused'),
    not(shopper.seesVoucher('TEMAN15', 'used')),
    not(shopper.seesVoucher('TEMAN15', 'expired')),
    not(shopper.seesVoucher('TEMAN1', 'unused')),
    not(shopper.seesVoucher('SALAM25', 'unused')),
  ),
  'a card': story(budi, shopper.sendsForm('card', 'good'), shopper.seesCard(false), not(shopper.seesCard(true))),
  'a verified card': story(
    budi,
    shopper.sendsForm('card', 'good'),
    shopper.choosesAtGateway('success'),
    shopper.seesCard(true),
    not(shopper.seesCard(false)),
  ),
  'an account': story(
    sari,
    shopper.sendsForm('name', 'Sari Wulan'),
    shopper.seesProfile(PROFILE),
    not(shopper.seesProfile({ ...PROFILE, name: 'Sari' })),
    not(shopper.seesProfile({ ...PROFILE, birthday: '1993-08-11' })),
    not(shopper.seesProfile({ ...PROFILE, phone: '81200000009' })),
    not(shopper.seesProfile({ ...PROFILE, email: 'tari@example.com' })),
    not(shopper.seesProfile({ ...PROFILE, picture: true })),
    shopper.seesDeletion('active'),
    not(shopper.seesDeletion('deletion_submitted')),
    not(shopper.seesDeletion('deletion_processing')),
    shopper.seesDefaultAddress('Wijaya', 'home'),
    not(shopper.seesDefaultAddress('Wijaya', 'office')),
    not(shopper.seesDefaultAddress('Teuku Umar', 'home')),
  ),
  'a page': story(
    budi,
    shopper.looksAt({ like: 'kopi mandailing' }),
    shopper.isAt('product'),
    not(shopper.isAt('orders')),
    shopper.addsToCart(2),
    shopper.hasInCart(2),
    shopper.sees('cart:titleCount', { count: 2 }),
    not(shopper.sees('cart:titleCount', { count: 22 })),
    not(shopper.sees('cart:empty.title', { count: 2 })),
    shopper.searchesFaqs('faqs:groups.refund.failed.q'),
    not(shopper.searchesFaqs('faqs:search')),
    shopper.opens('home'),
    shopper.scrollsDown(),
    shopper.opens('setting'),
    not(shopper.scrollsDown()),
  ),
  'a form': story(
    sari,
    shopper.fillsForm('voucher code', 'SALAM25'),
    shopper.seesFormKept(),
    shopper.submitsForm(),
    not(shopper.seesFormKept()),
  ),
  pictures: story(
    budi,
    shopper.opens('home'),
    shopper.seesStableLayout(),
    not(shopper.seesStableLayout(), (page) =>
      page.evaluate(() => void document.querySelector('main')?.append(Object.assign(new Image(20, 20), { src: 'data:image/png,' }))),
    ),
  ),
  'an ending': story(
    sari,
    shopper.opens('coupons', { coupon: 'APP20' }),
    shopper.claims('APP20').fails('VOUCHER_APP_EXCLUSIVE'),
    not(shopper.claims('APP20').fails('VOUCHER_EXHAUSTED')),
    not(shopper.claims('APP20')),
    shopper.opens('home'),
    not(shopper.opens('home').fails('SESSION_EXPIRED')),
    world.injectsFault('every call', 'reset'),
    shopper.opens('orders').getsNoReply('network'),
    not(shopper.opens('orders').getsNoReply('malformed')),
    world.clearsFaults(),
    shopper.opens('orders'),
    not(shopper.opens('orders').getsNoReply('network')),
  ),
  'a refused claim': story(
    budi,
    shopper.opens('coupons'),
    shopper.sees('promotion:terms'),
    world.injectsFault('promotion.claim', 'VOUCHER_EXHAUSTED', { times: 2 }),
    not(shopper.claims('CAMILAN10')),
    shopper.claims('CAMILAN10').fails('VOUCHER_EXHAUSTED'),
    // The page still shows the refusal.
    not(shopper.claims('CAMILAN10').fails('VOUCHER_EXHAUSTED')),
  ),
  'messages that stay unread': story(
    budi,
    elsewhere.signsIn('budi'),
    elsewhere.hasOrder({ like: 'kopi mandailing', paid: 'in cash', order: 'shipped' }),
    merchant.handlesService('stop', 'message'),
    shopper.opens('messages').fails('MESSAGES_FAILED'),
    not(shopper.retries()),
    merchant.handlesService('start', 'message'),
    shopper.retries(),
    shopper.opens('home'),
    world.injectsFault('message.readAll', 'MESSAGES_FAILED'),
    not(shopper.readsAllMessages()),
    world.clearsFaults(),
    shopper.readsAllMessages(),
  ),
  'searches that stay': story(
    budi,
    shopper.searches('kopi'),
    shopper.searches('madu'),
    world.injectsFault('search.recordsDel', 'SEARCH_HISTORY_DELETE_FAILED'),
    not(shopper.removesSearch('madu')),
    not(shopper.clearsHistory()),
    world.clearsFaults(),
    shopper.removesSearch('madu'),
    shopper.clearsHistory(),
  ),
  'a refused restock alert': story(
    budi,
    shopper.looksAt({ like: 'lulur kopi', variants: false }),
    merchant.restocks(0),
    shopper.reloads(),
    world.injectsFault('notice.subscribe', 'PRODUCT_PARAMETER_INVALID'),
    not(shopper.requestsRestockAlert()),
    world.clearsFaults(),
    shopper.requestsRestockAlert(),
  ),
}
