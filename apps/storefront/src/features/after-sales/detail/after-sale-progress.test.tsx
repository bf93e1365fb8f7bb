import type { AfterSaleDetail, AfterSaleStep } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS, type AfterSaleState, type AfterSaleType } from '@nusaria/contracts/lifecycle'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { afterSaleDetail, afterSaleSteps, refundParts } from '#testing/after-sale-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { AfterSaleTimeline, heroTone, StatusHero, timelineSteps } from './after-sale-progress.tsx'
import { awaitingReturn, refundFailed, sentBack } from './testing/render-page.tsx'

async function renderRequest(part: Partial<AfterSaleDetail>) {
  const request = afterSaleDetail(part)
  await renderInShop(
    <>
      <StatusHero request={request} />
      <AfterSaleTimeline request={request} />
    </>,
  )
  return heroTone(request)
}

describe('the status of a request, and what is next', () => {
  const ended = (end_reason: AfterSaleDetail['end_reason'], part: Partial<AfterSaleDetail> = {}): Partial<AfterSaleDetail> => ({
    status: AFTER_SALE_STATUS.failure,
    end_reason,
    actions: [],
    ...part,
  })
  it.each<[string, Partial<AfterSaleDetail>, string, RegExp, string]>([
    ['a refund under review', { type: 'refund_only' }, 'Awaiting review', /Once it agrees, your money comes back/, 'Review by the shop'],
    ['a return under review', {}, 'Awaiting review', /Once it agrees, you send the goods back/, 'Review by the shop'],
    [
      'an intercepted parcel',
      { status: AFTER_SALE_STATUS.interceptionRequested, timeline: afterSaleSteps('applied', 'interception_requested') },
      'Interception requested',
      /asked to bring the parcel back/,
      'Parcel on its way back to us',
    ],
    ['goods to be sent back', awaitingReturn, 'Awaiting return', /before 27\/11\/2026 15:00:00/, 'Send the goods back'],
    ['goods sent back', sentBack, 'Being inspected', /inspects the goods when your parcel arrives/, 'Goods inspected'],
    [
      'a pending refund',
      { status: AFTER_SALE_STATUS.refundPending, actions: [] },
      'Refund under way',
      /Rp50\.000 is on its way to Bank Arta \*{4} 4412/,
      'Refund under way',
    ],
    [
      'a refund of coins alone',
      {
        status: AFTER_SALE_STATUS.refundPending,
        actions: [],
        refund_amount: 0,
        refund: { ...refundParts, refund_amount: 0, coins_returned: 500 },
        refund_to: 'Coins',
      },
      'Refund under way',
      /500 coins are on their way back/,
      'Refund under way',
    ],
    [
      'a cancelled request',
      ended('cancelled', { actions: ['reapply'], timeline: afterSaleSteps('applied', 'cancelled') }),
      'Request withdrawn',
      /You can ask for it again/,
      'Request withdrawn',
    ],
    [
      'a refused request',
      ended('refused', { timeline: afterSaleSteps('applied', ['refused', 'The pictures don’t show what is wrong']) }),
      'Request refused',
      /Reason: The pictures don’t show what is wrong/,
      'Request refused',
    ],
    [
      'a return that came too late',
      ended('return_overdue', { timeline: afterSaleSteps('applied', 'agreed', 'return_overdue') }),
      'Time to send back is over',
      /time to send the goods back has passed.*It can't be asked for again/,
      'Time to send back is over',
    ],
    [
      'goods that did not pass',
      ended('inspection_failed', { timeline: afterSaleSteps('applied', ['refused', 'The goods have been used']) }),
      'Refused after inspection',
      /Reason: The goods have been used.*Contact us/,
      'Request refused',
    ],
    [
      'a failed refund',
      refundFailed,
      'Refund failed',
      /Reason: The account doesn’t exist any more.*Choose where it goes instead/,
      'Refund failed',
    ],
  ])('%s', async (_, part, title, hint, now) => {
    await renderRequest(part)
    const hero = await screen.findByRole('status')
    expect(within(hero).getByRole('heading').textContent).toBe(title)
    expect(hero.textContent).toMatch(hint)
    expect(document.querySelector('[aria-current=step] b')?.textContent).toBe(now)
  })

  it('a received refund: amount, account and time', async () => {
    const tone = await renderRequest({
      status: AFTER_SALE_STATUS.success,
      actions: [],
      refunded_at: '2026-11-25T10:00:00+07:00',
      timeline: afterSaleSteps('applied', 'agreed', 'refunded'),
    })
    expect(tone).toBe('pandan')
    expect(await screen.findByText('Rp50.000 went to Bank Arta **** 4412 on 25/11/2026 10:00:00')).toBeTruthy()
    expect(document.querySelector('[aria-current=step]')).toBeNull()
  })

  it('is red when the refund failed, and blue while the goods are to be sent back', async () => {
    expect(await renderRequest(refundFailed)).toBe('sambal')
    for (const request of [awaitingReturn, {}]) {
      cleanup()
      expect(await renderRequest(request)).toBe('nila')
    }
  })
})

describe('the timeline of a request', () => {
  const event = (step: AfterSaleStep['step']): AfterSaleStep => ({ step, at: '2026-11-22T12:00:00+07:00', note: null })
  const toSteps = (status: AfterSaleState, type: AfterSaleType, ...events: AfterSaleStep['step'][]) =>
    timelineSteps({ status, type, timeline: events.map(event) }).map(
      (step) => `${'event' in step ? step.event.step : step.next} ${step.state}`,
    )

  it('has a step for sending goods back only where they must go back', () => {
    expect(toSteps(1, 'refund_only', 'applied')).toEqual(['applied done', 'review now', 'arrive ahead'])
    expect(toSteps(1, 'return_refund', 'applied')).toEqual([
      'applied done',
      'review now',
      'sendBack ahead',
      'inspect ahead',
      'arrive ahead',
    ])
  })

  it('shows an intercepted parcel, and sending back after a missed interception', () => {
    expect(toSteps(2, 'refund_only', 'applied', 'interception_requested').slice(2)).toEqual(['interception now', 'arrive ahead'])
    expect(toSteps(6, 'refund_only', 'applied', 'interception_requested', 'interception_missed').slice(2)).toEqual([
      'interception_missed done',
      'sendBack now',
      'inspect ahead',
      'arrive ahead',
    ])
  })

  it('shows inspection, refund and completion', () => {
    expect(toSteps(7, 'return_refund', 'applied', 'agreed', 'sent_back').slice(3)).toEqual(['inspect now', 'arrive ahead'])
    expect(toSteps(3, 'return_refund', 'applied', 'agreed').slice(2)).toEqual(['refund now', 'arrive ahead'])
    expect(toSteps(4, 'refund_only', 'applied', 'agreed', 'refunded')).toEqual(['applied done', 'agreed done', 'refunded done'])
  })

  it('stops at the last event when it ended without a refund', () => {
    expect(toSteps(5, 'refund_only', 'applied', 'refused')).toEqual(['applied done', 'refused now'])
    expect(toSteps(1, 'refund_only', 'applied', 'cancelled', 'reapplied').slice(1)).toEqual([
      'cancelled done',
      'reapplied done',
      'review now',
      'arrive ahead',
    ])
  })
})
