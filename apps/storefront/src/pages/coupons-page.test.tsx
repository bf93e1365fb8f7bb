import { ERRORS } from '@nusaria/contracts/errors'
import type { VoucherOffer } from '@nusaria/contracts/promotion'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { takeReturnTarget } from '../shared/state/return-target.ts'
import { sessionSaved } from '../shared/state/user-info.ts'
import { stubApi } from '../shared/testing/api-stub.ts'
import { renderInShop, shopStore } from '../shared/testing/render-in-shop.tsx'
import { walletVoucher } from '../shared/testing/trade-samples.ts'
import { CouponsPage } from './coupons-page.tsx'

const { voucher_no, state, claimed_at, expires_at, used_at, order_no, ...terms } = walletVoucher({
  coupon_no: 'APP20',
  coupon_name: 'App 20%',
})
const offer: VoucherOffer = { ...terms, claim_state: 'claimable', claimed_percent: 10 }

async function open(asMember: boolean, claim_state: VoucherOffer['claim_state'] = 'claimable') {
  stubApi({
    '/promotion/api/coupon/offers': [{ data: { list: [{ ...offer, claim_state }], server_time: '2026-11-22T12:00:00+07:00' } }],
    '/promotion/api/coupon/claim': [{ code: ERRORS.VOUCHER_APP_EXCLUSIVE.code }],
  })
  const store = shopStore()
  if (asMember) store.dispatch(sessionSaved({ auth_token: 'token', member_no: 'M1' }))
  await renderInShop(
    <Routes>
      <Route path="/coupons" element={<CouponsPage />} />
      <Route path="/login" element={<p>sign in</p>} />
    </Routes>,
    { store, at: '/coupons?coupon=APP20' },
  )
  return userEvent.setup()
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('says below the voucher why it cannot be claimed', async () => {
  const user = await open(true)
  await user.click(await screen.findByRole('button', { name: 'Claim App 20%' }))
  const alert = await screen.findByRole('alert')
  expect(await within(alert).findByText(/app/)).toBeTruthy()
})

it('sends a guest to log in, and back to the same voucher', async () => {
  const user = await open(false)
  await user.click(await screen.findByRole('button', { name: 'Claim App 20%' }))
  expect(await screen.findByText('sign in')).toBeTruthy()
  expect(takeReturnTarget().to).toBe('/coupons?coupon=APP20')
})

it.each([
  ['claimed', 'Claimed'],
  ['exhausted', 'Fully claimed'],
  ['ended', 'Ended'],
] as const)('offers no claim of one that is %s', async (claimState, words) => {
  await open(true, claimState)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Claim App 20%' })).toBeNull()
})
