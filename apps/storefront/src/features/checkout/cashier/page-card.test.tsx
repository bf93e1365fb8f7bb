import type { ResultOf } from '@nusaria/contracts/contract'
import type { paymentContract } from '@nusaria/contracts/payment'
import type { Payment } from '@nusaria/contracts/payment-entities'
import type { SavedCard } from '@nusaria/contracts/payment-method-entities'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { orderDetail } from '#testing/trade-samples.ts'
import { CashierPage } from './cashier-page.tsx'

const PAY = '/order/payment/pay'
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const NUMBER = '4111111111111111'

function savedCard(part: Partial<SavedCard> = {}): SavedCard {
  return {
    card_id: 'KC1',
    bank_code: 'bank_arta',
    bank_name: 'Bank Arta',
    brand: 'visa',
    masked_number: '**** **** **** 4412',
    expiry_month: 8,
    expiry_year: 2099,
    holder_name: 'Ani Lestari',
    is_default: true,
    verification: 'verified',
    is_expired: false,
    added_at: at(0),
    ...part,
  }
}

async function open(saved_cards: SavedCard[], pay: StubbedReply) {
  const data: ResultOf<(typeof paymentContract)['cashier']> = {
    order_no: 'NS1',
    order_status: 'pending_payment',
    total: 62_000,
    lines: orderDetail().lines,
    subtotal: 50_000,
    amounts: orderDetail().amounts,
    voucher_amounts: [],
    pay_by: at(3_600_000),
    options: [{ method: 'card', channels: [], flag_enabled: true, disabled_reason: null, disabled_by: [], most: null }],
    saved_cards,
    saved_e_wallets: [],
    payment: null,
    last_payment: null,
    refunded: 0,
    refunded_late: 0,
    flag_may_come_late: false,
    server_time: at(0),
  }
  const calls = stubApi({
    '/order/payment/cashier/NS1': [{ data }],
    [PAY]: [pay],
    '/member/wallet/options': [{ data: { banks: [{ bank_code: 'bank_arta', bank_name: 'Bank Arta' }], e_wallets: [] } }],
  })
  const view = await renderInShop(
    <Routes>
      <Route path="/checkout" element={<CashierPage />} />
      <Route path="/paymentSuccess" element={<p>result</p>} />
    </Routes>,
    { at: '/checkout?order_no=NS1' },
  )
  return { ...view, user: userEvent.setup({ delay: null }), sent: () => calls.filter(({ path }) => path === PAY).map(({ body }) => body) }
}

const paid: Payment = {
  payment_no: 'PY1',
  order_no: 'NS1',
  order_status: 'pending_shipment',
  method: 'card',
  channel: null,
  amount: 62_000,
  status: 'succeeded',
  redirect_url: null,
  va_number: null,
  qris_text: null,
  expires_at: at(3_600_000),
  server_time: at(0),
}
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
/** Pastes the value: typing key by key is slow in a form of this size. */
const fill = (label: RegExp, text: string) => fireEvent.change(box(label), { target: { value: text } })
const pays = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Pay Rp62.000' }))

async function types(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('radio', { name: /Add a new card/ }))
  await screen.findByLabelText(/Card number/)
  fill(/Card number/, NUMBER)
  fill(/Valid thru/, '1299')
  fill(/^CVN/, '987')
  await user.selectOptions(box(/Bank/), await screen.findByRole('option', { name: 'Bank Arta' }))
  fill(/First name/, 'Ani')
  fill(/Last name/, 'Lestari')
  fill(/E-mail/, 'ani@example.com')
  fill(/Phone/, '81234567890')
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

it('keeps all fields of a declined card except its CVN, and stores nothing of it elsewhere', async () => {
  const { user, store, sent } = await open([], { code: 1104005 })
  await types(user)
  await user.click(screen.getByRole('checkbox', { name: /Save this card/ }))
  await pays(user)
  expect(await screen.findByText('The bank declined this card. Try another one.')).toBeTruthy()
  expect(sent()).toMatchObject([{ method: 'card', card: { card_number: NUMBER, cvn: '987', expiry_year: 2099 }, save_card: true }])
  expect([box(/Card number/).value, box(/Valid thru/).value, box(/First name/).value, box(/E-mail/).value]).toEqual([
    '4111 1111 1111 1111',
    '12/99',
    'Ani',
    'ani@example.com',
  ])
  expect(box(/^CVN/).value).toBe('')
  const stored = JSON.stringify([store.getState(), { ...sessionStorage }, { ...localStorage }]) + location.href
  for (const secret of [NUMBER, 'Lestari']) expect(stored).not.toContain(secret)
  // As a value: a time in ms may have the same three digits.
  const cvn = /(?<![\w.-])987(?![\w.-])/
  expect(JSON.stringify(sent())).toMatch(cvn)
  expect(stored).not.toMatch(cvn)
})

it('sends nothing while the card is invalid, and shows why', async () => {
  const { user, sent } = await open([], { data: paid })
  await user.click(await screen.findByRole('radio', { name: /Add a new card/ }))
  await screen.findByLabelText(/Card number/)
  fill(/Card number/, '4111111111111112')
  await pays(user)
  expect((await screen.findAllByText('Invalid card number')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Choose a bank').length).toBeGreaterThan(0)
  expect(sent()).toEqual([])
})

it('pays with a saved card and its CVN; expired and unverified cards can’t be chosen', async () => {
  const expired = savedCard({ card_id: 'KC2', masked_number: '**** **** **** 0001', is_expired: true })
  const open_ = savedCard({ card_id: 'KC3', masked_number: '**** **** **** 0002', verification: 'open' })
  const { user, sent } = await open([savedCard(), expired, open_], { data: paid })
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
