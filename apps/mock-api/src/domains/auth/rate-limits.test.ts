import { HOUR, MINUTE } from '@nusaria/catalogue/lib/time'
import { authContract } from '@nusaria/contracts/auth'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { LIMITS } from '@nusaria/contracts/limits'
import { ACCOUNT_TYPE, CODE_TYPE } from '@nusaria/contracts/login-types'
import { memberContract } from '@nusaria/contracts/member'
import { beforeEach, describe, expect, it } from 'vitest'
import { encryptPassword } from '../../testing/encrypt-password.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { countWrongAnswer, DEVICE_WRONG_ANSWERS, wrongAnswersOf } from './rules.ts'

const PHONE = '81200000001'
const MAIL = 'sari@example.com'
const captcha = { image_code: 'ABCDEF', image_nonce: 'no-such-nonce' }
const toPhone = { account_type: ACCOUNT_TYPE.phone, code_type: CODE_TYPE.verifyLinked, ...captcha } as const
const toMail: ArgsOf<typeof authContract.sendEmailCode> = { code_type: CODE_TYPE.login, email: MAIL, ...captcha }

let shop: TestShop
let sari: Shopper
beforeEach(async () => {
  shop = (await createFakeShop()).shop
  sari = await shop.member('sari')
})

/** Gives enough wrong answers to block a device or an account. */
const guessed = (subject: string, count: number) =>
  shop.withWorld(({ db, now }) => void db.wrong_answers.insert({ subject, count, since: now }))

/** A code that was entered wrongly as often as allowed. */
const worn = (code_id: string, over: object = {}) =>
  shop.withWorld(({ db, now }) => {
    const row = { code_id, code: '123456', nonce: captcha.image_nonce, sent_at: now - MINUTE, expires_at: now + MINUTE }
    db.codes.insert({ ...row, wrong_tries: LIMITS.codeTries, ...over })
  })

/** The nonce of a solved captcha, for one code to an account. */
const solved = (account: string, nonce: string) =>
  shop.withWorld(({ db, now }) => {
    db.captcha_nonces.insert({ nonce, account, image_code: captcha.image_code, expires_at: now + MINUTE, spent: false })
  })

it('a device with too many wrong captcha answers cannot request any code', async () => {
  await guessed('device:device-sari', DEVICE_WRONG_ANSWERS)
  const toNumber = { code_type: CODE_TYPE.login, phone: PHONE, country_code: '62', ...captcha } as const
  expect(await sari.errorOf(authContract.sendSmsCode, toNumber)).toBe('DEVICE_UNSAFE')
  expect(await sari.errorOf(authContract.sendEmailCode, toMail)).toBe('DEVICE_UNSAFE')
  expect(await sari.errorOf(memberContract.verifyLinked, toPhone)).toBe('DEVICE_UNSAFE')
})

describe('a code', () => {
  it('is not sent again within its countdown, neither by e-mail nor to the linked account', async () => {
    for (const code_id of [`1:${MAIL}`, `4:${PHONE}`]) await worn(code_id, { sent_at: shop.world.clock.now })
    await solved(MAIL, 'nonce-for-mail')
    await solved(PHONE, 'nonce-for-phone')
    expect(await sari.errorOf(authContract.sendEmailCode, { ...toMail, image_nonce: 'nonce-for-mail' })).toBe('TOO_MANY_ATTEMPTS')
    const linked = { ...toPhone, image_nonce: 'nonce-for-phone' }
    expect(await sari.errorOf(memberContract.verifyLinked, linked)).toBe('TOO_MANY_ATTEMPTS')
  })

  it('entered wrongly five times is worthless, whatever it is for', async () => {
    for (const code_id of [`4:${MAIL}`, `4:${PHONE}`, `5:${MAIL}`, '3:new@example.com']) await worn(code_id)
    const check_code = '123456'
    expect(await sari.errorOf(memberContract.checkEmail, { check_code })).toBe('TOO_MANY_ATTEMPTS')
    expect(await sari.errorOf(memberContract.checkPhone, { check_code })).toBe('TOO_MANY_ATTEMPTS')
    const password = encryptPassword('Nusaria#2')
    const reset = { country_code: '', account: MAIL, check_code, password, update_type: '1', image_nonce: captcha.image_nonce } as const
    expect(await sari.errorOf(authContract.resetPassword, reset)).toBe('TOO_MANY_ATTEMPTS')
    const ani = await shop.member('ani')
    expect(await ani.errorOf(memberContract.updateEmail, { email: 'new@example.com', check_code })).toBe('TOO_MANY_ATTEMPTS')
  })

  it('needs a solved captcha by e-mail, and resets a password only for an account', async () => {
    expect(await sari.errorOf(authContract.sendEmailCode, toMail)).toBe('CODE_INVALID')
    const nobody = { ...toMail, code_type: CODE_TYPE.resetPassword, email: 'nobody@example.com' } as const
    expect(await sari.errorOf(authContract.sendEmailCode, nobody)).toBe('ACCOUNT_NOT_FOUND')
  })

  it('that was never sent links no e-mail, and an e-mail linked elsewhere can’t be linked', async () => {
    const ani = await shop.member('ani')
    expect(await ani.errorOf(memberContract.updateEmail, { email: 'new@example.com', check_code: '000000' })).toBe('CODE_INVALID')
    expect(await ani.errorOf(memberContract.updateEmail, { email: MAIL, check_code: '000000' })).toBe('EMAIL_ALREADY_LINKED')
  })
})

describe('the codes of one device', () => {
  const mails = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `${name}@example.com`)
  /** The errors of sending a code to each account; null where it is sent. */
  async function sendTo(device: string, accounts: readonly string[]) {
    const errors: unknown[] = []
    for (const email of accounts) {
      const image_nonce = `${device}-${email}`
      await solved(email, image_nonce)
      const answer = await shop.guest(device).tryCall(authContract.sendEmailCode, { ...toMail, email, image_nonce })
      errors.push(answer.ok ? null : answer.error)
    }
    return errors
  }
  const sent = [null, null, null, null, null]

  it('go to five accounts an hour; a device without an id is not counted, since others have none either', async () => {
    expect(await sendTo('device-guest', mails)).toEqual([...sent, 'TOO_MANY_ATTEMPTS'])
    shop.advance(MINUTE)
    expect(await sendTo('', mails)).toEqual([...sent, null])
  })

  it('leave no record of their accounts after an hour', async () => {
    await sendTo('device-guest', mails.slice(0, 2))
    shop.advance(HOUR)
    await sendTo('device-guest', mails.slice(2, 3))
    expect(await shop.withWorld(({ db }) => db.code_recipients.all().map(({ account }) => account))).toEqual(mails.slice(2, 3))
  })
})

it('wrong captcha answers count for a minute from the first one; the next one after that begins again', async () => {
  const counts: unknown[] = []
  for (const later of [0, MINUTE - 1, 1, MINUTE - 1, 1]) {
    shop.advance(later)
    await shop.withWorld((ctx) => {
      countWrongAnswer(ctx, 'device', 'device-sari')
      counts.push(wrongAnswersOf(ctx, 'device', 'device-sari')?.count)
    })
  }
  expect(counts).toEqual([1, 2, 1, 2, 1])
})
