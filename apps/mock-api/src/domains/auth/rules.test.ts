import { HOUR, MINUTE, SECOND } from '@nusaria/catalogue/lib/time'
import { maskAccount } from '@nusaria/contracts/account'
import { LIMITS } from '@nusaria/contracts/limits'
import { describe, expect, it } from 'vitest'
import type { MemberRow } from '../member/tables.ts'
import { resolveAccount } from './codes.ts'
import {
  ACCOUNT_WRONG_ANSWERS,
  checkCaptcha,
  checkCode,
  checkDevice,
  checkGuessing,
  checkNonce,
  checkResend,
  countedAnswers,
  DEVICE_WRONG_ANSWERS,
  isAnswerable,
  LIFETIME,
  recipientWait,
} from './rules.ts'

const NOW = 1_000 * HOUR
const ok = { ok: true }
const refused = (error: string) => ({ ok: false, error })
const wrong = (count: number, age: number) => ({ subject: 'device:d', count, since: NOW - age })

describe('wrong answers', () => {
  it('count until their period is over', () => {
    expect(countedAnswers(wrong(3, MINUTE - 1), MINUTE, NOW)).toBe(3)
    expect(countedAnswers(wrong(3, MINUTE), MINUTE, NOW)).toBe(0)
    expect(countedAnswers(undefined, MINUTE, NOW)).toBe(0)
  })

  it('block the device at the tenth for a minute', () => {
    expect(checkDevice(wrong(DEVICE_WRONG_ANSWERS - 1, 0), NOW)).toEqual(ok)
    expect(checkDevice(wrong(DEVICE_WRONG_ANSWERS, MINUTE - 1), NOW)).toEqual(refused('DEVICE_UNSAFE'))
    expect(checkDevice(wrong(DEVICE_WRONG_ANSWERS, MINUTE), NOW)).toEqual(ok)
  })

  it('for one account end at the twentieth for five minutes', () => {
    expect(checkGuessing(wrong(ACCOUNT_WRONG_ANSWERS - 1, 0), NOW)).toEqual(ok)
    expect(checkGuessing(wrong(ACCOUNT_WRONG_ANSWERS, LIFETIME - 1), NOW)).toEqual(refused('TOO_MANY_ATTEMPTS'))
    expect(checkGuessing(wrong(ACCOUNT_WRONG_ANSWERS, LIFETIME), NOW)).toEqual(ok)
  })
})

describe('a picture', () => {
  const row = { image_id: 'I', account: 'sari', type_id: '1' as const, answer: 'AC7KX9', expires_at: NOW + 1, spent: false }
  const typed = { account: 'sari', type_id: '1', check_code: 'ac7kx9' }

  it('is answered in upper or lower case, once and in time, for its own account and purpose', () => {
    expect([isAnswerable(row, NOW), isAnswerable({ ...row, spent: true }, NOW), isAnswerable(row, NOW + 1)]).toEqual([true, false, false])
    expect(checkCaptcha(row, typed, NOW)).toEqual(ok)
    for (const [held, over] of [
      [row, { check_code: 'AC7KX8' }],
      [row, { account: 'budi' }],
      [row, { type_id: '2' }],
      [{ ...row, spent: true }, {}],
      [undefined, {}],
    ] as const)
      expect(checkCaptcha(held, { ...typed, ...over }, NOW)).toEqual(refused('CODE_INVALID'))
  })
})

describe('the nonce of a right answer', () => {
  const row = { nonce: 'N', account: 'sari', image_code: 'AC7KX9', expires_at: NOW + 1, spent: false }
  const wanted = { account: 'sari', image_code: 'ac7kx9' }

  it('is good once, in time, for its account and picture', () => {
    expect(checkNonce(row, wanted, NOW)).toEqual(ok)
    for (const [held, over, now] of [
      [undefined, {}, NOW],
      [{ ...row, spent: true }, {}, NOW],
      [row, {}, NOW + 1],
      [row, { account: 'budi' }, NOW],
      [row, { image_code: 'AC7KX8' }, NOW],
    ] as const)
      expect(checkNonce(held, { ...wanted, ...over }, now)).toEqual(refused('CODE_INVALID'))
  })
})

describe('a code', () => {
  const sent = { code_id: '1:sari', code: '123456', nonce: 'N', sent_at: NOW, expires_at: NOW + LIFETIME, wrong_tries: 0 }
  const right = { code: '123456', nonce: 'N' }

  it('is sent again after a minute', () => {
    expect(checkResend(undefined, NOW)).toEqual(ok)
    expect(checkResend(sent, NOW + LIMITS.resendCountdown * SECOND - 1)).toEqual(refused('TOO_MANY_ATTEMPTS'))
    expect(checkResend(sent, NOW + LIMITS.resendCountdown * SECOND)).toEqual(ok)
  })

  it('lets the shopper in until it expires', () => {
    expect(checkCode(sent, right, NOW)).toEqual(ok)
    expect(checkCode(sent, { code: '123456' }, NOW)).toEqual(ok)
    expect(checkCode(sent, right, NOW + LIFETIME - 1)).toEqual(ok)
    expect(checkCode(sent, right, NOW + LIFETIME)).toEqual({ ...refused('CODE_INVALID'), left: 0 })
    expect(checkCode(undefined, right, NOW)).toEqual(refused('CODE_INVALID'))
  })

  it('says how many tries are left, and is used up after five', () => {
    const typed = { code: '000000', nonce: 'N' }
    expect(checkCode(sent, typed, NOW)).toEqual({ ...refused('CODE_INVALID'), counts: true, left: 4 })
    expect(checkCode({ ...sent, wrong_tries: 4 }, typed, NOW)).toEqual({ ...refused('CODE_INVALID'), counts: true, left: 0 })
    expect(checkCode({ ...sent, wrong_tries: 4 }, right, NOW)).toEqual(ok)
    expect(checkCode({ ...sent, wrong_tries: 5 }, right, NOW)).toEqual({ ...refused('TOO_MANY_ATTEMPTS'), left: 0 })
  })

  it("isn't used up by a stranger without its nonce", () => {
    expect(checkCode(sent, { code: '000000', nonce: 'X' }, NOW)).toEqual(refused('CODE_INVALID'))
    expect(checkCode(sent, { code: '123456', nonce: 'X' }, NOW)).toEqual(refused('CODE_INVALID'))
  })
})

describe('a device that has codes sent to several accounts', () => {
  const to = (account: string, age: number) => ({ recipient_id: `d:${account}`, device: 'd', account, sent_at: NOW - age })
  const five = ['a', 'b', 'c', 'd', 'e'].map((account, at) => to(account, (at + 1) * MINUTE))

  it('waits for the sixth until the first is an hour old', () => {
    expect(recipientWait(five.slice(1), 'f', NOW)).toBe(0)
    expect(recipientWait(five, 'f', NOW)).toBe(55 * 60)
    expect(recipientWait([...five.slice(0, 4), to('e', HOUR - 1)], 'f', NOW)).toBe(1)
    expect(recipientWait([...five.slice(0, 4), to('e', HOUR)], 'f', NOW)).toBe(0)
    expect(recipientWait([...five.slice(0, 4), to('e', 2 * HOUR)], 'f', NOW)).toBe(0)
  })

  it('may send to one of the five again', () => {
    expect(recipientWait(five, 'a', NOW)).toBe(0)
  })
})

describe('the masked account of a call', () => {
  const sari = { phone: '81200000001', email: 'sari@example.com' } as MemberRow
  const ctx = (member: MemberRow | null) => ({
    member,
    fail: (name: string): never => {
      throw new Error(name)
    },
  })

  it("stands for the member's own, and for nothing else", () => {
    expect(resolveAccount(ctx(sari), maskAccount('81200000001'), '2')).toBe('81200000001')
    expect(resolveAccount(ctx(sari), maskAccount('sari@example.com'), '1')).toBe('sari@example.com')
    expect(resolveAccount(ctx(null), '81200000001', '2')).toBe('81200000001')
    for (const [member, account] of [
      [sari, maskAccount('81399999999')],
      [{ ...sari, phone: null }, maskAccount('81200000001')],
      [null, maskAccount('81200000001')],
    ] as const)
      expect(() => resolveAccount(ctx(member), account, '2')).toThrow('ACCOUNT_NOT_FOUND')
  })
})
