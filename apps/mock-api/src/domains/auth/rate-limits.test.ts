import { authContract } from '@nusaria/contracts/auth'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { LIMITS } from '@nusaria/contracts/limits'
import { ACCOUNT_TYPE, CODE_TYPE } from '@nusaria/contracts/login-types'
import { memberContract } from '@nusaria/contracts/member'
import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../../lib/time.ts'
import { encryptPassword } from '../../testing/encrypt-password.ts'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { DEVICE_WRONG_ANSWERS } from './rules.ts'

const PHONE = '81200000001'
const MAIL = 'sari@example.com'
const captcha = { image_code: 'ABCDEF', image_nonce: 'no-such-nonce' }
const toMail: ArgsOf<typeof authContract.sendEmailCode> = { code_type: CODE_TYPE.login, email: MAIL, ...captcha }

let shop: TestShop
let sari: Shopper
beforeEach(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  sari = await shop.member('sari')
})

/** Gives enough wrong answers to block a device or an account. */
const guessed = (subject: string, count: number) =>
  shop.withWorld(({ db, now }) => void db.wrong_answers.insert({ subject, count, since: now }))

/** A code that was entered wrongly as often as allowed. */
const worn = (code_id: string, over: object = {}) =>
  shop.withWorld(
    ({ db, now }) =>
      void db.codes.insert({
        code_id,
        code: '123456',
        nonce: captcha.image_nonce,
        sent_at: now - MINUTE,
        expires_at: now + MINUTE,
        wrong_tries: LIMITS.codeTries,
        ...over,
      }),
  )

describe('a device with too many wrong captcha answers', () => {
  it('cannot request any code', async () => {
    await guessed('device:device-sari', DEVICE_WRONG_ANSWERS)
    expect(await sari.errorOf(authContract.sendSmsCode, { code_type: CODE_TYPE.login, phone: PHONE, country_code: '62', ...captcha })).toBe(
      'DEVICE_UNSAFE',
    )
    expect(await sari.errorOf(authContract.sendEmailCode, toMail)).toBe('DEVICE_UNSAFE')
    expect(
      await sari.errorOf(memberContract.verifyLinked, { account_type: ACCOUNT_TYPE.phone, code_type: CODE_TYPE.verifyLinked, ...captcha }),
    ).toBe('DEVICE_UNSAFE')
  })
})

describe('a code', () => {
  it('is not sent again within its countdown, neither by e-mail nor to the linked account', async () => {
    const bought = (account: string, nonce: string) =>
      shop.withWorld(
        ({ db, now }) =>
          void db.captcha_nonces.insert({ nonce, account, image_code: captcha.image_code, expires_at: now + MINUTE, spent: false }),
      )
    for (const code_id of [`1:${MAIL}`, `4:${PHONE}`]) await worn(code_id, { sent_at: shop.world.clock.now })
    await bought(MAIL, 'nonce-for-mail')
    await bought(PHONE, 'nonce-for-phone')
    expect(await sari.errorOf(authContract.sendEmailCode, { ...toMail, image_nonce: 'nonce-for-mail' })).toBe('TOO_MANY_ATTEMPTS')
    const linked = {
      account_type: ACCOUNT_TYPE.phone,
      code_type: CODE_TYPE.verifyLinked,
      image_code: captcha.image_code,
      image_nonce: 'nonce-for-phone',
    } as const
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
