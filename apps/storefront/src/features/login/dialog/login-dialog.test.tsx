import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { sessionExpired, sessionSaved } from '#platform/state/user-info.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { LoginDialog } from './login-dialog.tsx'

const session = { auth_token: 'token-1', member_no: 'M1' }
const OFFER = /vouchers and free shipping await on your first order/

async function openDialog(store = shopStore()) {
  await renderInShop(<LoginDialog open atAddress={false} onClose={vi.fn()} onDone={vi.fn()} onStep={vi.fn()} />, { store })
  await screen.findByRole('dialog')
  return store
}

it('offers a new shopper the vouchers of new members', async () => {
  await openDialog()
  expect(screen.getByText(OFFER)).toBeTruthy()
})

it('says once that the session is over, with the account of the last login, and has no offer for new members', async () => {
  localStorage.setItem('lastAccount', 'sari@example.com')
  const store = shopStore()
  store.dispatch(sessionSaved(session))
  store.dispatch(sessionExpired())
  await openDialog(store)
  expect(screen.getAllByText('Your session is over.')).toHaveLength(1)
  expect(screen.getByText(/You last logged in with s\S*\*\S*@example.com/)).toBeTruthy()
  expect(screen.queryByText(OFFER)).toBeNull()
  act(() => void store.dispatch(sessionSaved(session)))
  await waitFor(() => expect(screen.queryByText('Your session is over.')).toBeNull())
  expect(screen.queryByText(OFFER)).toBeNull()
})

it('stays open at a click beside it', async () => {
  const listens = vi.spyOn(document, 'addEventListener')
  const onClose = vi.fn()
  await renderInShop(<LoginDialog open atAddress={false} onClose={onClose} onDone={vi.fn()} onStep={vi.fn()} />)
  const close = await screen.findByRole('button', { name: 'Close' })
  await expect.poll(() => listens.mock.calls.map(([kind]) => kind)).toContain('pointerdown')
  // The page below takes no presses.
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(document.body)
  await user.click(close)
  expect(onClose).toHaveBeenCalledOnce()
})
