import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { afterSaleDetail, afterSaleSteps, refundParts } from '#testing/after-sale-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { AfterSaleTimeline, heroTone, StatusHero } from './after-sale-progress.tsx'

afterEach(cleanup)

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

const awaitingReturn: Partial<AfterSaleDetail> = {
  status: AFTER_SALE_STATUS.awaitingReturn,
  actions: ['cancel', 'send_back'],
  deadline: '2026-11-27T15:00:00+07:00',
  timeline: afterSaleSteps('applied', 'agreed'),
}
const sentBack: Partial<AfterSaleDetail> = {
  status: AFTER_SALE_STATUS.pendingInspection,
  actions: [],
  timeline: afterSaleSteps('applied', 'agreed', 'sent_back'),
}
const refundFailed: Partial<AfterSaleDetail> = {
  status: AFTER_SALE_STATUS.failure,
  end_reason: 'refund_failed',
  actions: ['retry'],
  timeline: afterSaleSteps('applied', 'agreed', ['refund_failed', 'The account doesn’t exist any more']),
}

describe('shows the status and what comes next', () => {
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

  it('is red when the shopper must act', async () => {
    expect(await renderRequest(awaitingReturn)).toBe('sambal')
    cleanup()
    expect(await renderRequest(refundFailed)).toBe('sambal')
    cleanup()
    expect(await renderRequest({})).toBe('nila')
  })
})
