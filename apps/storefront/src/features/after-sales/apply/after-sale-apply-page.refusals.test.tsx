import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { afterSaleDetail, refundParts } from '#testing/after-sale-samples.ts'
import {
  APPLY,
  applyBody,
  eligibleOptions,
  filledIn,
  line,
  lineCheckbox,
  OPTIONS,
  openForm,
  PREVIEW,
  radio,
  reason,
  refusal,
  SETTLE,
  sariStore,
  send,
} from './testing/render-page.tsx'

const arrived = { data: afterSaleDetail({ after_sale_no: 'AS9' }) }
const PHOTO = { '/member/picture/upload': [{ data: { picture_id: 'a', url: '/api/member/picture/a' } }] }
const held = [line('1', 'Kopi Gayo'), line('2', 'Teko', { quantity: 1, available: 0, ongoing_no: 'AS9' })]

async function addPhoto(user: UserEvent) {
  await user.upload(screen.getByLabelText('Photo files'), new File(['x'], '1.jpg', { type: 'image/jpeg' }))
  await screen.findByRole('img', { name: 'Your photo 1' })
}

describe('a refusal', () => {
  it('offers a retry when the preview fails to load', async () => {
    const { user } = await openForm({ [PREVIEW]: ['unreachable', { data: refundParts }] })
    await user.click(await lineCheckbox('Teko'))
    await user.click(radio(/Refund only/))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect((await screen.findAllByText('50.000')).length).toBeGreaterThan(0)
  })

  it('of a photo removes it and sends the rest', async () => {
    const replies = {
      ...PHOTO,
      '/member/picture/remove': [{ data: null }],
      [APPLY]: [refusal('EVIDENCE_INVALID', { picture_id: 'a' }), arrived],
    }
    const { user, of } = await filledIn(replies)
    await addPhoto(user)
    await user.click(send())
    await user.click(await screen.findByRole('button', { name: 'Remove this photo' }))
    expect(screen.queryByRole('img', { name: 'Your photo 1' })).toBeNull()
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(send())
    await waitFor(() => expect(of(APPLY)[1]?.body).toMatchObject({ picture_ids: [] }))
  })
})

it('after the page was left, the form and its photos are there again', async () => {
  const store = sariStore()
  const { user, unmount } = await openForm(PHOTO, store)
  await user.click(await lineCheckbox('Teko'))
  await user.click(radio(/Refund only/))
  await user.selectOptions(reason(), 'damaged')
  await addPhoto(user)
  unmount()
  const { of } = await openForm(PHOTO, store)
  expect((await lineCheckbox('Teko')).checked).toBe(true)
  await waitFor(() => expect(send().disabled).toBe(false))
  await user.click(send())
  await waitFor(() => expect(of(APPLY)[0]?.body).toMatchObject({ ...applyBody, picture_ids: ['a'] }))
})

describe('a request without an answer', () => {
  it('is sent again unchanged, although its goods are no longer available', async () => {
    const { user, of } = await filledIn({
      [APPLY]: ['unreachable', arrived],
      [OPTIONS]: [{ data: eligibleOptions() }, { data: eligibleOptions({ lines: held }) }],
      [PREVIEW]: [{ data: refundParts }, refusal('AFTER_SALE_ONGOING', { after_sale_no: 'AS9' })],
    })
    await user.click(send())
    expect(await screen.findByText(/Sending it again won't make it two/)).toBeTruthy()
    const again = screen.getByRole('button', { name: 'Send again' })
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Teko' }).disabled).toBe(true))
    await user.click(again)
    expect(await screen.findByText('at /afterSaleOrderDetail/AS9')).toBeTruthy()
    expect(of(APPLY)[1]?.body).toEqual(of(APPLY)[0]?.body)
  })

  it('is sent again when the connection is back, although the preview failed meanwhile', async () => {
    const { user, of } = await filledIn({
      [APPLY]: ['unreachable', arrived],
      [PREVIEW]: [{ data: refundParts }, 'unreachable'],
    })
    await user.click(send())
    await waitFor(() => expect(of(PREVIEW)).toHaveLength(2))
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(await screen.findByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('at /afterSaleOrderDetail/AS9')).toBeTruthy()
  })

  it('becomes a new request once the form has changed', async () => {
    const { user, of } = await filledIn({ [APPLY]: ['unreachable', arrived], [SETTLE]: [{ data: { made: null } }] })
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toContain('Your request did not arrive')
    await user.click(await lineCheckbox('Kopi Gayo'))
    await user.selectOptions(reason(), 'changed_mind')
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(send())
    await waitFor(() => expect(of(APPLY)).toHaveLength(2))
    const [first, second] = of(APPLY).map(({ body }) => body as { request_id: string })
    expect(second?.request_id).not.toBe(first?.request_id)
  })

  it('does not file other content while the outcome of the first is unknown', async () => {
    const { user, of } = await filledIn({
      [APPLY]: ['unreachable', arrived],
      [SETTLE]: ['unreachable', 'unreachable', { data: { made: 'AS8' } }],
    })
    await user.click(send())
    await screen.findByRole('button', { name: 'Send again' })
    await user.click(await lineCheckbox('Kopi Gayo'))
    await user.selectOptions(reason(), 'changed_mind')
    await waitFor(() => expect(send().disabled).toBe(false))
    await user.click(send())
    await waitFor(() => expect(of(SETTLE)).toHaveLength(2))
    expect((await screen.findByRole('alert')).textContent).toContain('Nobody knows whether your request arrived')
    await user.click(send())
    expect(await screen.findByText('at /afterSaleOrderDetail/AS8')).toBeTruthy()
    expect(of(APPLY)).toHaveLength(1)
  })
})
