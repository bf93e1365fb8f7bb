import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { setupListeners } from '@reduxjs/toolkit/query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { afterSaleDetail, refundParts } from '#testing/after-sale-samples.ts'
import { refundAccount, walletReply } from '#testing/member-samples.ts'
import {
  APPLY,
  completedOrder,
  DETAIL,
  eligibleOptions,
  filledIn,
  OPTIONS,
  ORDER,
  openReapplyForm,
  PREVIEW,
  REAPPLY,
  reason,
  refusal,
  send,
} from './testing/render-page.tsx'

const WALLET = '/member/wallet/list'
const filed = { data: afterSaleDetail({ after_sale_no: 'AS9' }) }
const target = { kind: 'refund_card', id: 'RC1' } as const
const inCash = { [OPTIONS]: [{ data: eligibleOptions({ needs_refund_target: true }) }] }
const wallet = (...accounts: Parameters<typeof refundAccount>[0][]) => walletReply({ refund_cards: accounts.map(refundAccount) })
const bodies = (calls: readonly { readonly body: unknown }[]) => calls.map(({ body }) => body)
const note = async () => (await screen.findByText('Changed since you last looked')).closest<HTMLElement>('[role=status]')
const sentences = async () =>
  within((await note()) as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('a request that is not the one shown', () => {
  it('names the edited account, keeps what was typed, and is sent as it is now', async () => {
    const { user, of } = await filledIn(
      {
        ...inCash,
        [WALLET]: [wallet({ digest: 'before' }), wallet({ digest: 'now', masked_number: '**** 1111' })],
        [APPLY]: [refusal('AFTER_SALE_CHANGED', {}, 'refund_target'), filed],
      },
      target,
    )
    await screen.findByRole('radio', { name: /7788/ })
    await user.type(screen.getByRole('textbox', { name: /What happened/ }), 'It leaks')
    await user.click(send())
    expect(await screen.findByText('Something in this request has changed. Check it, then send it again.')).toBeTruthy()
    expect(await sentences()).toEqual([
      'The refund account was edited: Bank Arta **** 1111 · Sari Wulandari instead of Bank Arta **** 7788 · Sari Wulandari',
    ])
    const account = screen.getByRole<HTMLInputElement>('radio', { name: /1111/ })
    expect([account.checked, account.closest('label')?.textContent]).toEqual([true, expect.stringContaining('Edited')])
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(send())
    expect(await screen.findByText('at /afterSaleOrderDetail/AS9')).toBeTruthy()
    expect(bodies(of(APPLY))).toMatchObject([
      { refund_target: { ...target, digest: 'before' }, description: 'It leaks', reason: 'damaged' },
      { refund_target: { ...target, digest: 'now' }, description: 'It leaks', reason: 'damaged' },
    ])
  })

  it('names an account whose number looks the same, and one that was removed', async () => {
    const { user } = await filledIn(
      {
        ...inCash,
        [WALLET]: [wallet({ digest: 'before' }), wallet({ digest: 'now' }), wallet()],
        [APPLY]: [refusal('AFTER_SALE_CHANGED', {}, 'refund_target'), refusal('REFUND_ACCOUNT_REQUIRED', {}, 'refund_target')],
      },
      target,
    )
    await screen.findByRole('radio', { name: /7788/ })
    await user.click(send())
    expect(await screen.findByText('The refund account was edited: Bank Arta **** 7788 · Sari Wulandari')).toBeTruthy()
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(send())
    expect(await screen.findByText('The refund account was removed: Bank Arta **** 7788 · Sari Wulandari')).toBeTruthy()
  })

  it('names each part of the refund and the state of the order, and sends the new digest', async () => {
    const now = { ...refundParts, refund_amount: 40_000, coins_returned: 2, coins_taken_back: 3, voucher_returned: true, digest: 'now' }
    const { user, of } = await filledIn({
      [PREVIEW]: [{ data: { ...refundParts, digest: 'before' } }, { data: now }],
      [ORDER]: [{ data: { ...completedOrder, status: 'pending_receipt' } }, { data: completedOrder }],
      [APPLY]: [refusal('AFTER_SALE_CHANGED', {}, 'digest'), filed],
    })
    await user.click(send())
    await waitFor(async () =>
      expect(await sentences()).toEqual([
        'The refund changed from Rp50.000 to Rp40.000',
        'Coins that come back: 2 instead of 0',
        'Coins taken back: 3 instead of 0',
        'The voucher comes back too',
        'The order’s status is now: Completed',
      ]),
    )
    expect(screen.getByText('Was Rp50.000')).toBeTruthy()
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(send())
    await screen.findByText('at /afterSaleOrderDetail/AS9')
    expect(bodies(of(APPLY))).toMatchObject([
      { digest: 'before', refund_amount: 50_000 },
      { digest: 'now', refund_amount: 40_000 },
    ])
  })

  it('is named before it is sent, once the page is seen again', async () => {
    const { store } = await filledIn({
      [PREVIEW]: [{ data: refundParts }, { data: { ...refundParts, goods_amount: 60_000, voucher_share: 10_000 } }],
    })
    onTestFinished(setupListeners(store.dispatch))
    fireEvent(window, new Event('focus'))
    expect(await sentences()).toEqual(['What the refund consists of has changed'])
  })

  it('a choice of the shopper is no change', async () => {
    const { user, of } = await filledIn({ [PREVIEW]: [{ data: refundParts }, { data: { ...refundParts, refund_amount: 40_000 } }] })
    await user.selectOptions(reason(), 'Changed my mind')
    await waitFor(() => expect(of(PREVIEW)).toHaveLength(2))
    await screen.findAllByText('40.000')
    expect(screen.queryByText('Changed since you last looked')).toBeNull()
  })
})

it.each([
  [{ account_digest: 'now', refund_to: 'Bank Arta **** 1111' }, 'was edited: Bank Arta **** 1111 instead of Bank Arta **** 4412'],
  [{ account_digest: 'now' }, 'was edited: Bank Arta **** 4412'],
  [{ account_digest: null }, 'was removed: Bank Arta **** 4412'],
])('a request that is filed again names its changed account, and is sent as it is now: %o', async (now, text) => {
  const ended: Partial<AfterSaleDetail> = { status: 5, end_reason: 'cancelled', type: 'refund_only', actions: ['reapply'] }
  const { user, of } = await openReapplyForm({
    [DETAIL]: [{ data: afterSaleDetail({ ...ended, account_digest: 'before' }) }, { data: afterSaleDetail({ ...ended, ...now }) }],
    [REAPPLY]: [refusal('AFTER_SALE_CHANGED', {}, 'account_digest'), filed],
  })
  await screen.findByText('Back the way you paid: Bank Arta **** 4412.')
  await waitFor(() => expect(send().disabled).toBe(false))
  await user.click(send())
  expect(await sentences()).toEqual([`The refund account ${text}`])
  await waitFor(() => expect(send().disabled).toBe(false))
  await user.click(send())
  await screen.findByText('at /afterSaleOrderDetail/AS9')
  expect(bodies(of(REAPPLY))).toMatchObject([{ account_digest: 'before' }, { account_digest: now.account_digest }])
})
