import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { type SelectedSku, skusSelected } from '#platform/state/user-info.ts'
import type { StubbedReplies, StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { shopStore } from '#testing/render-in-shop.tsx'
import { address, confirmation } from '#testing/trade-samples.ts'
import { OrderConfirmPage } from '../order-confirm-page.tsx'

export const CONFIRM = '/order/trade/confirm'
export const PLACE = '/order/trade/place'
export const ADDRESSES = '/member/address/list'

export const placed: StubbedReply = {
  data: { order_no: 'NS1', status: 'pending_payment', total: 62_000, pay_by: '2026-11-22T13:00:00+07:00' },
}
export const refused = (name: ErrorName): StubbedReply => ({ code: ERRORS[name].code })

/** Opens the page. */
export async function visit(replies: StubbedReplies, at = '/orderConfirm', selectSkus: readonly SelectedSku[] = []) {
  const stubs = {
    [CONFIRM]: [{ data: confirmation() }],
    [PLACE]: [placed],
    [ADDRESSES]: [{ data: { list: [address], max: 20 } }],
    ...replies,
  }
  const store = shopStore()
  store.dispatch(skusSelected({ buyType: 'cart', selectSkus }))
  return openPage(<OrderConfirmPage />, stubs, { store, member: true, at, path: '/orderConfirm', others: { '/checkout': 'cashier' } })
}

/** Opens the page of an order that lacks nothing, whether it can be placed at once or not. */
export async function show(...given: Parameters<typeof visit>) {
  const page = await visit(...given)
  const place = await screen.findByRole<HTMLButtonElement>('button', { name: 'Place order' })
  return { ...page, place }
}

export async function open(...given: Parameters<typeof show>) {
  const page = await show(...given)
  await waitFor(() => expect(page.place.disabled).toBe(false))
  return page
}

/** The part of the page that shows a refusal. */
export const targetOf = (element: Element) => element.closest('[data-error-target]')?.getAttribute('data-error-target')
