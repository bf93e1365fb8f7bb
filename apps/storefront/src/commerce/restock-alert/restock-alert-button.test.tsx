import { ERRORS } from '@nusaria/contracts/errors'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { RestockAlertButton } from './restock-alert-button.tsx'

const at = (call: string) => `/consumer/product/arrival_notice/${call}`
const alertReply = (status: 'subscribed' | 'unsubscribed') => ({
  data: { sku_no: 'S1', status, subscribed_at: status === 'subscribed' ? '2026-11-20T08:00:00+07:00' : null },
})

async function open(status: 'subscribed' | 'unsubscribed', replies: StubbedReplies) {
  const other = status === 'subscribed' ? 'unsubscribed' : 'subscribed'
  const stubs = { [at('status/S1')]: [alertReply(status), alertReply(other)], ...replies }
  const onStale = vi.fn()
  const page = <RestockAlertButton skuNo="S1" size="lg" onStale={onStale} />
  return { ...(await openPage(page, stubs, { member: true, toasts: true })), onStale }
}

/** The button, once the status has loaded. */
async function remind() {
  const button = await screen.findByRole('button', { name: 'Remind me' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  return button
}

it('confirms the subscription', async () => {
  const { user, onStale } = await open('unsubscribed', { [at('subscribe')]: [alertReply('subscribed')] })
  await user.click(await remind())
  expect(await screen.findByText("We'll tell you")).toBeTruthy()
  expect(await screen.findByText("We'll tell you as soon as it's back")).toBeTruthy()
  expect(onStale).not.toHaveBeenCalled()
})

it('shows an existing subscription, and cancels it', async () => {
  const { user } = await open('subscribed', { [at('unsubscribe')]: [alertReply('unsubscribed')] })
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Reminder cancelled')).toBeTruthy()
  expect(await remind()).toBeTruthy()
})

it('shows that the SKU is back already, and fetches the product again', async () => {
  const { user, onStale } = await open('unsubscribed', {
    [at('status/S1')]: [alertReply('unsubscribed')],
    [at('subscribe')]: [{ code: ERRORS.PRODUCT_PARAMETER_INVALID.code }],
  })
  await user.click(await remind())
  expect(await screen.findByText("Good news: it's back in stock already")).toBeTruthy()
  expect(onStale).toHaveBeenCalledOnce()
})

it('shows why, and confirms nothing, when the shop does not answer', async () => {
  const { user } = await open('unsubscribed', { [at('status/S1')]: [alertReply('unsubscribed')], [at('subscribe')]: ['unreachable'] })
  await user.click(await remind())
  expect(await screen.findByText(/Can't reach the shop/)).toBeTruthy()
  expect(await remind()).toBeTruthy()
})
