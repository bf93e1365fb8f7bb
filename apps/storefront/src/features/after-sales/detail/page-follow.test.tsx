import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { afterSaleDetail, afterSaleSteps } from '#testing/after-sale-samples.ts'
import { pasteInto } from '#testing/paste-into.ts'
import { AT, DETAIL, open, RETURN, sentBack } from './testing/render-page.tsx'

it('polls for status changes and stops once the request has ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { sent } = await open([
      {},
      { status: AFTER_SALE_STATUS.refundPending, actions: [] },
      { status: AFTER_SALE_STATUS.success, actions: [], refunded_at: AT },
    ])
    expect(await screen.findByRole('heading', { name: 'Awaiting review' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(await screen.findByRole('heading', { name: 'Refund under way' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(await screen.findByRole('heading', { name: 'Refunded' })).toBeTruthy()
    const count = sent(DETAIL).length
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(sent(DETAIL)).toHaveLength(count)
  } finally {
    vi.useRealTimers()
  }
})

it('return details can be corrected until the parcel is received, not after', async () => {
  const open_: Partial<AfterSaleDetail> = { ...sentBack, actions: ['correct_shipment'] }
  const shipment = { courier_code: 'kilat_nusa', courier_name: 'Kilat Nusa Express', tracking_number: 'KN00941755', sent_at: AT }
  const corrected = {
    ...open_,
    return_shipment: shipment,
    timeline: afterSaleSteps('applied', 'agreed', 'sent_back', 'shipment_corrected'),
  }
  const { user, sent, unmount } = await open([open_, corrected], { [RETURN]: [{ data: afterSaleDetail(corrected) }] })
  expect(await screen.findByText('It can be corrected until the parcel is received.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: /Tracking number/ })
  expect(number.value).toBe('PB009417')
  await screen.findByRole('option', { name: 'Kilat Nusa Express' })
  await user.selectOptions(screen.getByRole('combobox', { name: /Courier/ }), 'kilat_nusa')
  await user.clear(number)
  await pasteInto(number, 'kn 0094 1755')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Kilat Nusa Express · KN00941755')).toBeTruthy()
  expect(sent(RETURN)[0]?.body).toEqual({ after_sale_no: 'AS1', courier_code: 'kilat_nusa', tracking_number: 'KN00941755' })
  unmount()
  await open([{ ...sentBack, status: AFTER_SALE_STATUS.refundPending }])
  expect(await screen.findByText('Return parcel')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})
