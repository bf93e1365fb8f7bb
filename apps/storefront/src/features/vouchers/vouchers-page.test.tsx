import { ERRORS } from '@nusaria/contracts/errors'
import type { VoucherOffer } from '@nusaria/contracts/voucher'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { takePendingAction } from '#session/take-pending-action.ts'
import { takeReturnTarget } from '#session/take-return-target.ts'
import type { StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { productCard } from '#testing/product-samples.ts'
import { cart, cartLine, walletVoucher } from '#testing/trade-samples.ts'
import { VouchersPage } from './vouchers-page.tsx'

const layout = vi.hoisted(() => ({ now: 'desktop' }))
vi.mock('#ui/primitives/app-qr-code.tsx', () => ({
  AppQrCode: ({ platform }: { platform: string }) => <i>{`code of ${platform}`}</i>,
}))
vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => layout.now }))

const { voucher_no, state, claimed_at, expires_at, used_at, order_no, ...terms } = walletVoucher({
  coupon_no: 'APP20',
  coupon_name: 'App 20%',
})
const offer: VoucherOffer = { ...terms, claim_state: 'claimable', claimed_percent: 10 }

const found = (...nos: string[]) => ({ data: { list: nos.map((no) => productCard(no)), total: nos.length } })

const mapping = { data: { project_id: 'dapur-penuh', coupon_nos: ['APP20'] } }
const outOfOrder = { code: ERRORS.VOUCHER_SYSTEM_FAILED.code }

async function open(
  asMember: boolean,
  claim_state: VoucherOffer['claim_state'] = 'claimable',
  at = '/coupons?coupon=APP20',
  refused?: StubbedReply,
) {
  const stubs = {
    '/promotion/api/fetch/coupon_product_list': [found('A', 'B')],
    '/search/coupon/search': [found('B'), found()],
    '/promotion/api/virtual/mapping': at.includes('vid=later') ? [outOfOrder, mapping] : [mapping],
    '/promotion/api/coupon/offers': [refused ?? { data: { list: [{ ...offer, claim_state }], server_time: '2026-11-22T12:00:00+07:00' } }],
    '/promotion/api/coupon/claim': [{ code: ERRORS.VOUCHER_APP_EXCLUSIVE.code }],
  }
  return openPage(<VouchersPage />, stubs, { member: asMember, at, path: '/coupons', others: { '/login': 'sign in' } })
}

/** All vouchers: one for every product, one that is gone, and the given ones. */
async function openAll(
  others: readonly Partial<VoucherOffer>[] = [
    { coupon_no: 'SOON', coupon_name: 'Soon over', product_scope: 'selected', valid_till: '2026-11-23T23:59:59+07:00' },
  ],
) {
  const gone: Partial<VoucherOffer> = { coupon_no: 'GONE', claim_state: 'exhausted', valid_till: '2026-11-22T13:00:00+07:00' }
  const list = [{}, gone, ...others].map((each) => ({ ...offer, ...each }))
  const stubs = {
    '/promotion/api/coupon/offers': [{ data: { list, server_time: '2026-11-22T12:00:00+07:00' } }],
    '/promotion/api/fetch/coupon_product_list': [found('A', 'B'), found('A')],
  }
  return openPage(<VouchersPage />, stubs, { at: '/coupons' })
}

afterEach(() => {
  layout.now = 'desktop'
})

describe('claiming a voucher', () => {
  it('shows the QR codes of the app for a voucher that is for the app only', async () => {
    const { user } = await open(true)
    await user.click(await screen.findByRole('button', { name: 'Claim App 20%' }))
    await user.click(await screen.findByRole('button', { name: 'Get the app' }))
    const dialog = await screen.findByRole('dialog', { name: 'Get the Nusaria app' })
    expect(within(dialog).getAllByText(/^code of/)).toHaveLength(2)
  })

  it('sends a guest to log in, and back to the same voucher', async () => {
    layout.now = 'mobile'
    const { user } = await open(false)
    await user.click(await screen.findByRole('button', { name: 'Claim App 20%' }))
    expect(await screen.findByText('sign in')).toBeTruthy()
    expect(takeReturnTarget().to).toBe('/coupons?coupon=APP20')
    expect(takePendingAction('M1')).toEqual({ kind: 'voucher', id: 'APP20' })
  })

  it.each([
    ['exhausted', 'Fully claimed'],
    ['ended', 'Ended'],
    ['not_eligible', 'Not available to you'],
  ] as const)('has no claim button for a voucher that is %s', async (claimState, text) => {
    await open(true, claimState)
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull()
  })
})

describe('a voucher that the shopper has', () => {
  const SHORTFALL = '/promotion/api/get_minimum_purchase_shortfall'
  const openHeld = (part: Partial<VoucherOffer> = {}) =>
    openPage(
      <VouchersPage />,
      {
        '/promotion/api/coupon/offers': [
          { data: { list: [{ ...offer, claim_state: 'claimed', held: 1, ...part }], server_time: '2026-11-22T12:00:00+07:00' } },
        ],
        '/promotion/api/fetch/coupon_product_list': [found('A')],
        '/order/trade/cart': [{ data: cart([cartLine()], { product_amount: 37_500 }) }],
        [SHORTFALL]: [
          {
            data: {
              coupon_no: 'APP20',
              minimum_spend: 50_000,
              counted_amount: 37_500,
              shortfall: 12_500,
              voucher_state: 'held',
              ships_free: null,
            },
          },
        ],
      },
      { member: true, at: '/coupons?coupon=APP20', path: '/coupons', others: { '/cart': 'the cart' } },
    )

  it.each(['mobile', 'desktop'])('opens with what the cart still needs, goods to add and the way back (%s)', async (now) => {
    layout.now = now
    const { user, calls } = await openHeld()
    expect(await screen.findByText(/^Add Rp12\.500 more for/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull()
    expect(screen.queryByText(/ready to claim/)).toBeNull()
    expect(await screen.findByRole('button', { name: 'Add to cart: Kopi A' })).toBeTruthy()
    expect(calls.find(({ path }) => path === SHORTFALL)?.body).toEqual({ coupon_no: 'APP20' })
    await user.click(screen.getByRole('link', { name: 'Back to cart' }))
    expect(await screen.findByText('the cart')).toBeTruthy()
  })

  it('says how many it is, and can be claimed again, where more are allowed', async () => {
    await openPage(
      <VouchersPage />,
      {
        '/promotion/api/coupon/offers': [
          {
            data: {
              list: [
                { ...offer, held: 2 },
                { ...offer, coupon_no: 'B', coupon_name: 'Other', claim_state: 'claimed', held: 1 },
                { ...offer, coupon_no: 'C', coupon_name: 'Third', claim_state: 'claimed', held: 0 },
              ],
              server_time: '2026-11-22T12:00:00+07:00',
            },
          },
        ],
      },
      { member: true, at: '/coupons' },
    )
    expect(await screen.findByText('You have 2')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Claim again: App 20%' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Use Other' }).getAttribute('href')).toBe('/coupons?coupon=B')
    expect(screen.getByText('Limit reached')).toBeTruthy()
  })
})

describe('the products of a voucher', () => {
  const products = () => screen.queryAllByRole('link', { name: /^Kopi/ }).map(({ textContent }) => textContent?.match(/Kopi ./)?.[0])

  it('lists the products of the voucher, and searches them', async () => {
    const { user, calls } = await open(false)
    expect(await screen.findByText('Kopi A')).toBeTruthy()
    await user.type(screen.getByRole('searchbox', { name: 'Search among these products' }), 'kopi b{Enter}')
    expect(await screen.findByText('1 product for “kopi b”')).toBeTruthy()
    expect(products()).toEqual(['Kopi B'])
    expect(calls.find(({ path }) => path === '/search/coupon/search')?.body).toMatchObject({ coupon_no: 'APP20', keyword: 'kopi b' })
  })

  it('shows all products again after a search without a result', async () => {
    const { user } = await open(false)
    const box = await screen.findByRole('searchbox')
    await user.type(box, 'kopi{Enter}')
    expect(await screen.findByText('1 product for “kopi”')).toBeTruthy()
    await user.clear(box)
    await user.type(box, 'xyz{Enter}')
    expect(await screen.findByText('Nothing here for “xyz”')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all its products' }))
    expect(await screen.findByText('Kopi A')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  it('a URL with a keyword opens that search', async () => {
    await open(false, 'claimable', '/coupons?coupon=APP20&q=kopi')
    expect(await screen.findByText('1 product for “kopi”')).toBeTruthy()
  })
})

describe('a link to vouchers', () => {
  it('a short link shows its vouchers and a link to its campaign', async () => {
    const { calls } = await open(false, 'claimable', '/coupons?vid=pekan')
    expect(await screen.findByRole('button', { name: 'Claim App 20%' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the whole campaign' }).getAttribute('href')).toBe('/activities?project_id=dapur-penuh')
    expect(calls.find(({ path }) => path === '/promotion/api/virtual/mapping')?.body).toEqual({ virtual_id: 'pekan' })
  })

  it('offers a retry when a short link fails to load', async () => {
    const { user } = await open(false, 'claimable', '/coupons?vid=later')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Claim App 20%' })).toBeTruthy()
  })

  it.each([`coupon=${'x'.repeat(60)}`, 'coupon=', 'coupon=%20'])('says that the voucher of a link doesn’t exist: %s', async (query) => {
    await open(false, 'claimable', `/coupons?${query}`)
    expect(await screen.findByText('Voucher not found')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See other vouchers' })).toBeTruthy()
  })

  it.each(['VOUCHER_NOT_FOUND', 'INVALID_PARAMETER'] as const)('says so too when the shop answers %s', async (name) => {
    await open(false, 'claimable', '/coupons?coupon=KOPI', { code: ERRORS[name].code })
    expect(await screen.findByText('Voucher not found')).toBeTruthy()
  })

  it('shows the known vouchers of a link, and says that some don’t exist', async () => {
    await open(false, 'claimable', '/coupons?coupon=APP20&coupon=NIHIL')
    expect(await screen.findByText("Some vouchers of this link aren't in the shop any more.")).toBeTruthy()
    expect(screen.getByText('App 20%')).toBeTruthy()
  })
})

describe('all vouchers', () => {
  it('begins with how many vouchers can be claimed, and counts down to the end of the first that the shopper can have', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T05:00:00Z') })
    await openAll()
    expect(await screen.findByText('2 vouchers are ready to claim')).toBeTruthy()
    expect(screen.getByText('Soon over ends in')).toBeTruthy()
    expect(screen.getByRole('timer', { name: '1 day 11 hours left' }).textContent).toBe('01days11hours59min59sec')
  })

  it('shows products of the vouchers that are for some products only, with a link to all of them', async () => {
    const { calls } = await openAll()
    expect(await screen.findByRole('heading', { name: 'Use Soon over on these' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Valid for every product' })).toBeNull()
    const all = screen.getByRole('link', { name: 'See all: Use Soon over on these' })
    expect(all.getAttribute('href')).toBe('/coupons?coupon=SOON')
    expect(calls.filter(({ path }) => path.endsWith('coupon_product_list')).map(({ body }) => body)).toMatchObject([{ coupon_no: 'SOON' }])
  })

  it('without such a voucher shows products for the first one that can be used', async () => {
    await openAll([])
    expect(await screen.findByRole('heading', { name: 'Valid for every product' })).toBeTruthy()
  })

  it('a ticket names no condition that its title says, and the narrowest of the others first', async () => {
    await openAll([{ coupon_no: 'ONLY', coupon_name: 'App only: Rp50.000 off', flag_app_exclusive: true, flag_new_user: true }])
    const ticket = (await screen.findByText('App only: Rp50.000 off')).closest<HTMLElement>('[data-coupon]')
    const conditions = within(ticket as HTMLElement).getAllByRole('listitem')
    expect(conditions.map(({ textContent }) => textContent)).toEqual(['New users', 'Can be combined', 'All products'])
  })
})
