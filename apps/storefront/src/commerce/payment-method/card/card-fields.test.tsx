import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { Form } from '#ui/form/form.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { CardFields, formatCardNumber, formatExpiry, parseCardNumber, parseExpiry } from './card-fields.tsx'
import { type CardForm, useCardForm } from './use-card-form.ts'

const NOW = Date.parse('2026-03-02T09:00:00+07:00')
const banks = { data: { banks: [{ bank_code: 'bank_arta', bank_name: 'Bank Arta' }], e_wallets: [] } }
let form: CardForm
const refusal = (name: ErrorName, field: string) => ({ kind: 'business', code: ERRORS[name].code, msg: '', field, params: {} }) as const
const sent = vi.fn()

function TestForm() {
  form = useCardForm({ skew: NOW - Date.now() })
  return (
    <Form onSubmit={() => form.check() ?? sent(form.toCard())}>
      <CardFields form={form} />
      <Button type="submit">Send</Button>
    </Form>
  )
}

async function open(...replies: StubbedReply[]) {
  stubApi({ '/member/wallet/options': replies.length > 0 ? replies : [banks], '/member/user/contact': [{ data: contact }] })
  const view = await renderInShop(<TestForm />)
  await screen.findByLabelText(/Card number/)
  const user = userEvent.setup({ delay: null })
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text)
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }))
  return { ...view, user, type, send }
}
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)

let contact = { name: '', phone: '', email: '' }

beforeEach(() => {
  sent.mockClear()
  contact = { name: '', phone: '', email: '' }
})

async function fill() {
  await screen.findByRole('option', { name: 'Bank Arta' })
  const put = (label: RegExp, value: string) => fireEvent.change(box(label), { target: { value } })
  put(/Card number/, '4111111111111111')
  put(/Valid thru/, '03/27')
  put(/CVN/, '123')
  put(/Bank/, 'bank_arta')
  put(/Cardholder/, ' Ani Lestari ')
  put(/E-mail/, 'ani@example.com')
  put(/Phone/, '81234567890')
}

it('groups the number, shows its brand and returns the body of the call; nothing reaches the store or browser storage', async () => {
  const page = await open()
  await fill()
  expect(box(/Card number/).value).toBe('4111 1111 1111 1111')
  expect(screen.getByRole('img', { name: 'Visa' })).toBeTruthy()
  expect(box(/Valid thru/).value).toBe('03/27')
  await page.send()
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    bank_code: 'bank_arta',
    card_number: '4111111111111111',
    expiry_month: 3,
    expiry_year: 2027,
    cvn: '123',
    first_name: 'Ani',
    last_name: 'Lestari',
    email: 'ani@example.com',
    phone: '81234567890',
  })
  const kept = JSON.stringify([page.store.getState(), { ...localStorage }, { ...sessionStorage }])
  expect(kept).not.toContain('4111111111111111')
  expect(kept).not.toContain('"123"')
  expect(kept).not.toContain('0327')
})

it('sends the name of a person with one name in both fields', async () => {
  const page = await open()
  await fill()
  fireEvent.change(box(/Cardholder/), { target: { value: 'Suharto' } })
  await page.send()
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ first_name: 'Suharto', last_name: 'Suharto' }))
})

it('begins with the name, e-mail and phone of the member, and with the bank and holder typed last', async () => {
  contact = { name: 'Mei Lin', phone: '81200000003', email: 'mei@example.com' }
  const first = await open()
  await waitFor(() => expect(box(/Cardholder/).value).toBe('Mei Lin'))
  expect([box(/E-mail/).value, box(/Phone/).value.replace(/\D/g, '')]).toEqual(['mei@example.com', '81200000003'])
  await first.user.clear(box(/E-mail/))
  await fill()
  // Back from a payment that failed at the gateway.
  cleanup()
  await open()
  await screen.findByRole('option', { name: 'Bank Arta' })
  expect([box(/Cardholder/).value, box(/E-mail/).value, box(/Bank/).value]).toEqual([' Ani Lestari ', 'ani@example.com', 'bank_arta'])
  expect([box(/Card number/).value, box(/Valid thru/).value, box(/CVN/).value]).toEqual(['', '', ''])
})

it('supports autofill and opens a number pad', async () => {
  await open()
  const of = (label: RegExp) => [box(label).autocomplete, box(label).inputMode]
  expect(of(/Card number/)).toEqual(['cc-number', 'numeric'])
  expect(of(/Valid thru/)).toEqual(['cc-exp', 'numeric'])
  expect(of(/CVN/)).toEqual(['cc-csc', 'numeric'])
  expect(box(/Cardholder/).autocomplete).toBe('cc-name')
})

it('keeps the caret in place when the number is corrected', async () => {
  const { user } = await open()
  const number = box(/Card number/)
  await user.type(number, '411111111111')
  await user.type(number, '2', { initialSelectionStart: 6, initialSelectionEnd: 6 })
  expect(number.value).toBe('4111 1211 1111 1')
  expect(number.selectionStart).toBe(7)
})

it('takes a pasted number with dashes', async () => {
  const { user } = await open()
  await user.click(box(/Card number/))
  await user.paste('5555-5555-5555-4444')
  expect(box(/Card number/).value).toBe('5555 5555 5555 4444')
  expect(screen.getByRole('img', { name: 'Mastercard' })).toBeTruthy()
})

it('shows the error of each empty field and focuses the first one', async () => {
  const { send } = await open()
  await send()
  for (const message of [
    'Enter the card number',
    'Enter the month and year the card is valid thru',
    'Enter the CVN',
    'Choose a bank',
    "Enter the holder's name",
    'Enter the e-mail address',
    'Enter the phone number',
  ])
    expect(screen.getAllByText(message).length, message).toBeGreaterThan(0)
  expect(document.activeElement).toBe(box(/Card number/))
  expect(sent).not.toHaveBeenCalled()
})

it.each([
  [/Card number/, '4111111111111112', 'Invalid card number'],
  [/Valid thru/, '1327', 'Invalid expiry date. Enter it as MM/YY.'],
  [/Valid thru/, '0226', 'This card has expired'],
  [/CVN/, '12', 'Invalid CVN. It has 3 digits.'],
  [/Cardholder/, 'An1', "Invalid holder's name. Leave out digits and symbols."],
  [/Cardholder/, 'Ani <b>', "Invalid holder's name. Leave out digits and symbols."],
  [/E-mail/, 'ani@', 'Invalid e-mail format'],
  [/Phone/, '7123', 'Invalid phone number format'],
])('%s with %s shows "%s" on blur', async (label, text, message) => {
  const { user, type } = await open()
  await type(label, text)
  expect(screen.queryByText(message)).toBeNull()
  await user.tab()
  expect(await screen.findByText(message)).toBeTruthy()
})

it('asks for the four digits on the front of an Amex', async () => {
  const { type, user } = await open()
  expect(screen.getByText('3 digits on the back of the card')).toBeTruthy()
  await type(/Card number/, '378282246310005')
  expect(box(/Card number/).value).toBe('3782 822463 10005')
  expect(screen.getByText('4 digits on the front of the card')).toBeTruthy()
  await type(/CVN/, '12345')
  expect(box(/CVN/).value).toBe('1234')
  await user.clear(box(/CVN/))
  await type(/CVN/, '123')
  await user.tab()
  expect(await screen.findByText('Invalid CVN. It has 4 digits.')).toBeTruthy()
})

it('shows a server error at its field until the field changes, and clears everything on reset', async () => {
  const page = await open()
  await fill()
  act(() => form.fail(refusal('PAYMENT_FAILED', 'card.card_number')))
  expect(await screen.findByText('The bank declined this card. Try another one.')).toBeTruthy()
  expect(document.activeElement).toBe(box(/Card number/))
  await page.user.clear(box(/Card number/))
  expect(screen.queryByText('The bank declined this card. Try another one.')).toBeNull()
  act(() => form.fail(refusal('INVALID_PARAMETER', 'order_no')))
  expect(Object.values(form.errors)).not.toContain('invalid')
  act(() => form.reset())
  expect(box(/CVN/).value).toBe('')
  expect(screen.queryByText('Enter the card number')).toBeNull()
})

it('offers a retry when the list of banks fails to load', async () => {
  const { user } = await open('unreachable', banks)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: 'Bank Arta' })).toBeTruthy()
})

it.each([
  ['4111 1111-1111.1111', '4111 1111 1111 1111'],
  ['378282246310005', '3782 822463 10005'],
  ['37828224631000512', '3782 822463 10005'],
  ['55555555555544449', '5555 5555 5555 4444'],
  ['3782 8', '3782 8'],
  ['４１１１１１１１１１１１１１１１', '4111 1111 1111 1111'],
  ['4111\u200b1111\u00a01111–1111', '4111 1111 1111 1111'],
  ['', ''],
])('shows %s as on the card: %s', (text, shown) => {
  expect(formatCardNumber(parseCardNumber(text))).toBe(shown)
})

it.each([
  ['0327', '03/27'],
  ['03/2027', '03/27'],
  ['03 / 27', '03/27'],
  ['3', '03'],
  ['1/', '01'],
  ['12', '12'],
  ['1', '1'],
  ['03/2', '03/2'],
  ['1/27', '01/27'],
  ['1 / 2027', '01/27'],
  ['01/2027', '01/27'],
  ['12-27', '12/27'],
  ['12.2027', '12/27'],
  ['2027-12', '12/27'],
  ['2027/1', '01/27'],
  ['202712', '12/27'],
  ['１２／２７', '12/27'],
  ['12‑27', '12/27'],
  ['٠٣/٢٧', '03/27'],
  ['', ''],
])('reads %s as %s', (text, shown) => {
  expect(formatExpiry(parseExpiry(text))).toBe(shown)
})
