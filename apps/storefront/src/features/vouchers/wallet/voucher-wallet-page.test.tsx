import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import type { WalletVoucher } from '@nusaria/contracts/voucher'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { pasteInto } from '#testing/paste-into.ts'
import { walletVoucher } from '#testing/trade-samples.ts'
import { VoucherWalletPage } from './voucher-wallet-page.tsx'

// Loaded before the first test, so that the lazy code doesn't use up its time.
await import('#commerce/voucher/voucher-code-form.tsx')

const counts = { unused: 3, used: 1, expired: 0 }
const holding = (...list: WalletVoucher[]): StubbedReply => ({
  data: { list, total: list.length, counts, server_time: '2026-11-22T12:00:00+07:00' },
})

const open = (wallet: readonly StubbedReply[], redeem: readonly StubbedReply[] = []) =>
  openPage(
    <VoucherWalletPage />,
    { '/promotion/api/coupon/wallet': wallet, '/promotion/api/coupon/redeem_code': redeem },
    { member: true, at: '/couponsList', toasts: true },
  )

it('shows the conditions and the expiry of a voucher, with a link to its products', async () => {
  const part = { product_scope: 'selected', flag_online_only: true, flag_new_user: true, use_within_days: 7 } as const
  await open([holding(walletVoucher({ ...part, flag_stackable: false, expires_at: '2026-11-23T23:59:00+07:00' }))])
  expect(await screen.findByText('Ends tomorrow, 23:59')).toBeTruthy()
  for (const tag of ['Selected products', 'One discount per order', 'Online payment', 'New users', 'For 7 days after claiming'])
    expect(screen.getByText(tag)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Use Small saver' }).getAttribute('href')).toBe('/coupons?coupon=HEMAT5')
  expect(screen.getByRole('tab', { name: 'Unused 3' })).toBeTruthy()
})

it('a voucher for the app only can’t be used here', async () => {
  await open([holding(walletVoucher({ flag_app_exclusive: true }))])
  expect(await screen.findByText('App only')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Use Small saver' })).toBeNull()
})

it('a used voucher links to its order', async () => {
  const used = walletVoucher({ state: 'used', used_at: '2026-11-20T10:00:00+07:00', order_no: 'NS7' })
  const { user, store } = await open([holding(), holding(used)])
  await user.click(await screen.findByRole('tab', { name: 'Used 1' }))
  expect((await screen.findByRole('link', { name: 'Order NS7' })).getAttribute('href')).toBe('/orderDetail/NS7')
  expect(store.getState().globalState.couponTab).toBe('used')
  expect(screen.queryByRole('textbox', { name: 'Voucher code' })).toBeNull()
})

it('filters by kind', async () => {
  const { user, calls } = await open([holding(walletVoucher()), holding()])
  await user.click(await screen.findByRole('button', { name: 'Shipping' }))
  expect(await screen.findByText('No vouchers here: Shipping')).toBeTruthy()
  expect(calls.at(-1)?.body).toMatchObject({ state: 'unused', kind: 'shipping' })
})

it('redeems a code', async () => {
  const { user, calls } = await open([holding(), holding(walletVoucher())], [{ data: walletVoucher({ coupon_name: 'A greeting' }) }])
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Voucher code' })
  await user.type(field, ' salam25 {Enter}')
  expect(await screen.findByText('A greeting is in your wallet')).toBeTruthy()
  expect(calls.find(({ path }) => path.endsWith('redeem_code'))?.body).toEqual({ code: 'salam25' })
  expect(field.value).toBe('')
  expect(await screen.findByRole('link', { name: 'Use Small saver' })).toBeTruthy()
})

const refusals: readonly (readonly [ErrorName, RegExp])[] = [
  ['VOUCHER_MISSING', /exist|found|valid/i],
  ['VOUCHER_CLAIM_LIMIT', /claim/i],
  ['TOO_MANY_ATTEMPTS', /many|wait|later/i],
  ['VOUCHER_CAMPAIGN_EXPIRED', /over|ended|expired/i],
  ['VOUCHER_NOT_STARTED', /start/i],
  ['VOUCHER_EXHAUSTED', /claimed|left|gone/i],
  ['VOUCHER_APP_EXCLUSIVE', /app/i],
  ['VOUCHER_NEW_USERS_ONLY', /new/i],
  ['VOUCHER_NOT_ELIGIBLE', /eligible|can't|not/i],
  ['MEMBER_DISABLED', /disabled/i],
]
it.each(refusals)('shows at the field why a code was refused and keeps it: %s', async (name, message) => {
  const { user } = await open([holding()], [{ code: ERRORS[name].code }])
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Voucher code' })
  await pasteInto(field, 'NIHIL25')
  await user.click(screen.getByRole('button', { name: 'Redeem' }))
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  const form = field.closest('form')
  expect(form && within(form).getByText(message)).toBeTruthy()
  expect(field.value).toBe('NIHIL25')
})

it.each([
  ['', 'Type the code first'],
  ['a b', 'A code has 4 to 20 letters and digits, without spaces'],
])('sends nothing that can’t be a code: "%s"', async (typed, message) => {
  const { user, calls } = await open([holding()])
  const field = await screen.findByRole('textbox', { name: 'Voucher code' })
  if (typed) await pasteInto(field, typed)
  await user.click(screen.getByRole('button', { name: 'Redeem' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(calls.filter(({ path }) => path.endsWith('redeem_code'))).toEqual([])
})
