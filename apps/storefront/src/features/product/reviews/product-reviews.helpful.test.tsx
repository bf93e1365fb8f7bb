import { ERRORS } from '@nusaria/contracts/errors'
import type { Review } from '@nusaria/contracts/review'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { takePendingAction } from '#session/take-pending-action.ts'
import type { StubbedReply } from '#testing/api-stub.ts'
import { holdReplies } from '#testing/hold-replies.ts'
import { openPage } from '#testing/open-page.tsx'
import { review as sampleReview } from '#testing/product-samples.ts'
import { ReviewPreview } from './product-reviews.tsx'

const HELPFUL = '/consumer/product/review/helpful'
const sample = sampleReview({ spec_values: [], helpful_count: 3, flag_helpful: false, flag_own: false, reply: null })
const done = (helpful_count: number): StubbedReply => ({ data: { helpful_count } })

/** The preview of a product's reviews, which has one, as a member reads it. */
async function open(review: Partial<Review>, replies: readonly StubbedReply[] = []) {
  const stubs = { '/consumer/product/review/list': [{ data: { list: [{ ...sample, ...review }], total: 1 } }], [HELPFUL]: replies }
  const summary = { total: 1, with_pictures: 0, rating: 5, counts: [0, 0, 0, 0, 1] }
  const page = await openPage(<ReviewPreview productNo="P1" summary={summary} />, stubs, { member: true, toasts: true })
  await screen.findByText('Crisp')
  return { sent: () => page.sent(HELPFUL) }
}

const button = (count: string) => screen.findByRole('button', { name: `${count} review by S***i` })
const isOn = (mark: HTMLElement) => mark.getAttribute('aria-pressed') === 'true'

describe('the mark of a helpful review', () => {
  it('counts the member at once, and a second press takes it back', async () => {
    const { sent } = await open({}, [done(4), done(3)])
    const mark = await button('Helpful (3)')
    const release = holdReplies()
    expect(isOn(mark)).toBe(false)
    fireEvent.click(mark)
    await waitFor(() => expect(isOn(mark)).toBe(true))
    expect(mark.textContent).toContain('Helpful (4)')
    release()
    await waitFor(() => expect(sent()).toEqual([{ review_no: 'R1', helpful: true }]))
    fireEvent.click(mark)
    await waitFor(() => expect(isOn(mark)).toBe(false))
    expect(mark.textContent).toContain('Helpful (3)')
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).toEqual({ review_no: 'R1', helpful: false })
  })

  it('is undone with the reason when the shop cannot be reached', async () => {
    await open({ helpful_count: 0 }, ['unreachable'])
    const mark = await button('Helpful')
    const release = holdReplies()
    fireEvent.click(mark)
    await waitFor(() => expect(isOn(mark)).toBe(true))
    release()
    expect(await screen.findByText(/Can't reach the shop/)).toBeTruthy()
    await waitFor(() => expect(isOn(mark)).toBe(false))
    expect(mark.textContent).not.toContain('(')
  })

  it('is undone when the shop refuses it, and the next press tries again', async () => {
    const { sent } = await open({}, [{ code: ERRORS.PRODUCT_INFO_MISSING.code }, done(4)])
    const mark = await button('Helpful (3)')
    fireEvent.click(mark)
    expect(await screen.findByText(/couldn't find/)).toBeTruthy()
    await waitFor(() => expect(isOn(mark)).toBe(false))
    fireEvent.click(mark)
    await waitFor(() => expect(sent()).toHaveLength(2))
    await waitFor(() => expect(isOn(mark)).toBe(true))
  })

  it('two presses during a call end with what was wanted last', async () => {
    const { sent } = await open({}, [done(4), done(3)])
    const mark = await button('Helpful (3)')
    const release = holdReplies()
    fireEvent.click(mark)
    await waitFor(() => expect(isOn(mark)).toBe(true))
    fireEvent.click(mark)
    await waitFor(() => expect(isOn(mark)).toBe(false))
    release()
    await waitFor(() => expect(sent().map((body) => (body as { helpful: boolean }).helpful)).toEqual([true, false]))
    expect(isOn(mark)).toBe(false)
  })

  it('keeps the mark for after the login when the session has ended', async () => {
    await open({}, [{ code: ERRORS.SESSION_EXPIRED.code }])
    const mark = await button('Helpful (3)')
    fireEvent.click(mark)
    await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0))
    expect(takePendingAction('M2')).toBeNull()
  })

  it('shows on one’s own review how many it helped, without a button', async () => {
    await open({ flag_own: true })
    expect(screen.getByText('Helpful (3)')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Helpful/ })).toBeNull()
  })

  it('is left out where the shop does not count', async () => {
    await open({ helpful_count: undefined })
    expect(screen.queryByText('Helpful')).toBeNull()
  })
})
