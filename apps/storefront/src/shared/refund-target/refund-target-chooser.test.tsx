import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { RefundCard, SavedEWallet, Wallet } from '@nusaria/contracts/wallet-entities'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../api/api.ts'
import type { StubbedReply } from '../testing/api-stub.ts'
import { stubApi } from '../testing/api-stub.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import type { AddTarget } from './refund-target-chooser.tsx'
import { RefundTargetChooser } from './refund-target-chooser.tsx'

const AT = '2026-11-22T12:00:00+07:00'
const account = (part: Partial<RefundCard> = {}): RefundCard => ({
  refund_card_id: 'RC1',
  bank_code: 'bank_arta',
  bank_name: 'Bank Arta',
  masked_number: '**** 7788',
  first_name: 'Sari',
  last_name: 'Wulandari',
  phone: '81200000001',
  email: 'sari@example.com',
  is_default: true,
  added_at: AT,
  ...part,
})
const eWallet: SavedEWallet = {
  e_wallet_id: 'EW1',
  e_wallet_code: 'kantongin',
  e_wallet_name: 'Kantongin',
  masked_phone: '8120****001',
  is_default: true,
  added_at: AT,
}
const wallet = (part: Partial<Wallet> = {}): StubbedReply => ({
  data: { cards: [], e_wallets: [], refund_cards: [], max: 10, server_time: AT, ...part } satisfies Wallet,
})

/** Stands for the wallet's forms: says which one is open, and closes when one was saved. */
const Forms: AddTarget = ({ adding, onClose }) =>
  adding && (
    <button type="button" onClick={onClose}>
      Save {adding}
    </button>
  )

function Asking({ error, chosen }: { readonly error?: string; readonly chosen: (target: RefundTarget) => void }) {
  const [target, setTarget] = useState<RefundTarget | null>(null)
  return (
    <RefundTargetChooser
      value={target}
      onChange={(next) => {
        setTarget(next)
        chosen(next)
      }}
      error={error}
      AddTarget={Forms}
    />
  )
}

async function open(replies: readonly StubbedReply[], error?: string) {
  stubApi({ '/member/wallet/list': replies })
  const chosen = vi.fn<(target: RefundTarget) => void>()
  const { store } = await renderInShop(<Asking error={error} chosen={chosen} />)
  return { user: userEvent.setup({ delay: null }), chosen, walletChanged: () => store.dispatch(api.util.invalidateTags(['Wallet'])) }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('lists bank accounts and e-wallets by their masked numbers, and takes one', async () => {
  const { user, chosen } = await open([wallet({ refund_cards: [account()], e_wallets: [eWallet] })])
  expect(await screen.findByRole('radio', { name: /Bank Arta.*\*{4} 7788 · Sari Wulandari/ })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /Kantongin/ }))
  expect(chosen).toHaveBeenCalledWith({ kind: 'e_wallet', id: 'EW1' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Kantongin/ }).checked).toBe(true)
})

it('says that there is none yet, and chooses the one that is added', async () => {
  const { user, chosen, walletChanged } = await open([wallet(), wallet({ refund_cards: [account()] })])
  expect(await screen.findByText(/No account for refunds yet/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a bank account' }))
  await user.click(await screen.findByRole('button', { name: 'Save refund_card' }))
  walletChanged()
  await waitFor(() => expect(chosen).toHaveBeenCalledWith({ kind: 'refund_card', id: 'RC1' }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /Bank Arta/ }).checked).toBe(true))
})

it('says what is wrong beside the choice, and offers no more accounts than can be kept', async () => {
  await open([wallet({ refund_cards: [account()], max: 1 })], 'Choose where the refund goes')
  expect((await screen.findByRole('alert')).textContent).toBe('Choose where the refund goes')
  expect(screen.queryByRole('button', { name: 'Add a bank account' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add an e-wallet' })).toBeTruthy()
})

it('can be asked for again when the wallet does not load', async () => {
  const { user } = await open(['unreachable', wallet({ e_wallets: [eWallet] })])
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radio', { name: /Kantongin/ })).toBeTruthy()
})
