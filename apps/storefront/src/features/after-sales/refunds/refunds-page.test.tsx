import type { RefundItem } from '@nusaria/contracts/after-sale-entities'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { RefundsPage } from './refunds-page.tsx'

const REFUNDS = '/order/after-sale/refunds'
const NOW = '2026-11-22T12:00:00+07:00'

function refund(part: Partial<RefundItem> = {}): RefundItem {
  return {
    after_sale_no: 'AS1',
    order_no: 'NS1',
    stage: 'under_way',
    refund_amount: 48_000,
    coins_returned: 0,
    refund_to: 'BCA **** 1234',
    thumb_image_url: '/media/kopi.svg',
    requested_at: NOW,
    refunded_at: null,
    ...part,
  }
}

const page = (received_amount: number, ...list: readonly RefundItem[]) => ({
  data: { list, total: list.length, received_amount, server_time: NOW },
})

const open = (at: string, ...replies: StubbedReply[]) => openPage(<RefundsPage />, { [REFUNDS]: replies }, { at })

const card = (no: string) => within(screen.getByRole('link', { name: `Open the request of refund ${no}` }).closest('li') as HTMLElement)

it('shows amount, account and time of each refund, and the total', async () => {
  const came = refund({ after_sale_no: 'AS2', stage: 'received', refunded_at: '2026-11-21T09:30:00+07:00', coins_returned: 120 })
  await open('/refunds', page(310_000, refund({ coins_returned: 1 }), came))
  expect(await screen.findByRole('link', { name: 'Open the request of refund AS1' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Received so far' }).textContent).toContain('310.000')
  expect(card('AS1').getByText('BCA **** 1234')).toBeTruthy()
  expect(card('AS1').getByText('1 coin comes back')).toBeTruthy()
  expect(card('AS2').getByText('120 coins came back')).toBeTruthy()
  expect(card('AS2').getByText('21/11/2026 09:30:00')).toBeTruthy()
  expect(card('AS2').getByRole('link', { name: 'Order NS1' }).getAttribute('href')).toBe('/orderDetail/NS1')
})

it('links from a failed refund to the choice of another account', async () => {
  await open('/refunds?stage=failed', page(0, refund({ stage: 'failed' })))
  expect((await screen.findByRole('link', { name: 'Choose another account' })).getAttribute('href')).toBe('/afterSaleOrderDetail/AS1')
})

it('offers a retry when the list fails to load', async () => {
  const { user } = await open('/refunds', 'unreachable', page(0, refund()))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Open the request of refund AS1' })).toBeTruthy()
})
