import { DAY, HOUR, MINUTE, SECOND } from '@nusaria/catalogue/lib/time'
import type { CodeType, LoginType } from '@nusaria/contracts/auth-entities'
import { CODE_TYPE, LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'

const SARI = '81200000001'
const NEW = '81377778888'
const WRONG = '000000'

let shopper: TestClient
beforeEach(async () => {
  shopper = await createTestClient()
})

/** A code that differs from the one sent. */
const other = (sent: string) => (sent === WRONG ? '111111' : WRONG)

describe('the captcha', () => {
  const check = (typed: Record<string, unknown>, over: object = {}) => shopper.call('auth.randomCodeCheck', { ...typed, ...over })
  const guess = async (account: string) => check((await shopper.requestCaptcha(account)).typed, { check_code: 'AAAAAA' })
  it('is a picture without its characters as text, with an id, and never the same twice', async () => {
    const first = await shopper.call('auth.randomCode', { account: SARI, type_id: '2', country_code: '62' })
    const second = await shopper.call('auth.randomCode', { account: SARI, type_id: '2' })
    expect(first.image?.id).not.toBe(second.image?.id)
    expect(first.image?.text).toMatch(/^<svg [^>]*viewBox="0 0 200 64"/)
    expect(first.image?.text).not.toMatch(/<text|<title/)
  })

  it('returns a nonce for its characters, in upper or lower case', async () => {
    const { typed, answer } = await shopper.requestCaptcha(SARI)
    expect(answer).toMatch(/^[A-Z0-9]{6}$/)
    const reply = await check(typed, { check_code: answer.toLowerCase() })
    expect(reply.code).toBe(0)
    expect(String(reply.data.nonce)).toHaveLength(32)
  })

  it('treats 0812… and 812… as one number', async () => {
    const { typed } = await shopper.requestCaptcha(`0${SARI}`)
    expect((await check(typed, { account: SARI })).code).toBe(0)
  })

  it('works once, right or wrong', async () => {
    const right = await shopper.requestCaptcha(SARI)
    await check(right.typed)
    expect((await check(right.typed)).error).toBe('CODE_INVALID')
    const wrong = await shopper.requestCaptcha(SARI)
    const failed = await check(wrong.typed, { check_code: 'AAAAAA' })
    expect(failed).toMatchObject({ error: 'CODE_INVALID', data: { field: 'check_code' } })
    expect((await check(wrong.typed)).error).toBe('CODE_INVALID')
  })

  it('can be spoken while it can be answered, and the journal masks its characters', async () => {
    const { typed, answer } = await shopper.requestCaptcha(SARI)
    const { image_id } = typed
    expect(await shopper.call('auth.randomCodeSpoken', { image_id })).toMatchObject({ code: 0, data: { audio_url: null, answer } })
    expect(JSON.stringify(shopper.world.journal.since(0))).not.toContain(answer)
    await check(typed)
    expect((await shopper.call('auth.randomCodeSpoken', { image_id })).error).toBe('CODE_INVALID')
    expect((await shopper.call('auth.randomCodeSpoken', { image_id: 'IMG-nobody' })).error).toBe('CODE_INVALID')
  })

  it('belongs to the account it was drawn for, for five minutes', async () => {
    const { typed } = await shopper.requestCaptcha(SARI)
    expect((await check(typed, { account: NEW })).error).toBe('CODE_INVALID')
    const late = await shopper.requestCaptcha(SARI)
    shopper.advance(5 * MINUTE)
    expect((await check(late.typed)).error).toBe('CODE_INVALID')
  })

  it('makes a device that keeps guessing wait one minute, and no other device', async () => {
    const { typed } = await shopper.requestCaptcha(SARI)
    for (let i = 0; i < 10; i++) await guess(`8120000${1000 + i}`)
    for (const refused of [
      await shopper.call('auth.randomCode', { account: SARI, type_id: '2' }),
      await shopper.call('auth.randomCodeSpoken', { image_id: typed.image_id }),
      await check(typed),
      await shopper.submitLogin(SARI, WRONG, { image_code: '', image_nonce: '' }),
    ])
      expect(refused.error).toBe('DEVICE_UNSAFE')
    expect((await shopper.onDevice('device-2').logIn(SARI)).code).toBe(0)
    shopper.advance(MINUTE)
    expect((await shopper.logIn(NEW)).code).toBe(0)
  })

  it('allows at most 20 guesses for one account from one device in five minutes, and blocks nobody else', async () => {
    const owner = shopper.onDevice('device-2')
    for (let i = 0; i < 20; i++) {
      if (i === 10) shopper.advance(MINUTE)
      await guess(SARI)
    }
    shopper.advance(MINUTE)
    expect((await check((await shopper.requestCaptcha(SARI)).typed)).error).toBe('TOO_MANY_ATTEMPTS')
    expect((await owner.logIn(SARI)).code).toBe(0)
    shopper.advance(5 * MINUTE)
    expect((await shopper.logIn(SARI)).code).toBe(0)
  })
})

describe('sending a code', () => {
  it('uses WhatsApp for a phone and e-mail for an address', async () => {
    const { reply } = await shopper.requestCode(`0${SARI}`)
    expect(reply.data).toEqual({ channel: 'whatsapp', to: '8120****001', resend_after: 60 })
    const sent = { channel: 'whatsapp', to: SARI, code: expect.stringMatching(/^\d{6}$/), code_type: CODE_TYPE.login }
    expect(shopper.world.outbox.list(SARI)).toMatchObject([sent])
    const mail = await shopper.requestCode('Sari@Example.com')
    expect(mail.reply.data).toEqual({ channel: 'email', to: 's***i@example.com', resend_after: 60 })
  })

  it('takes one nonce each, of that account, with its characters, within five minutes', async () => {
    const send = (phone: string, nonce: object) =>
      shopper.call('auth.sendSmsCode', { code_type: CODE_TYPE.login, phone, country_code: '62', ...nonce })
    const nonce = await shopper.solveCaptcha(SARI)
    const refused = { error: 'CODE_INVALID', data: { field: 'image_nonce' } }
    expect(await send(NEW, nonce)).toMatchObject(refused)
    expect(await send(SARI, { ...nonce, image_code: 'AAAAAA' })).toMatchObject(refused)
    expect(await send(SARI, { ...nonce, image_nonce: 'made-up-nonce' })).toMatchObject(refused)
    expect((await send(SARI, nonce)).code).toBe(0)
    shopper.advance(61 * SECOND)
    expect(await send(SARI, nonce)).toMatchObject(refused)
    const late = await shopper.solveCaptcha(SARI)
    shopper.advance(5 * MINUTE)
    expect(await send(SARI, late)).toMatchObject(refused)
  })

  it('is refused again before 60 s, and does not use up the nonce', async () => {
    await shopper.requestCode(SARI)
    shopper.advance(59 * SECOND)
    const nonce = await shopper.solveCaptcha(SARI)
    const again = () => shopper.call('auth.sendSmsCode', { code_type: CODE_TYPE.login, phone: SARI, country_code: '62', ...nonce })
    expect(await again()).toMatchObject({ error: 'TOO_MANY_ATTEMPTS', data: { params: { seconds: 1 } } })
    shopper.advance(SECOND)
    expect((await again()).code).toBe(0)
  })

  it('allows five accounts an hour per device, and those accounts again', async () => {
    const accounts = ['81300000001', '81300000002', '81300000003', '81300000004', 'ani@example.com']
    for (const account of accounts) expect((await shopper.requestCode(account)).reply.code).toBe(0)
    shopper.advance(61 * SECOND)
    expect((await shopper.requestCode(NEW)).reply).toMatchObject({ error: 'TOO_MANY_ATTEMPTS', data: { params: { seconds: 3_539 } } })
    for (const account of accounts) expect((await shopper.requestCode(account)).reply.code).toBe(0)
    expect((await shopper.onDevice('device-2').requestCode(NEW)).reply.code).toBe(0)
    shopper.advance(HOUR)
    expect((await shopper.requestCode(SARI)).reply.code).toBe(0)
  })

  it('does not count tries without its nonce', async () => {
    const { image_code, image_nonce } = await shopper.requestCode(SARI)
    const stranger = shopper.onDevice('device-2')
    for (let i = 0; i < 6; i++) {
      const tried = await stranger.submitLogin(SARI, WRONG, { image_code, image_nonce: 'made-up-nonce' })
      expect(tried.error).toBe('CODE_INVALID')
    }
    expect((await shopper.submitLogin(SARI, shopper.codeTo(SARI), { image_code, image_nonce })).code).toBe(0)
  })

  it('checks by its purpose whom it may be sent to', async () => {
    const guest = shopper.onDevice('device-2')
    await shopper.logIn(SARI)
    const ask = async (who: typeof shopper, account: string, code_type: CodeType) => (await who.requestCode(account, code_type)).reply.error
    expect(await ask(guest, NEW, CODE_TYPE.resetPassword)).toBe('ACCOUNT_NOT_FOUND')
    expect(await ask(guest, '81200000003', 5)).toBe('MEMBER_DISABLED')
    expect(await ask(guest, '81200000002', 5)).toBeNull()
    expect(await ask(guest, NEW, CODE_TYPE.linkPhone)).toBe('ACCOUNT_NOT_FOUND')
    expect(await ask(shopper, '81200000002', 2)).toBe('PHONE_ALREADY_LINKED')
    expect(await ask(shopper, 'budi@example.com', 3)).toBe('EMAIL_ALREADY_LINKED')
    expect(await ask(shopper, NEW, CODE_TYPE.linkPhone)).toBeNull()
    expect(await ask(shopper, '81200000002', 4)).toBe('ACCOUNT_NOT_FOUND')
    expect(await ask(shopper, SARI, CODE_TYPE.verifyLinked)).toBeNull()
  })
})

describe('logging in by code', () => {
  it('lets a known member in, however the number is written', async () => {
    for (const account of [SARI, `0${SARI}`, 'SARI@example.com']) {
      shopper = await createTestClient()
      const known = { member_no: 'M8100000001', user_name: 'Sari Wulandari', flag_registered: false }
      expect((await shopper.logIn(account)).data).toMatchObject(known)
      expect((await shopper.call('member.info')).data).toMatchObject({ phone: '8120****001', email: 's***i@example.com' })
    }
  })

  it('registers an unknown number once, with the masked number as its name', async () => {
    const first = await shopper.logIn(NEW)
    expect(first.data).toMatchObject({ user_name: '8137****888', flag_registered: true, points: 0 })
    const again = await shopper.onDevice('device-2').logIn(`0${NEW}`)
    expect(again.data).toMatchObject({ member_no: first.data.member_no, flag_registered: false })
    const mail = await shopper.onDevice('device-3').logIn('ayu.lestari@contoh.id')
    expect(mail.data).toMatchObject({ user_name: 'ay***ri@contoh.id', flag_registered: true })
  })

  it('accepts each login type only for its kind of account', async () => {
    const nonce = await shopper.requestCode(SARI)
    const enter = (type: LoginType) => shopper.submitLogin(SARI, shopper.codeTo(SARI), nonce, type)
    expect(await enter(LOGIN_TYPE.emailCode)).toMatchObject({ error: 'LOGIN_FAILED', data: { field: 'login_type' } })
    expect((await enter(LOGIN_TYPE.desktopCode)).code).toBe(0)
  })

  it('allows five tries; then a new code is needed', async () => {
    const nonce = await shopper.requestCode(SARI)
    const sent = shopper.codeTo(SARI)
    for (let left = 4; left >= 0; left--) {
      const refused = { error: 'CODE_INVALID', data: { field: 'check_code', params: { left } } }
      expect(await shopper.submitLogin(SARI, other(sent), nonce)).toMatchObject(refused)
    }
    expect((await shopper.submitLogin(SARI, sent, nonce)).error).toBe('TOO_MANY_ATTEMPTS')
    shopper.advance(MINUTE)
    expect((await shopper.logIn(SARI)).code).toBe(0)
  })

  it('needs the code of this account, its nonce, in time; a code works once', async () => {
    const nonce = await shopper.requestCode(SARI)
    const sent = shopper.codeTo(SARI)
    const refused = 'CODE_INVALID'
    expect((await shopper.submitLogin('81200000002', sent, nonce)).error).toBe(refused)
    expect((await shopper.submitLogin(SARI, sent, { ...nonce, image_nonce: 'another-nonce' })).error).toBe(refused)
    expect((await shopper.submitLogin(SARI, sent, nonce)).code).toBe(0)
    expect((await shopper.submitLogin(SARI, sent, nonce)).error).toBe(refused)
    const late = await shopper.requestCode(SARI)
    shopper.advance(5 * MINUTE)
    expect((await shopper.submitLogin(SARI, shopper.codeTo(SARI), late)).error).toBe(refused)
  })

  it('accepts only the newer code after a resend', async () => {
    const first = await shopper.requestCode(SARI)
    const old = shopper.codeTo(SARI)
    shopper.advance(MINUTE)
    const second = await shopper.requestCode(SARI)
    expect((await shopper.submitLogin(SARI, old, first)).error).toBe('CODE_INVALID')
    expect((await shopper.submitLogin(SARI, shopper.codeTo(SARI), second)).code).toBe(0)
  })

  it('reports a disabled member only after the code proved who it is', async () => {
    expect((await shopper.requestCode('81200000003')).reply.code).toBe(0)
    shopper.advance(MINUTE)
    expect((await shopper.logIn('81200000003')).error).toBe('MEMBER_DISABLED')
  })
})

describe('a session', () => {
  it('ends at logout, only for its own token', async () => {
    await shopper.logIn(SARI)
    const second = shopper.onDevice('device-2')
    await second.logIn(SARI)
    await shopper.call('auth.logout')
    expect((await shopper.call('member.info')).code).toBe(401)
    expect((await second.call('member.info')).code).toBe(0)
    expect((await shopper.call('auth.logout')).code).toBe(0)
  })

  it('ends when its device logs in again, and stays after a refused login', async () => {
    await shopper.logIn(SARI)
    const first = shopper.token
    const { image_code, image_nonce } = await shopper.requestCode(NEW)
    const wrong = await shopper.submitLogin(NEW, other(shopper.codeTo(NEW)), { image_code, image_nonce })
    expect([wrong.error, (await shopper.call('member.info')).code]).toEqual(['CODE_INVALID', 0])
    await shopper.submitLogin(NEW, shopper.codeTo(NEW), { image_code, image_nonce })
    expect([shopper.token, (await shopper.call('member.info')).code]).toEqual([first, 401])
  })

  it('ends when its member logs in again on the device, also without its token, by every way; other devices and members stay', async () => {
    await shopper.logIn(SARI)
    const elsewhere = shopper.onDevice('another')
    await elsewhere.logIn(SARI)
    const cleared = shopper.onDevice(shopper.device)
    await cleared.logIn(SARI)
    const valid = async (who: TestClient) => (await who.call('member.info')).code
    expect([await valid(shopper), await valid(elsewhere), await valid(cleared)]).toEqual([401, 0, 0])

    const byPassword = shopper.onDevice(shopper.device)
    byPassword.token = String((await byPassword.submitPassword(SARI, 'Nusaria#1')).data.auth_token)
    expect([await valid(cleared), await valid(byPassword)]).toEqual([401, 0])

    // Whoever knows the id of a device can't end the session of another member on it.
    const stranger = shopper.onDevice(shopper.device)
    await stranger.logIn(NEW)
    expect([await valid(byPassword), await valid(elsewhere), await valid(stranger)]).toEqual([0, 0, 0])
  })

  it('stays when a login of its member on the device is refused', async () => {
    await shopper.logIn(SARI)
    const cleared = shopper.onDevice(shopper.device)
    const { image_code, image_nonce } = await cleared.requestCode(SARI)
    await cleared.submitLogin(SARI, other(cleared.codeTo(SARI)), { image_code, image_nonce })
    expect((await shopper.call('member.info')).code).toBe(0)
  })

  it('lasts seven days by the clock', async () => {
    await shopper.logIn(SARI)
    shopper.advance(7 * DAY - 1)
    expect((await shopper.call('member.info')).code).toBe(0)
    shopper.advance(1)
    expect((await shopper.call('member.info')).code).toBe(401)
  })
})

it('same seed, same steps: same pictures, codes and tokens', async () => {
  const run = async () => {
    shopper = await createTestClient()
    const { image } = await shopper.call('auth.randomCode', { account: SARI, type_id: '2' })
    const login = await shopper.logIn(NEW)
    return [image, login.data]
  }
  expect(await run()).toEqual(await run())
})
