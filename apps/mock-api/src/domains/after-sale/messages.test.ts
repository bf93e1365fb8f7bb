import { AfterSaleStep } from '@nusaria/contracts/after-sale-entities'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { describe, expect, it } from 'vitest'
import { afterSaleText, returnReminder } from './messages.ts'
import type { AfterSaleRow } from './tables.ts'

const refund: AfterSaleRow['refund'] = {
  goods_amount: 130_000,
  voucher_share: 0,
  coin_share: 5_000,
  shipping_share: 0,
  refund_amount: 125_000,
  coins_returned: 500,
  coins_taken_back: 0,
  voucher_returned: false,
}
type RequestInfo = Parameters<typeof afterSaleText>[1]
/** 27/11/2026 15:00:00 in Jakarta */
const deadline = Date.parse('2026-11-27T15:00:00+07:00')
const request = (part: Partial<RequestInfo> = {}): RequestInfo => ({
  after_sale_no: 'AS7',
  status: AFTER_SALE_STATUS.awaitingReview,
  refund,
  timeline: [],
  deadline: null,
  again: null,
  ...part,
})
const note = { en: 'The seal is broken.', id: 'Segelnya rusak.', 'zh-CN': '封条已损坏。' }

describe('messages about a request', () => {
  it.each(AfterSaleStep.shape.step.options)('%s: names the request, with a text of its own in each language', (step) => {
    const { title, content } = afterSaleText(step, request())
    for (const language of LANGUAGES) expect(content[language]).toContain('AS7')
    for (const text of [title, content]) expect(new Set(Object.values(text)).size).toBe(3)
  })

  it('an accepted one says whether goods must be sent back first', () => {
    expect(afterSaleText('agreed', request({ status: AFTER_SALE_STATUS.awaitingReturn, deadline })).content.en).toContain(
      'back before 27/11/2026 15:00:00 and',
    )
    expect(afterSaleText('agreed', request({ status: AFTER_SALE_STATUS.refundPending })).content.en).toContain('Rp125.000')
  })

  it('a refund says what was refunded: money, coins, or both', () => {
    expect(afterSaleText('refunded', request()).content.en).toBe('You have Rp125.000 and 500 coins back for request AS7.')
    const money = request({ refund: { ...refund, coins_returned: 0 } })
    expect(afterSaleText('refunded', money).content.id).toBe('Rp125.000 untuk pengajuan AS7 sudah kembali ke kamu.')
    const coins = request({ refund: { ...refund, refund_amount: 0, coins_returned: 1 } })
    expect(afterSaleText('refunded', coins).content.en).toBe('You have 1 coin back for request AS7.')
  })

  it.each(['refused', 'refund_failed'] as const)('%s: contains the reason when there is one', (step) => {
    const content = afterSaleText(step, request({ timeline: [{ step, at: 0, note }] })).content
    for (const language of LANGUAGES) expect(content[language]).toContain(note[language])
    const short = { en: 'Too late', id: 'Terlambat', 'zh-CN': '太晚' }
    expect(afterSaleText(step, request({ timeline: [{ step, at: 0, note: short }] })).content.en).toContain(' Reason: Too late.')
    expect(afterSaleText(step, request()).content.en).not.toContain('Reason')
  })

  it('the return reminder has the number and the moment that the page shows', () => {
    const { content } = returnReminder('AS7', deadline)
    expect(new Set(Object.values(content)).size).toBe(3)
    for (const language of LANGUAGES) expect(content[language]).toContain('27/11/2026 15:00:00')
    for (const language of LANGUAGES)
      expect(
        afterSaleText('interception_missed', request({ status: AFTER_SALE_STATUS.awaitingReturn, deadline })).content[language],
      ).toContain('27/11/2026 15:00:00')
  })

  it.each(['cancelled', 'return_overdue'] as const)('%s: offers to apply again only where that is possible, with its deadline', (step) => {
    expect(afterSaleText(step, request()).content.en).toContain('It can’t be asked for again.')
    expect(afterSaleText(step, request({ again: { until: deadline } })).content.en).toContain('before 27/11/2026 15:00:00.')
    expect(afterSaleText(step, request({ again: { until: null } })).content.en).toContain('You can ask again.')
  })
})
