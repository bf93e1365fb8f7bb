import { ERRORS } from '@nusaria/contracts/errors'
import type { SavedCard } from '@nusaria/contracts/payment-method-entities'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { drafts } from '#platform/state/drafts.ts'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { savedCard, savedEWallet, walletReply } from '#testing/member-samples.ts'
import { openPage } from '#testing/open-page.tsx'
import { PaymentMethodsPage } from './payment-methods-page.tsx'

// Loaded before the first test, so that the lazy code doesn't use up its time.
await Promise.all([import('#ui/chakra/chakra-dialog.tsx'), import('#ui/chakra/chakra-sheet.tsx')])

const card = (part: Partial<SavedCard> = {}) =>
  savedCard({ masked_number: '**** **** **** 4242', expiry_month: 5, expiry_year: 2028, ...part })
const options = {
  data: {
    banks: [
      { bank_code: 'bank_arta', bank_name: 'Bank Arta' },
      { bank_code: 'bank_samudra', bank_name: 'Bank Samudra' },
    ],
    e_wallets: [{ e_wallet_code: 'kantongin', e_wallet_name: 'Kantongin' }],
  },
}
const LIST = '/member/wallet/list'
const ADD = '/member/wallet/card/add'

const open = (replies: StubbedReplies, at = '/payment-option') =>
  openPage(<PaymentMethodsPage />, { '/member/wallet/options': [options], ...replies }, { member: true, at, toasts: true })

const leaves = vi.fn()
beforeEach(() => {
  leaves.mockClear()
  vi.spyOn(window.location, 'assign').mockImplementation(leaves)
})

const put = (within_: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(within_).getByLabelText(label), { target: { value } })

async function typeCard(sheet: HTMLElement) {
  await within(sheet).findByRole('option', { name: 'Bank Samudra' })
  put(sheet, /Card number/, '4111111111111111')
  put(sheet, /Valid thru/, '03/28')
  put(sheet, /CVN/, '123')
  put(sheet, /^Bank/, 'bank_arta')
  put(sheet, /Cardholder/, 'Sari Wulandari')
  put(sheet, /E-mail/, 'sari@example.com')
  put(sheet, /Phone/, '81200000001')
}

it('shows cards with their state, e-wallets, and a link to the refund accounts', async () => {
  const expired = card({
    card_id: 'KC2',
    masked_number: '**** **** **** 5454',
    is_default: false,
    is_expired: true,
    expiry_year: 2025,
    verification: 'open',
  })
  await open({ [LIST]: [walletReply({ cards: [card(), expired], e_wallets: [savedEWallet] })] })
  expect(await screen.findByText('**** **** **** 4242')).toBeTruthy()
  expect(screen.getByText('Valid thru 05/28')).toBeTruthy()
  expect(screen.getByText('Expired')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Verify the card/ })).toBeNull()
  expect(screen.getByText('8120****001')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Refund settings' }).getAttribute('href')).toBe('/refund-settings')
})

it('says what is empty, and offers a retry when the list fails to load', async () => {
  const { user } = await open({ [LIST]: ['unreachable', walletReply()] })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No card yet. A saved card asks for its CVN alone.')).toBeTruthy()
  expect(screen.getByText('No e-wallet yet.')).toBeTruthy()
})

it('adds a card: shows a server error at its field, keeps the text, then opens the gateway for the verification', async () => {
  const proof = { card: card({ verification: 'open' }), verify_amount: 1_000, verify_url: '/gateway/?session=abc' }
  const { user, sent, store } = await open({
    [LIST]: [walletReply()],
    [ADD]: [{ code: ERRORS.TOO_MANY_ATTEMPTS.code }, 'unreachable', { data: proof }],
  })
  await user.click(await screen.findByRole('button', { name: 'Add a card' }))
  const sheet = await screen.findByRole('dialog', { name: 'Add a card' })
  expect(within(sheet).getByText('To verify the card, a small amount is charged. It is refunded automatically.')).toBeTruthy()
  const save = within(sheet).getByRole('button', { name: 'Save and verify' })
  await user.click(save)
  expect(within(sheet).getByText('Enter the card number')).toBeTruthy()
  await typeCard(sheet)
  await user.click(save)
  expect(await within(sheet).findByText(/Too many attempts/)).toBeTruthy()
  await user.click(save)
  expect(await within(sheet).findByText(/Can't reach the shop/)).toBeTruthy()
  expect(within(sheet).getByLabelText<HTMLInputElement>(/CVN/).value).toBe('123')
  await user.click(save)
  await waitFor(() => expect(leaves).toHaveBeenCalledExactlyOnceWith('/gateway/?session=abc'))
  expect(sent(ADD)).toHaveLength(3)
  const kept = JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }])
  expect(kept).not.toContain('4111111111111111')
  // After the return from the gateway the list shows, not another empty form.
  expect(drafts.read('card:adding', 'M1')).toBeUndefined()
})

it('continues the verification of an unverified card', async () => {
  const open_ = card({ verification: 'failed' })
  const { user } = await open({
    [LIST]: [walletReply({ cards: [open_] })],
    '/member/wallet/card/prove': [{ data: { card: open_, verify_amount: 1_000, verify_url: '/gateway/?session=def' } }],
  })
  expect(await screen.findByText('The bank declined the verification. You can try again.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Verify the card/ }))
  await waitFor(() => expect(leaves).toHaveBeenCalledExactlyOnceWith('/gateway/?session=def'))
})

it('shows the result of the verification on return', async () => {
  await open(
    { [LIST]: [walletReply({ cards: [card()] })], '/member/wallet/card/verify': [{ data: card() }] },
    '/payment-option?card_id=KC1',
  )
  expect(await screen.findByText('Card **** **** **** 4242 is verified. The amount is on its way back.')).toBeTruthy()
})

it('removes after a confirmation, and says when an entry is already gone', async () => {
  const other = card({ card_id: 'KC2', masked_number: '**** **** **** 5454', is_default: false })
  const { user, sent } = await open({
    [LIST]: [walletReply({ cards: [card(), other] }), walletReply({ cards: [card(), other] }), walletReply({ cards: [card()] })],
    '/member/wallet/card/remove': [{ data: null }],
    '/member/wallet/card/default': [{ code: ERRORS.PAYMENT_NOT_FOUND.code }],
  })
  await user.click(await screen.findByRole('button', { name: 'Make default: Visa **** **** **** 5454' }))
  expect(await screen.findByText('This is no longer in your wallet.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Remove: Visa **** **** **** 5454' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove this card?' })
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Card removed')).toBeTruthy()
  expect(sent('/member/wallet/card/remove')).toEqual([{ card_id: 'KC2' }])
  await waitFor(() => expect(screen.queryByText('**** **** **** 5454')).toBeNull())
})

it('saves an e-wallet by its provider and number', async () => {
  const { user, sent } = await open({
    [LIST]: [walletReply(), walletReply({ e_wallets: [savedEWallet] })],
    '/member/wallet/e_wallet/add': [{ data: savedEWallet }],
  })
  await user.click(await screen.findByRole('button', { name: 'Add an e-wallet' }))
  const sheet = await screen.findByRole('dialog', { name: 'Add an e-wallet' })
  await user.click(within(sheet).getByRole('button', { name: 'Save' }))
  expect(within(sheet).getByText('Choose an e-wallet')).toBeTruthy()
  await user.click(await within(sheet).findByRole('radio', { name: 'Kantongin' }))
  put(sheet, /Phone/, '81200000001')
  await user.click(within(sheet).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('8120****001')).toBeTruthy()
  expect(sent('/member/wallet/e_wallet/add')).toEqual([
    { e_wallet_code: 'kantongin', phone: '81200000001', request_id: expect.any(String) },
  ])
})
