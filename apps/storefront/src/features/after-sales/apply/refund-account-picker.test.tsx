import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { api } from '#platform/api/api.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { refundAccount, savedEWallet, walletReply } from '#testing/member-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { RefundAccountPicker } from './refund-account-picker.tsx'

/** Stands for the forms that add an account: names the open one, and closes as after saving. */
vi.mock('./add-refund-account.tsx', () => ({
  AddRefundAccount: ({ adding, onClose }: { readonly adding: RefundTarget['kind'] | null; readonly onClose: () => void }) =>
    adding && (
      <button type="button" onClick={onClose}>
        Save {adding}
      </button>
    ),
}))

interface TestProps {
  readonly error: string | undefined
  readonly preselect: boolean | undefined
  readonly onChoose: (target: RefundTarget) => void
}

function TestPicker({ error, preselect, onChoose }: TestProps) {
  const [target, setTarget] = useState<RefundTarget | null>(null)
  return (
    <RefundAccountPicker
      value={target}
      preselect={preselect}
      onChange={(next) => {
        setTarget(next)
        onChoose(next)
      }}
      error={error}
    />
  )
}

async function open(replies: readonly StubbedReply[], error?: string, preselect?: boolean) {
  stubApi({ '/member/wallet/list': replies })
  const chosen = vi.fn<(target: RefundTarget) => void>()
  const { store } = await renderInShop(<TestPicker error={error} preselect={preselect} onChoose={chosen} />)
  return { user: userEvent.setup({ delay: null }), chosen, refetchWallet: () => store.dispatch(api.util.invalidateTags(['PaymentMethod'])) }
}

it('lists bank accounts and e-wallets by their masked numbers, and selects one', async () => {
  const { user, chosen } = await open([walletReply({ refund_cards: [refundAccount()], e_wallets: [savedEWallet] })])
  expect(await screen.findByRole('radio', { name: /Bank Arta.*\*{4} 7788 · Sari Wulandari/ })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /Kantongin/ }))
  expect(chosen).toHaveBeenCalledWith({ kind: 'e_wallet', id: 'EW1' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Kantongin/ }).checked).toBe(true)
})

it('marks one account as the default and lists it first', async () => {
  const eWallet = { ...savedEWallet, is_refund_default: true }
  await open([walletReply({ refund_cards: [refundAccount({ is_default: false })], e_wallets: [eWallet] })])
  expect(await screen.findAllByText('Default')).toHaveLength(1)
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/Kantongin.*Default/),
    expect.stringMatching(/Bank Arta/),
  ])
})

it('proposes the default account where the page asks for one, and keeps another choice', async () => {
  const accounts = { refund_cards: [refundAccount({ is_default: true })], e_wallets: [{ ...savedEWallet, is_refund_default: false }] }
  const { user, chosen } = await open([walletReply(accounts)], undefined, true)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /Bank Arta/ }).checked).toBe(true))
  await user.click(screen.getByRole('radio', { name: /Kantongin/ }))
  expect(chosen).toHaveBeenCalledTimes(2)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Kantongin/ }).checked).toBe(true)
})

it('says that there is none yet, and selects the one that is added', async () => {
  const { user, chosen, refetchWallet } = await open([walletReply(), walletReply({ refund_cards: [refundAccount()] })])
  expect(await screen.findByText(/No account for refunds yet/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a bank account' }))
  await user.click(await screen.findByRole('button', { name: 'Save refund_card' }))
  refetchWallet()
  await waitFor(() => expect(chosen).toHaveBeenCalledWith({ kind: 'refund_card', id: 'RC1' }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /Bank Arta/ }).checked).toBe(true))
})

it('shows the error below the choice, and offers no more accounts than can be saved', async () => {
  await open([walletReply({ refund_cards: [refundAccount()], max: 1 })], 'Choose where the refund goes')
  expect((await screen.findByRole('alert')).textContent).toBe('Choose where the refund goes')
  expect(screen.queryByRole('button', { name: 'Add a bank account' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add an e-wallet' })).toBeTruthy()
})

it('offers a retry when the list does not load', async () => {
  const { user } = await open(['unreachable', walletReply({ e_wallets: [savedEWallet] })])
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radio', { name: /Kantongin/ })).toBeTruthy()
})
