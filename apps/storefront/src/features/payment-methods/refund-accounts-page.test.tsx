import { ERRORS } from '@nusaria/contracts/errors'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { refundAccount, savedEWallet, walletReply } from '#testing/member-samples.ts'
import { openPage } from '#testing/open-page.tsx'
import { RefundAccountsPage } from './refund-accounts-page.tsx'

// Loaded before the first test, so that the lazy code doesn't use up its time.
await Promise.all([import('#ui/chakra/chakra-dialog.tsx'), import('#ui/chakra/chakra-sheet.tsx')])

const other = refundAccount({ refund_card_id: 'RC2', masked_number: '**** 1122', is_default: false })
const banks = [
  { bank_code: 'bank_arta', bank_name: 'Bank Arta' },
  { bank_code: 'bank_samudra', bank_name: 'Bank Samudra' },
]
const options = { data: { banks, e_wallets: [] } }
const LIST = '/member/wallet/list'
const ADD = '/member/wallet/refund_card/add'

const open = (replies: StubbedReplies) =>
  openPage(
    <RefundAccountsPage />,
    { '/member/wallet/options': [options], '/member/user/contact': [{ data: { name: '', phone: '', email: '' } }], ...replies },
    { member: true, at: '/refund-settings', toasts: true },
  )

/** Opens the empty form for a bank account. */
async function adds(replies: StubbedReplies = { [ADD]: ['unreachable', { data: refundAccount() }] }) {
  const page = await open({
    [LIST]: [walletReply(), walletReply({ refund_cards: [refundAccount()] })],
    ...replies,
  })
  expect(await screen.findByText('No bank account yet.')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Add a bank account' }))
  const sheet = await screen.findByRole('dialog', { name: 'Add a bank account' })
  await within(sheet).findByRole('option', { name: 'Bank Arta' })
  const put = (label: RegExp, value: string) => fireEvent.change(within(sheet).getByLabelText(label), { target: { value } })
  const says = (message: string) => expect(within(sheet).getAllByText(message).length, message).toBeGreaterThan(0)
  const save = () => page.user.click(within(sheet).getByRole('button', { name: 'Save' }))
  const fill = () => {
    put(/^Bank/, 'bank_arta')
    put(/Account number/, '1234-5678-7788')
    put(/Account holder/, 'Sari Wulandari ')
    put(/E-mail/, 'sari@example.com')
    put(/Phone/, '81200000001')
  }
  return { ...page, sheet, put, fill, says, save }
}

it('adds an account: shows the error of each field, and keeps the text when the call fails', async () => {
  const { sheet, put, fill, says, save, sent, store } = await adds()
  await save()
  for (const message of ['the account number', "the holder's name", 'the e-mail address', 'the phone number']) says(`Enter ${message}`)
  says('Choose a bank')
  put(/Account number/, '1234-567')
  put(/Account holder/, 'An1')
  put(/E-mail/, 'ani@')
  put(/Phone/, '7123')
  says('Invalid account number. It has 8 to 19 digits.')
  says("Invalid holder's name. Leave out digits and symbols.")
  says('Invalid e-mail format')
  says('Invalid phone number format')
  expect(sent(ADD)).toEqual([])
  fill()
  await save()
  expect(await within(sheet).findByText(/Can't reach the shop/)).toBeTruthy()
  expect(within(sheet).getByLabelText<HTMLInputElement>(/Account number/).value).toBe('123456787788')
  await save()
  expect(await screen.findByText('**** 7788')).toBeTruthy()
  const typed = { bank_code: 'bank_arta', card_number: '123456787788', first_name: 'Sari', last_name: 'Wulandari' }
  expect(sent(ADD).at(-1)).toEqual({ ...typed, email: 'sari@example.com', phone: '81200000001', request_id: expect.any(String) })
  expect(JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }])).not.toContain('123456787788')
})

it('begins with the name, e-mail and phone of the member, and takes one name', async () => {
  const contact = { name: 'Suharto', phone: '81200000009', email: 'suharto@example.com' }
  const { sheet, put, save, sent } = await adds({ '/member/user/contact': [{ data: contact }], [ADD]: [{ data: refundAccount() }] })
  await waitFor(() => expect(within(sheet).getByLabelText<HTMLInputElement>(/Account holder/).value).toBe('Suharto'))
  put(/^Bank/, 'bank_arta')
  put(/Account number/, '123456787788')
  await save()
  await waitFor(() => expect(sent(ADD)).toHaveLength(1))
  const { name: first_name, ...rest } = contact
  expect(sent(ADD)).toEqual([expect.objectContaining({ first_name, last_name: first_name, ...rest })])
})

it('edits a refund account without its number; another bank needs the number', async () => {
  const { user, sent } = await open({
    [LIST]: [walletReply({ refund_cards: [refundAccount()] })],
    '/member/wallet/refund_card/update': [{ data: refundAccount() }],
  })
  await user.click(await screen.findByRole('button', { name: 'Edit: Bank Arta **** 7788' }))
  const sheet = await screen.findByRole('dialog', { name: 'Edit bank account' })
  const put = (label: RegExp, value: string) => fireEvent.change(within(sheet).getByLabelText(label), { target: { value } })
  await within(sheet).findByRole('option', { name: 'Bank Samudra' })
  expect(within(sheet).getByText('Leave empty to keep **** 7788')).toBeTruthy()
  put(/^Bank/, 'bank_samudra')
  await user.click(within(sheet).getByRole('button', { name: 'Save' }))
  expect(within(sheet).getByText('Enter the account number')).toBeTruthy()
  put(/^Bank/, 'bank_arta')
  put(/Account holder/, 'Sari Ayu Wulandari')
  await user.click(within(sheet).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('/member/wallet/refund_card/update')).toHaveLength(1))
  expect(sent('/member/wallet/refund_card/update')).toEqual([
    {
      refund_card_id: 'RC1',
      bank_code: 'bank_arta',
      first_name: 'Sari',
      last_name: 'Ayu Wulandari',
      phone: '81200000001',
      email: 'sari@example.com',
    },
  ])
})

it('makes another account the default, and removes one after a confirmation', async () => {
  const { user, sent } = await open({
    [LIST]: [
      walletReply({ refund_cards: [refundAccount(), other] }),
      walletReply({ refund_cards: [{ ...other, is_default: true }, refundAccount({ is_default: false })] }),
      walletReply({ refund_cards: [{ ...other, is_default: true }] }),
    ],
    '/member/wallet/refund_card/default': [{ data: null }],
    '/member/wallet/refund_card/remove': [{ data: null }],
  })
  await user.click(await screen.findByRole('button', { name: 'Make default: Bank Arta **** 1122' }))
  await waitFor(() => expect(sent('/member/wallet/refund_card/default')).toEqual([{ refund_card_id: 'RC2' }]))
  expect(await screen.findByRole('button', { name: 'Make default: Bank Arta **** 7788' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove: Bank Arta **** 7788' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove this bank account?' })
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Bank account removed')).toBeTruthy()
  expect(sent('/member/wallet/refund_card/remove')).toEqual([{ refund_card_id: 'RC1' }])
  await waitFor(() => expect(screen.queryByText('**** 7788')).toBeNull())
})

it.each([
  ['Bank Arta **** 7788', '/member/wallet/refund_card/remove'],
  ['Kantongin 8120****001', '/member/wallet/e_wallet/remove'],
])('keeps %s while a refund to it is pending, with a link to the refunds', async (name, remove) => {
  const { user } = await open({
    [LIST]: [walletReply({ refund_cards: [refundAccount()], e_wallets: [savedEWallet] })],
    [remove]: [{ code: ERRORS.PAYMENT_PROCESSING.code }],
  })
  await user.click(await screen.findByRole('button', { name: `Remove: ${name}` }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  const said = await screen.findByRole('alert')
  expect(said.textContent).toContain('A refund is on its way here')
  expect(within(said).getByRole('link', { name: 'See refunds' }).getAttribute('href')).toBe('/refunds')
  expect(screen.getByRole('button', { name: `Remove: ${name}` })).toBeTruthy()
})

it('marks one account as the default, and can make an e-wallet the one for refunds', async () => {
  const other = refundAccount({ is_default: false })
  const { user, sent } = await open({
    [LIST]: [
      walletReply({ refund_cards: [refundAccount()], e_wallets: [savedEWallet] }),
      walletReply({ refund_cards: [other], e_wallets: [{ ...savedEWallet, is_refund_default: true }] }),
    ],
    '/member/wallet/e_wallet/default': [{ data: null }],
  })
  await user.click(await screen.findByRole('button', { name: 'Make default: Kantongin 8120****001' }))
  expect(await screen.findByRole('button', { name: 'Make default: Bank Arta **** 7788' })).toBeTruthy()
  expect(screen.getAllByText('Default')).toHaveLength(1)
  expect(sent('/member/wallet/e_wallet/default')).toEqual([{ e_wallet_id: 'EW1', purpose: 'refund' }])
})

it('is saved once when the answer was lost', async () => {
  const { fill, save, sent } = await adds({ [ADD]: ['unreachable'], '/submission/settle': [{ data: { made: 'RC1' } }] })
  fill()
  await save()
  expect(await screen.findAllByText('**** 7788')).toHaveLength(1)
  expect(sent(ADD)).toHaveLength(1)
})
