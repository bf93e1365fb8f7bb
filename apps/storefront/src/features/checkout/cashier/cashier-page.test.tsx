import type { Payment } from '@nusaria/contracts/payment-entities'
import type { SavedCard } from '@nusaria/contracts/payment-method-entities'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { StubbedReplies, StubbedReply } from '#testing/api-stub.ts'
import { callsAnswered } from '#testing/calls-answered.ts'
import { savedCard, serviceSettings } from '#testing/member-samples.ts'
import { offerOnly } from '#testing/offer-only.ts'
import { openPage } from '#testing/open-page.tsx'
import { cashier, payment } from '../testing/payment-samples.ts'
import { CashierPage } from './cashier-page.tsx'

// On a busy machine the page would ask for its next state before the shopper has acted.
vi.mock('#platform/polling/use-poll-with-backoff.ts', () => ({ usePollWithBackoff: () => undefined }))

const CASHIER = '/order/payment/cashier/NS1'
const PAY = '/order/payment/pay'

const enabled = { channels: [], flag_enabled: true, disabled_reason: null, disabled_by: [], most: null }
const codClosed = { ...enabled, method: 'cod', flag_enabled: false } as const
const arta = { channel: 'arta', channel_name: 'Bank Arta', transfer: null }
const kantongin = { channel: 'kantongin', channel_name: 'Kantongin', transfer: null }

/** The reply of the cashier with a bank, an e-wallet, cards and cash on delivery. */
const offers = (part: Parameters<typeof cashier>[0] = {}): StubbedReply => ({
  data: cashier({
    options: [
      { ...enabled, method: 'virtual_account', channels: [arta] },
      { ...enabled, method: 'e_wallet', channels: [kantongin] },
      { ...enabled, method: 'card' },
      { ...enabled, method: 'cod' },
    ],
    ...part,
  }),
})
const paid = (method: Payment['method']): StubbedReply => ({
  data: payment({ method, channel: null, redirect_url: null, order_status: 'pending_shipment' }),
})

const open = (replies: StubbedReplies) =>
  openPage(<CashierPage />, replies, { at: '/checkout?order_no=NS1', path: '/checkout', others: { '/paymentSuccess': 'result' } })

describe('the ways to pay', () => {
  it.each([
    ['area', null, 'Not available in your area'],
    ['amount', 5_000_000, 'Only up to Rp5.000.000'],
  ] as const)('say why one is unavailable: %s', async (disabled_reason, most, why) => {
    const { user } = await open({ [CASHIER]: [offers({ options: [{ ...codClosed, disabled_reason, most }] })] })
    const cash = await screen.findByRole<HTMLInputElement>('radio')
    expect(cash.disabled).toBe(true)
    expect(screen.getByText(why)).toBeTruthy()
    await user.click(cash)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose how to pay' }).disabled).toBe(true)
  })

  it('are one choice in parts: arrow keys lead from the bank to the wallet', async () => {
    const { user } = await open({ [CASHIER]: [offers()] })
    const way = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
    const choice = await screen.findByRole('radiogroup', { name: 'Choose how to pay' })
    expect(
      within(choice)
        .getAllByRole('group')
        .map((part) => part.getAttribute('aria-label')),
    ).toEqual(['Virtual account transfer', 'E-wallet', 'Credit or debit card', 'Pay on delivery'])
    await user.click(way(/Bank Arta/))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(way(/Kantongin/))
    expect(way(/Kantongin/).checked).toBe(true)
  })

  it('are those of the brand', async () => {
    offerOnly('qris', 'e_wallet')
    await open({ [CASHIER]: [offers()] })
    expect(await screen.findByRole('radio', { name: /Kantongin/ })).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(1)
  })

  it.each([
    ['the bank', { method: 'virtual_account', channel: 'arta', id: null }, /Bank Arta(?! •)/, 'Pay Rp62.000'],
    ['the saved card', { method: 'card', channel: null, id: 'KC1' }, /4412/, 'Pay Rp62.000'],
    ['a card that is gone: the first of the others', { method: 'card', channel: null, id: 'KC9' }, /4412/, 'Pay Rp62.000', 0],
    ['cash', { method: 'cod', channel: null, id: null }, /in cash/, /on delivery/],
  ] as const)('begin with how the member paid last: %s', async (_, last_used, name, button, marks: number = 1) => {
    await open({ [CASHIER]: [offers({ last_used, saved_cards: [savedCard()] })] })
    const last = await screen.findByRole<HTMLInputElement>('radio', { name })
    expect(last.checked).toBe(true)
    expect(screen.getAllByRole('radio')[0]).toBe(last)
    expect(screen.queryAllByText('Last used')).toHaveLength(marks)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(false)
  })

  it('are not paid by the second click of a double click that opened the cashier', async () => {
    const last_used = { method: 'cod', channel: null, id: null } as const
    const { of, store } = await open({ [CASHIER]: [offers({ last_used })], [PAY]: [paid('cod')] })
    const button = await screen.findByRole('button', { name: /on delivery/ })
    fireEvent.click(button, { detail: 2 })
    await callsAnswered(store)
    expect(of(PAY)).toHaveLength(0)
    fireEvent.click(button, { detail: 1 })
    await waitFor(() => expect(of(PAY)).toHaveLength(1))
  })

  it('begin with none where the last one is closed for this order', async () => {
    const last_used = { method: 'cod', channel: null, id: null } as const
    const bank = { ...enabled, method: 'virtual_account' as const, channels: [arta] }
    await open({ [CASHIER]: [offers({ options: [bank, { ...codClosed, disabled_reason: 'area' }], last_used })] })
    await screen.findByRole('radio', { name: /Bank Arta/ })
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])
  })

  it('give way to customer service when none is left', async () => {
    offerOnly('qris')
    await open({ [CASHIER]: [offers()], '/membersrv_system': [{ data: serviceSettings }] })
    expect((await screen.findByRole('alert')).textContent).toContain('This order can’t be paid here.')
    expect(await screen.findByRole('link', { name: serviceSettings.service.email })).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Choose how to pay' })).toBeNull()
  })
})

describe('paying', () => {
  it('does not open a redirect URL that is not a page', async () => {
    const { user } = await open({
      [CASHIER]: [offers()],
      [PAY]: [{ data: payment({ redirect_url: 'javascript:alert(1)' }) }],
    })
    await user.click(await screen.findByRole('radio', { name: /Kantongin/ }))
    await user.click(screen.getByRole('button', { name: 'Pay Rp62.000' }))
    expect((await screen.findByRole('alert')).textContent).toContain("The payment page couldn't be opened")
  })

  it('clears the choice when cash on delivery was refused, and says why it is unavailable now', async () => {
    const { user } = await open({
      [CASHIER]: [offers(), offers({ options: [{ ...codClosed, disabled_reason: 'area', disabled_by: ['Medan'] }] })],
      [PAY]: [{ code: 1103043 }],
    })
    await user.click(await screen.findByRole('radio', { name: /Pay the courier in cash/ }))
    await user.click(screen.getByRole('button', { name: /on delivery/ }))
    expect((await screen.findByRole('alert')).textContent).toContain("Cash on delivery isn't available")
    expect(await screen.findByText("The courier doesn't take cash in Medan")).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose how to pay' }).disabled).toBe(true)
  })

  it('offers to refresh an amount that changed', async () => {
    const { user, of } = await open({ [CASHIER]: [offers(), offers({ total: 50_000 })], [PAY]: [{ code: 1104009 }] })
    await user.click(await screen.findByRole('radio', { name: /Kantongin/ }))
    await user.click(screen.getByRole('button', { name: 'Pay Rp62.000' }))
    await user.click(await screen.findByRole('button', { name: 'Refresh the amount' }))
    expect(await screen.findByRole('button', { name: 'Pay Rp50.000' })).toBeTruthy()
    expect(of(PAY)).toHaveLength(1)
  })

  it.each([
    ['PY7', 'The payment has started all the same.'],
    [null, 'The payment did not start. You can pay again.'],
  ] as const)('shows the outcome of a payment whose reply was lost: %s', async (made, message) => {
    const { user, of } = await open({
      [CASHIER]: [offers()],
      [PAY]: ['unreachable'],
      '/submission/settle': [{ data: { made } }],
    })
    await user.click(await screen.findByRole('radio', { name: /Pay the courier in cash/ }))
    await user.click(screen.getByRole('button', { name: 'Order, pay on delivery' }))
    expect(await screen.findByText(new RegExp(message.replaceAll('.', '\\.')))).toBeTruthy()
    // The page refetches the order.
    await waitFor(() => expect(of(CASHIER).length).toBeGreaterThan(1))
  })
})

describe('paying by card', () => {
  const NUMBER = '4111111111111111'
  type User = ReturnType<typeof userEvent.setup>
  const WALLET = '/member/wallet/options'
  const BANKS = { banks: [{ bank_code: 'bank_arta', bank_name: 'Bank Arta' }], e_wallets: [] }

  async function openCards(saved_cards: SavedCard[], pay: StubbedReply) {
    const page = await open({
      [CASHIER]: [offers({ options: [{ ...enabled, method: 'card' }], saved_cards })],
      [PAY]: [pay],
      [WALLET]: [{ data: BANKS }],
      '/member/user/contact': [{ data: { name: '', phone: '', email: '' } }],
    })
    return { ...page, sent: () => page.sent(PAY) }
  }

  const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
  /** Pastes the value: typing key by key is slow in a form of this size. */
  const fill = (label: RegExp, text: string) => fireEvent.change(box(label), { target: { value: text } })
  const pays = (user: User) => user.click(screen.getByRole('button', { name: 'Pay Rp62.000' }))

  async function choosesNewCard(user: User) {
    await user.click(await screen.findByRole('radio', { name: /Add a new card/ }))
    await screen.findByLabelText(/Card number/)
  }

  async function typesCard(user: User) {
    await choosesNewCard(user)
    fill(/Card number/, NUMBER)
    fill(/Valid thru/, '1299')
    fill(/^CVN/, '987')
    await user.selectOptions(box(/Bank/), await screen.findByRole('option', { name: 'Bank Arta' }))
    fill(/Cardholder/, 'Ani Lestari')
    fill(/E-mail/, 'ani@example.com')
    fill(/Phone/, '81234567890')
  }

  it('keeps all fields of a declined card except its CVN, and stores no secret of it', async () => {
    const { user, store, sent } = await openCards([], { code: 1104005 })
    await typesCard(user)
    await user.click(screen.getByRole('checkbox', { name: /Save this card/ }))
    await pays(user)
    expect(await screen.findByText('The bank declined this card. Try another one.')).toBeTruthy()
    expect(sent()).toMatchObject([{ method: 'card', card: { card_number: NUMBER, cvn: '987', expiry_year: 2099 }, save_card: true }])
    expect([box(/Card number/).value, box(/Valid thru/).value, box(/Cardholder/).value, box(/E-mail/).value]).toEqual([
      '4111 1111 1111 1111',
      '12/99',
      'Ani Lestari',
      'ani@example.com',
    ])
    expect(box(/^CVN/).value).toBe('')
    const stored = JSON.stringify([store.getState(), { ...sessionStorage }, { ...localStorage }]) + location.href
    for (const secret of [NUMBER, '1299']) expect(stored).not.toContain(secret)
    // As a value: a time in ms may have the same three digits.
    const cvn = /(?<![\w.-])987(?![\w.-])/
    expect(JSON.stringify(sent())).toMatch(cvn)
    expect(stored).not.toMatch(cvn)
  })

  it('sends nothing while the card is invalid, and shows why', async () => {
    const { user, sent } = await openCards([], paid('card'))
    await choosesNewCard(user)
    fill(/Card number/, '4111111111111112')
    await pays(user)
    expect((await screen.findAllByText('Invalid card number')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Choose a bank').length).toBeGreaterThan(0)
    expect(sent()).toEqual([])
  })

  it('pays with a saved card and its CVN; expired and unverified cards can’t be chosen', async () => {
    const expired = savedCard({ card_id: 'KC2', masked_number: '**** **** **** 0001', is_expired: true })
    const open_ = savedCard({ card_id: 'KC3', masked_number: '**** **** **** 0002', verification: 'open' })
    const { user, sent } = await openCards([savedCard(), expired, open_], paid('card'))
    const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
    await screen.findByText('Valid thru 08/99')
    expect([radio(/0001/).disabled, radio(/0002/).disabled]).toEqual([true, true])
    expect(screen.getByText('This card has expired')).toBeTruthy()
    await user.click(radio(/4412/))
    await pays(user)
    expect((await screen.findAllByText('Enter the CVN')).length).toBeGreaterThan(0)
    fill(/^CVN/, '123')
    await pays(user)
    expect(await screen.findByText('result')).toBeTruthy()
    expect(sent()).toEqual([
      { order_no: 'NS1', method: 'card', saved_card: { card_id: 'KC1', cvn: '123' }, amount: 62_000, request_id: expect.any(String) },
    ])
  })
})

describe('a payment in progress', () => {
  it('is shown, and can be left for another way to pay', async () => {
    const under = payment({ method: 'virtual_account', channel: 'arta', va_number: '7001266951870840', redirect_url: null })
    const { user, of } = await open({
      [CASHIER]: [offers({ payment: under }), offers()],
      '/order/payment/abandon': [{ data: { ...under, status: 'cancelled' } }],
    })
    expect(await screen.findByText('7001 2669 5187 0840')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Choose another way' }))
    expect(await screen.findByRole('radio', { name: /Bank Arta/ })).toBeTruthy()
    expect(of('/order/payment/abandon')[0]?.body).toEqual({ payment_no: 'PY1' })
  })

  it('is not offered again while it is being confirmed', async () => {
    await open({ [CASHIER]: [offers({ payment: payment({ status: 'pending' }) })] })
    expect(await screen.findByText('Your payment is being checked')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Open the payment page' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Continue paying' })).toBeNull()
  })
})

describe('an order that needs no payment', () => {
  it('leads to its result when it is already paid', async () => {
    await open({ [CASHIER]: [offers({ order_status: 'pending_shipment', pay_by: null })] })
    expect(await screen.findByText('result')).toBeTruthy()
  })
})
