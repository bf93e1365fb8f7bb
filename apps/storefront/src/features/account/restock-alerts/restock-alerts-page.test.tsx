import type { ArrivalNoticeItem } from '@nusaria/contracts/restock-alert'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { observeView } from '#testing/in-view.ts'
import { openPage } from '#testing/open-page.tsx'
import { productCard } from '#testing/product-samples.ts'
import { RestockAlertsPage } from './restock-alerts-page.tsx'

const at = (call: string) => `/consumer/product/arrival_notice/${call}`
const alert = { sku_no: 'S1', status: 'subscribed', subscribed_at: '2026-11-20T08:00:00+07:00' } as const
const item: ArrivalNoticeItem = { ...alert, spec_values: ['10 kg'], product: productCard('A', { product_name: 'Beras' }) }
const page = (...list: ArrivalNoticeItem[]) => ({ data: { list, total: list.length } })

const open = (replies: StubbedReplies) => openPage(<RestockAlertsPage />, replies, { member: true, at: '/arrivalNotices' })

it('lists the alerts with links to the products; a cancelled alert can be restored', async () => {
  const { user, sent } = await open({
    [at('list')]: [page(item), page(), page(item)],
    [at('unsubscribe')]: [{ data: { ...alert, status: 'unsubscribed', subscribed_at: null } }],
    [at('subscribe')]: [{ data: alert }],
  })
  expect((await screen.findByRole('link', { name: 'Beras' })).getAttribute('href')).toBe('/commodDetail?product_no=A')
  expect(screen.getByText('10 kg')).toBeTruthy()
  expect(screen.getByText('Since 20/11/2026')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel the reminder for Beras, 10 kg' }))
  expect(await screen.findByText('No reminders')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'Beras' })).toBeTruthy()
  expect(sent(at('subscribe'))).toEqual([{ sku_no: 'S1' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

describe('recommended products', () => {
  const heading = () => screen.queryByRole('heading', { name: 'You might like these' })

  it('are below the last reminder, not above those that are still to load', async () => {
    observeView(false)
    await open({ [at('list')]: [{ data: { list: [item], total: 21 } }] })
    await screen.findByText('10 kg')
    expect(heading()).toBeNull()
    cleanup()
    await open({ [at('list')]: [page(item)] })
    await screen.findByText('10 kg')
    expect(heading()).toBeTruthy()
  })

  it('are shown too when there is no reminder', async () => {
    await open({ [at('list')]: [page()] })
    expect(await screen.findByText('No reminders')).toBeTruthy()
    expect(heading()).toBeTruthy()
  })
})

it('offers a retry after an error', async () => {
  const { user } = await open({ [at('list')]: ['unreachable', page(item)] })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('10 kg')).toBeTruthy()
})
