import { CODE_TYPE } from '@nusaria/contracts/login-types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loginCodeRequest, sentCodeStore, toSentCode } from './sent-code.ts'

const NOW = Date.parse('2026-11-22T09:00:00+07:00')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  sentCodeStore.set(toSentCode(loginCodeRequest('81234567890'), { channel: 'sms', to: '', resend_after: 60 }, 'ABC123', 'nonce-0001'))
})
afterEach(() => {
  sentCodeStore.clear()
})

/** Seconds until another code can be requested, until this one expires. */
const waits = () => {
  const { resendAt = '', goodUntil = '' } = sentCodeStore.get() ?? {}
  return [resendAt, goodUntil].map((time) => (Date.parse(time) - Date.now()) / 1_000)
}

it('counts from when it was sent, until it expires', () => {
  expect(waits()).toEqual([60, 300])
  vi.setSystemTime(NOW + 50_000)
  expect(waits()).toEqual([10, 250])
  vi.setSystemTime(NOW + 301_000)
  expect(sentCodeStore.get()).toBeNull()
})

it.each([600_000, 7_200_000, 86_400_000])('never asks for a longer wait, though the clock was set back by %i ms', (back) => {
  vi.setSystemTime(NOW - back)
  expect(waits()).toEqual([60, 300])
  expect(sentCodeStore.get(CODE_TYPE.resetPassword)).toBeNull()
})
