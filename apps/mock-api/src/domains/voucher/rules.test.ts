import { MINUTE } from '@nusaria/catalogue/lib/time'
import { describe, expect, it } from 'vitest'
import { CLAIM_ATTEMPTS, claimedPercent, claimState, claimVerdict, countFailedAttempt, isOverAttemptLimit } from './rules.ts'
import type { VoucherTemplate } from './templates.ts'

const [FROM, TILL] = [1_000, 2_000]
const template = (over: Partial<VoucherTemplate> = {}) => over as VoucherTemplate
const facts = { now: FROM, from: FROM, till: TILL, claimed: 99, mine: 0, disabled: false, has_ordered: false, has_completed: false }

describe('a voucher', () => {
  it('can be claimed from its first to its last moment', () => {
    for (const now of [FROM, TILL]) {
      expect(claimVerdict(template(), { ...facts, now })).toEqual({ ok: true })
      expect(claimState(template(), { ...facts, now }, null)).toBe('claimable')
    }
    for (const [now, error, state] of [
      [FROM - 1, 'VOUCHER_NOT_STARTED', 'not_started'],
      [TILL + 1, 'VOUCHER_CAMPAIGN_EXPIRED', 'ended'],
    ] as const) {
      expect(claimVerdict(template(), { ...facts, now })).toEqual({ ok: false, error })
      expect(claimState(template(), { ...facts, now }, null)).toBe(state)
    }
  })

  it('of a limited number can be claimed until the last one is gone; its share is shown in whole percent', () => {
    expect(claimVerdict(template({ pieces: 100 }), facts)).toEqual({ ok: true })
    expect(claimVerdict(template({ pieces: 99 }), facts)).toEqual({ ok: false, error: 'VOUCHER_EXHAUSTED' })
    expect(claimState(template({ pieces: 100 }), facts, null)).toBe('claimable')
    expect(claimState(template({ pieces: 99 }), facts, null)).toBe('exhausted')
    expect([0, 1, 2, 3, 4].map((claimed) => claimedPercent(template({ pieces: 3 }), claimed))).toEqual([0, 33, 66, 100, 100])
    expect(claimedPercent(template(), 5)).toBe(0)
  })
})

describe('failed claims and wrong codes', () => {
  it('are counted for ten minutes from the first one; then the count begins again', () => {
    const first = countFailedAttempt(undefined, FROM)
    expect(first).toEqual({ count: 1, since: FROM })
    expect(countFailedAttempt(first, FROM + 10 * MINUTE - 1)).toEqual({ count: 2, since: FROM })
    expect(countFailedAttempt(first, FROM + 10 * MINUTE)).toEqual({ count: 1, since: FROM + 10 * MINUTE })
  })

  it('make the member wait after the tenth', () => {
    const tries = (count: number) => ({ count, since: FROM })
    expect(isOverAttemptLimit(undefined, FROM)).toBe(false)
    expect(isOverAttemptLimit(tries(CLAIM_ATTEMPTS.most - 1), FROM)).toBe(false)
    expect(isOverAttemptLimit(tries(10), FROM + 10 * MINUTE - 1)).toBe(true)
    expect(isOverAttemptLimit(tries(10), FROM + 10 * MINUTE)).toBe(false)
  })
})
