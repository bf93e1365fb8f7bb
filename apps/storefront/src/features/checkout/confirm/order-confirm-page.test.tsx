import { ERRORS } from '@nusaria/contracts/errors'
import type { Confirmation } from '@nusaria/contracts/order-entities'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { selectedSku } from '#platform/state/user-info.ts'
import { lateReply, stubApi } from '#testing/api-stub.ts'
import { callsAnswered } from '#testing/calls-answered.ts'
import { offerOnly } from '#testing/offer-only.ts'
import { pasteInto } from '#testing/paste-into.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { address, confirmation, walletVoucher } from '#testing/trade-samples.ts'
import { OrderConfirmPage } from './order-confirm-page.tsx'
import { ADDRESSES, CONFIRM, open, PLACE, placed, refused, show, targetOf, visit } from './testing/open-confirm-page.tsx'

describe('the page', () => {
  it('shows a skeleton until the addresses are loaded, to avoid layout shift', async () => {
    const { reply, send } = lateReply()
    const calls = stubApi({ [CONFIRM]: [{ data: confirmation() }], [ADDRESSES]: [reply] })
    const { store } = await renderInShop(<OrderConfirmPage />)
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(CONFIRM))
    await callsAnswered(store, 'addressList')
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
    send({ data: { list: [address], max: 20 } })
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeTruthy()
  })

  it('links to the cart when nothing is selected', async () => {
    stubApi({ [CONFIRM]: [refused('NO_PRODUCT_SELECTED')], [ADDRESSES]: [{ data: { list: [], max: 20 } }] })
    await renderInShop(<OrderConfirmPage />)
    expect((await screen.findByRole('link', { name: 'Back to cart' })).getAttribute('href')).toBe('/cart')
  })

  it('buys one SKU directly when the URL names it', async () => {
    const { of } = await open({}, '/orderConfirm?sku_no=S9&quantity=3')
    expect(of(CONFIRM)[0]?.body).toMatchObject({ source: { type: 'buy_now', sku_no: 'S9', quantity: 3 } })
  })

  it('shows the label of the address, and keeps the note when the shopper returns', async () => {
    await open({})
    expect(screen.getByText('Home')).toBeTruthy()
    await pasteInto(screen.getByLabelText('Note for the courier'), 'Leave it at the gate')
    cleanup()
    await open({})
    expect(screen.getByLabelText<HTMLInputElement>('Note for the courier').value).toBe('Leave it at the gate')
  })
})

it.each([
  ['no address', { address: null }, 'Enter your address first', '/addressDetail'],
  ['no courier to the address', {}, 'Choose another address', '/addressManage'],
] as const)('an order with %s leads there in place of the button', async (_, lacks, name, to) => {
  await visit({
    [CONFIRM]: [{ data: confirmation({ ...lacks, delivery_options: [], delivery_method: null }) }],
    [ADDRESSES]: [{ data: { list: [], max: 20 } }],
  })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
})

it('a first order without an address ships free wherever it goes, and has no row for coins that are not there', async () => {
  const unsent = { address: null, delivery_options: [], delivery_method: null, flag_first_order: true } as const
  const { amounts, coins } = confirmation()
  const order = confirmation({
    ...unsent,
    delivery_options: [],
    amounts: { ...amounts, shipping_fee: 0 },
    coins: { ...coins, usable: 0, amount: 0 },
  })
  await visit({ [CONFIRM]: [{ data: order }], [ADDRESSES]: [{ data: { list: [], max: 20 } }] })
  expect(await screen.findByText('Your first order ships free.')).toBeTruthy()
  expect(screen.getByText('Free')).toBeTruthy()
  expect(screen.queryByText(/without shipping/)).toBeNull()
  expect(screen.queryByRole('checkbox', { name: /coins/ })).toBeNull()
})

it('the best vouchers are claimed together: the order is asked for once more, and says nothing of a change', async () => {
  const { amounts } = confirmation()
  const claimed = ['A', 'B'].map((voucher_no) => walletVoucher({ voucher_no, coupon_name: voucher_no }))
  const before = confirmation({ claim_best: { coupon_nos: ['A', 'B'], amounts: { ...amounts, total: amounts.total - 9_000 } } })
  const { user, of, store } = await open({
    [CONFIRM]: [{ data: before }, { data: confirmation({ vouchers_used: claimed }) }],
    '/promotion/api/coupon/claim': claimed.map((voucher) => ({ data: voucher })),
  })
  await user.click(screen.getByRole('button', { name: 'Claim & save' }))
  await waitFor(() => expect(of(CONFIRM).length).toBeGreaterThan(1))
  await callsAnswered(store)
  expect(of(CONFIRM)).toHaveLength(2)
  expect(screen.queryByText('Changed since you last looked')).toBeNull()
})

describe('available payment methods', () => {
  const closed = confirmation({
    pay_methods: ['qris'],
    vouchers_used: [walletVoucher({ voucher_no: 'V1', coupon_name: 'Pay online, pay less', flag_online_only: true })],
    cash_closed: {
      reason: 'voucher',
      by: ['Pay online, pay less'],
      most: 5_000_000,
      instead: { voucher_nos: ['V2'], total: 64_000 },
    },
  })

  it('are shown before the order is placed', async () => {
    await open({})
    const methods = within(screen.getByRole('list', { name: 'Open for this order' })).getAllByRole('listitem')
    expect(methods.map(({ textContent }) => textContent)).toEqual(['QRIS', 'Pay on delivery'])
    expect(screen.queryByRole('button', { name: /^Without/ })).toBeNull()
  })

  it('name the voucher that prevents cash on delivery, and offer the set without it', async () => {
    const { user, place, of } = await open({ [CONFIRM]: [{ data: closed }, { data: confirmation() }] })
    expect(await screen.findByText('Not with the voucher “Pay online, pay less”')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Without this voucher: Rp64.000' }))
    await waitFor(() => expect(of(CONFIRM)[1]?.body).toMatchObject({ voucher_nos: ['V2'] }))
    await waitFor(() => expect(screen.queryByText('Not with the voucher “Pay online, pay less”')).toBeNull())
    expect(screen.getByText('Pay on delivery')).toBeTruthy()
    await waitFor(() => expect(place.disabled).toBe(false))
  })

  it('are those of the brand, and without one the order can not be placed', async () => {
    offerOnly('virtual_account', 'card')
    await visit({ [CONFIRM]: [{ data: closed }] })
    expect((await screen.findByText('This order can’t be paid here.', { exact: false })).textContent).toContain('customer service')
    expect(screen.queryByText('QRIS')).toBeNull()
    expect(screen.queryByText('Pay on delivery')).toBeNull()
    expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/faqs')
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
  })

  it('say why cash on delivery is unavailable where no voucher is the cause', async () => {
    const cash_closed: Confirmation['cash_closed'] = { reason: 'product', by: ['Televisi'], most: 5_000_000, instead: null }
    await open({ [CONFIRM]: [{ data: confirmation({ pay_methods: ['qris'], cash_closed }) }] })
    expect(await screen.findByText('Not for Televisi')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Without/ })).toBeNull()
  })
})

describe('a refusal', () => {
  it('of a changed price: beside the total, with a button to refresh', async () => {
    const dearer = confirmation({ amounts: { ...confirmation().amounts, total: 65_000 } })
    const { user, place } = await open({
      [CONFIRM]: [{ data: confirmation() }, { data: dearer }],
      [PLACE]: [refused('PRICE_CHANGED'), placed],
    })
    await user.click(place)
    const alert = await screen.findByRole('alert')
    expect(targetOf(alert)).toBe('total')
    expect(place.disabled).toBe(true)
    expect(screen.queryByText('65.000')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Refresh the total' }))
    expect((await screen.findAllByText('65.000')).length).toBeGreaterThan(0)
    await waitFor(() => expect(place.disabled).toBe(false))
  })

  it.each([
    ['STOCK_INSUFFICIENT', 'lines'],
    ['PURCHASE_LIMIT_EXCEEDED', 'lines'],
    ['ADDRESS_UNSUPPORTED', 'address'],
    ['DELIVERY_UNSUPPORTED', 'delivery'],
    ['DAILY_ORDER_LIMIT', 'place'],
    ['COIN_RULES_NOT_MATCHED', 'coins'],
  ] as const)('%s: beside the %s', async (name, target) => {
    const { user, place } = await open({ [PLACE]: [refused(name)] })
    await user.click(place)
    expect(targetOf(await screen.findByRole('alert'))).toBe(target)
    expect(screen.getByText('Kopi Gayo')).toBeTruthy()
  })

  it.each([
    ['ADDRESS_UNSUPPORTED', {}, 'link', 'Choose another address', '/addressManage'],
    ['STOCK_INSUFFICIENT', { product_name: 'Kopi Gayo', stock: 0 }, 'link', 'Change it in the cart', '/cart'],
    ['DAILY_ORDER_LIMIT', { limit: 50 }, 'link', 'Keep shopping', '/'],
    ['ORDER_ACCOUNT_DISABLED', {}, 'link', 'Get help', '/faqs'],
  ] as const)('%s: the next step is a button', async (name, params, role, label, to) => {
    const { user, place } = await open({ [PLACE]: [{ code: ERRORS[name].code, data: { params } }] })
    await user.click(place)
    expect((await screen.findByRole(role, { name: label })).getAttribute('href')).toBe(to)
  })

  it('the button beside the refusal places the order again, or without coins when the coins were refused', async () => {
    const { user, place, of } = await open({
      [CONFIRM]: [{ data: confirmation({ coins: { ...confirmation().coins, balance: 500, usable: 500, amount: 5_000 } }) }],
      [PLACE]: [refused('COINS_INSUFFICIENT'), refused('ORDER_SYSTEM_BUSY'), placed],
    })
    await user.click(screen.getByRole('checkbox', { name: /coins/ }))
    await waitFor(() => expect(place.disabled).toBe(false))
    await user.click(place)
    await user.click(await screen.findByRole('button', { name: 'Order without coins' }))
    await waitFor(() => expect(of(CONFIRM).at(-1)?.body).toMatchObject({ use_coins: false }))
    await waitFor(() => expect(place.disabled).toBe(false))
    await user.click(place)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('cashier')).toBeTruthy()
  })

  it('drops a voucher that is no longer valid, and says so', async () => {
    const used = walletVoucher()
    const { user, of } = await open({
      [CONFIRM]: [
        { data: confirmation({ vouchers_used: [used], vouchers_usable: [used] }) },
        refused('ORDER_VOUCHER_EXPIRED'),
        { data: confirmation() },
      ],
    })
    await user.click(screen.getByRole('button', { name: /Vouchers/ }))
    await user.click(await screen.findByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('A voucher can no longer be used, so we took it out.')).toBeTruthy()
    expect(of(CONFIRM).map(({ body }) => (body as { voucher_nos?: string[] }).voucher_nos)).toEqual([undefined, ['V1'], undefined])
  })
})

describe('what changed since the shopper last saw the order', () => {
  const dearer = { ...confirmation().lines[0], price: 55_000 } as Confirmation['lines'][number]
  const left = { product_no: 'P2', sku_no: 'S2', product_name: 'Teh Melati', spec_values: [], reason: 'sold_out' as const, stock: 0 }
  const tea = { product_no: 'P2', sku_no: 'S2', product_name: 'Teh Melati', spec_values: [], price: 20_000 }

  it('is named, and a higher price must be checked before the order can be placed', async () => {
    const { user, place, store } = await show({ [CONFIRM]: [{ data: confirmation({ lines: [dearer], left_out: [left] }) }] }, undefined, [
      selectedSku({ ...dearer, price: 50_000 }),
      selectedSku({ ...tea, quantity: 1 }),
    ])
    expect(await screen.findByText('Teh Melati is left out: sold out')).toBeTruthy()
    expect(screen.getByText('Kopi Gayo (200 g) went up from Rp50.000 to Rp55.000')).toBeTruthy()
    expect(place.disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'I’ve checked it' }))
    expect(place.disabled).toBe(false)
    expect(screen.queryByText('Teh Melati is left out: sold out')).toBeNull()
    expect(store.getState().userInfo.selectSkus).toMatchObject([{ sku_no: 'S1', seen: { price: 55_000 } }])
  })

  it('a price that rose while the order was refused can be checked, and the order placed', async () => {
    const { user, place } = await open({
      [CONFIRM]: [{ data: confirmation() }, { data: confirmation({ lines: [dearer] }) }],
      [PLACE]: [refused('ORDER_CHANGED'), placed],
    })
    await user.click(place)
    expect(targetOf(await screen.findByRole('alert'))).toBe('changes')
    await user.click(await screen.findByRole('button', { name: 'I’ve checked it' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(place)
    expect(await screen.findByText('cashier')).toBeTruthy()
  })

  it('every way to send a first order says that it is free for this reason', async () => {
    const [option] = confirmation().delivery_options
    if (!option) throw new Error('a confirmation has an option')
    const free = { ...option, fee_to_pay: 0 }
    const both = [free, { ...free, method: 'express' as const }]
    const page = await show({ [CONFIRM]: [{ data: confirmation({ delivery_options: both, flag_first_order: true }) }] })
    expect(page.place).toBeTruthy()
    expect(screen.getAllByText('Free for your first order')).toHaveLength(2)
  })

  it('days that have passed are not promised', async () => {
    const [option] = confirmation().delivery_options
    const past = option && { ...option, earliest: '2020-01-02T12:00:00+07:00', latest: '2020-01-04T12:00:00+07:00' }
    const server_time = '2020-01-10T12:00:00+07:00'
    await open({ [CONFIRM]: [{ data: confirmation({ delivery_options: past ? [past] : [], server_time }) }] })
    expect(screen.queryByText(/arrives/)).toBeNull()
    expect(screen.getByText('Kilat Nusa Express')).toBeTruthy()
  })

  it('a lower price is named, and stops nothing', async () => {
    const { place } = await show({ [CONFIRM]: [{ data: confirmation() }] }, undefined, [selectedSku({ ...dearer, price: 60_000 })])
    expect(await screen.findByText('Kopi Gayo (200 g) went down from Rp60.000 to Rp50.000')).toBeTruthy()
    await waitFor(() => expect(place.disabled).toBe(false))
  })
})
