import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { afterSaleDetail, refundParts } from '#testing/after-sale-samples.ts'
import { APPLY, filledIn, lineCheckbox, openForm, PREVIEW, radio, refusal, send, UPLOAD } from './testing/render-page.tsx'

describe('a refusal', () => {
  it('removes the refused photo and sends the rest', async () => {
    const replies = {
      [UPLOAD]: [{ data: { picture_id: 'a', url: '/a' } }],
      '/member/picture/remove': [{ data: null }],
      [APPLY]: [refusal('EVIDENCE_INVALID', { picture_id: 'a' }), { data: afterSaleDetail({ after_sale_no: 'AS9' }) }],
    }
    const { user, of } = await filledIn(replies)
    await user.upload(screen.getByLabelText('Photo files'), new File(['x'], '1.jpg', { type: 'image/jpeg' }))
    await screen.findByRole('img', { name: 'Your photo 1' })
    await user.click(send())
    await user.click(await screen.findByRole('button', { name: 'Remove this photo' }))
    expect(screen.queryByRole('img', { name: 'Your photo 1' })).toBeNull()
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(send())
    await waitFor(() => expect(of(APPLY)[1]?.body).toMatchObject({ picture_ids: [] }))
  })

  it('sends the same request again when no answer came', async () => {
    const { user, of } = await filledIn({ [APPLY]: ['unreachable', { data: afterSaleDetail({ after_sale_no: 'AS9' }) }] })
    await user.click(send())
    expect(await screen.findByText(/Sending it again won't make it two/)).toBeTruthy()
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('at /afterSaleOrderDetail/AS9')).toBeTruthy()
    expect(of(APPLY)[0]?.body).toEqual(of(APPLY)[1]?.body)
  })

  it('shows the new amount, and sends it when the shopper agrees', async () => {
    const replies = {
      [PREVIEW]: [{ data: refundParts }, { data: { ...refundParts, refund_amount: 40_000 } }],
      [APPLY]: [refusal('AFTER_SALE_AMOUNT', { refund_amount: 40_000 }), { data: afterSaleDetail({ after_sale_no: 'AS9' }) }],
    }
    const { user, of } = await filledIn(replies)
    await user.click(send())
    await screen.findByText(/refund amount has changed/)
    await screen.findAllByText('40.000')
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(screen.getByRole('button', { name: 'Send with the new amount' }))
    await waitFor(() => expect(of(APPLY)[1]?.body).toMatchObject({ refund_amount: 40_000 }))
  })

  it('offers a retry when the preview fails to load', async () => {
    const { user } = await openForm({ [PREVIEW]: ['unreachable', { data: refundParts }] })
    await user.click(await lineCheckbox('Teko'))
    await user.click(radio(/Refund only/))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect((await screen.findAllByText('50.000')).length).toBeGreaterThan(0)
  })
})
