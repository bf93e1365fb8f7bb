import { ERRORS } from '@nusaria/contracts/errors'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../kernel/time.ts'
import { visitor } from '../testing/visitor.ts'

const code = (name: keyof typeof ERRORS) => ERRORS[name].code
const SARI = '81200000001'
const NEW = '81377778888'
const WRONG = '000000'

/** A code that isn't the one sent. */
const other = (sent: string) => (sent === WRONG ? '111111' : WRONG)

describe('the captcha', () => {
  it('is a picture without its characters in it, with an id, never the same twice', async () => {
    const shopper = await visitor()
    const first = await shopper.does('auth.randomCode', { account: SARI, type_id: '2', country_code: '62' })
    const second = await shopper.does('auth.randomCode', { account: SARI, type_id: '2' })
    expect(first.image?.id).not.toBe(second.image?.id)
    expect(first.image?.text).toMatch(/^<svg [^>]*viewBox="0 0 200 64"/)
    expect(first.image?.text).not.toMatch(/<text|<title/)
  })

  it('gives a nonce for its characters, capitals or not', async () => {
    const shopper = await visitor()
    const { typed, answer } = await shopper.draws(SARI)
    expect(answer).toMatch(/^[A-Z0-9]{6}$/)
    const reply = await shopper.does('auth.randomCodeCheck', { ...typed, check_code: answer.toLowerCase() })
    expect(reply.code).toBe(0)
    expect(String(reply.data.nonce)).toHaveLength(32)
  })

  it('takes 0812… and 812… for one number', async () => {
    const shopper = await visitor()
    const { typed } = await shopper.draws(`0${SARI}`)
    expect((await shopper.does('auth.randomCodeCheck', { ...typed, account: SARI })).code).toBe(0)
  })

  it('serves once, right or wrong', async () => {
    const shopper = await visitor()
    const right = await shopper.draws(SARI)
    await shopper.does('auth.randomCodeCheck', right.typed)
    expect((await shopper.does('auth.randomCodeCheck', right.typed)).code).toBe(code('CODE_INVALID'))
    const wrong = await shopper.draws(SARI)
    const failed = await shopper.does('auth.randomCodeCheck', { ...wrong.typed, check_code: 'AAAAAA' })
    expect(failed).toMatchObject({ code: code('CODE_INVALID'), data: { field: 'check_code' } })
    expect((await shopper.does('auth.randomCodeCheck', wrong.typed)).code).toBe(code('CODE_INVALID'))
  })

  it('can be heard while it can be answered, and its characters are masked in the journal', async () => {
    const shopper = await visitor()
    const { typed, answer } = await shopper.draws(SARI)
    const { image_id } = typed
    expect(await shopper.does('auth.randomCodeSpoken', { image_id })).toMatchObject({ code: 0, data: { audio_url: null, answer } })
    expect(JSON.stringify(shopper.world.journal.since(0))).not.toContain(answer)
    await shopper.does('auth.randomCodeCheck', typed)
    expect((await shopper.does('auth.randomCodeSpoken', { image_id })).code).toBe(code('CODE_INVALID'))
    expect((await shopper.does('auth.randomCodeSpoken', { image_id: 'IMG-nobody' })).code).toBe(code('CODE_INVALID'))
  })

  it('belongs to the account it was drawn for, for five minutes', async () => {
    const shopper = await visitor()
    const { typed } = await shopper.draws(SARI)
    expect((await shopper.does('auth.randomCodeCheck', { ...typed, account: NEW })).code).toBe(code('CODE_INVALID'))
    const late = await shopper.draws(SARI)
    shopper.wait(5 * MINUTE)
    expect((await shopper.does('auth.randomCodeCheck', late.typed)).code).toBe(code('CODE_INVALID'))
  })

  it('makes a device that keeps guessing wait a minute, and no other', async () => {
    const shopper = await visitor()
    const drawn = await shopper.draws(SARI)
    for (let i = 0; i < 10; i++) {
      const { typed } = await shopper.draws(`8120000${1000 + i}`)
      await shopper.does('auth.randomCodeCheck', { ...typed, check_code: 'AAAAAA' })
    }
    const refused = code('DEVICE_UNSAFE')
    expect((await shopper.does('auth.randomCode', { account: SARI, type_id: '2' })).code).toBe(refused)
    expect((await shopper.does('auth.randomCodeSpoken', { image_id: drawn.typed.image_id })).code).toBe(refused)
    expect((await shopper.does('auth.randomCodeCheck', drawn.typed)).code).toBe(refused)
    expect((await shopper.enters(SARI, WRONG, { image_code: '', image_nonce: '' })).code).toBe(refused)
    expect((await shopper.other('device-2').logsIn(SARI)).code).toBe(0)
    shopper.wait(MINUTE)
    expect((await shopper.logsIn(NEW)).code).toBe(0)
  })

  it('is guessed for one account from one device 20 times in five minutes at most, which keeps nobody else out', async () => {
    const shopper = await visitor()
    const owner = shopper.other('device-2')
    for (let i = 0; i < 20; i++) {
      if (i === 10) shopper.wait(MINUTE)
      const { typed } = await shopper.draws(SARI)
      await shopper.does('auth.randomCodeCheck', { ...typed, check_code: 'AAAAAA' })
    }
    shopper.wait(MINUTE)
    const { typed } = await shopper.draws(SARI)
    expect((await shopper.does('auth.randomCodeCheck', typed)).code).toBe(code('TOO_MANY_ATTEMPTS'))
    expect((await owner.logsIn(SARI)).code).toBe(0)
    shopper.wait(5 * MINUTE)
    expect((await shopper.logsIn(SARI)).code).toBe(0)
  })
})

describe('sending a code', () => {
  it('goes to the phone over WhatsApp, to an address by e-mail', async () => {
    const shopper = await visitor()
    const { reply } = await shopper.asksCode(`0${SARI}`)
    expect(reply.data).toEqual({ channel: 'whatsapp', to: '8120****001', resend_after: 60 })
    expect(shopper.world.outbox.list(SARI)).toMatchObject([
      { channel: 'whatsapp', to: SARI, code: expect.stringMatching(/^\d{6}$/), code_type: 1 },
    ])
    const mail = await shopper.asksCode('Sari@Example.com')
    expect(mail.reply.data).toEqual({ channel: 'email', to: 's***i@example.com', resend_after: 60 })
  })

  it('takes one nonce each, of that account, with its characters, within five minutes', async () => {
    const shopper = await visitor()
    const send = (phone: string, nonce: object) => shopper.does('auth.sendSmsCode', { code_type: 1, phone, country_code: '62', ...nonce })
    const nonce = await shopper.getsNonce(SARI)
    const refused = { code: code('CODE_INVALID'), data: { field: 'image_nonce' } }
    expect(await send(NEW, nonce)).toMatchObject(refused)
    expect(await send(SARI, { ...nonce, image_code: 'AAAAAA' })).toMatchObject(refused)
    expect(await send(SARI, { ...nonce, image_nonce: 'made-up-nonce' })).toMatchObject(refused)
    expect((await send(SARI, nonce)).code).toBe(0)
    shopper.wait(61 * SECOND)
    expect(await send(SARI, nonce)).toMatchObject(refused)
    const late = await shopper.getsNonce(SARI)
    shopper.wait(5 * MINUTE)
    expect(await send(SARI, late)).toMatchObject(refused)
  })

  it('is refused again before 60 s, without the nonce being lost', async () => {
    const shopper = await visitor()
    await shopper.asksCode(SARI)
    shopper.wait(59 * SECOND)
    const nonce = await shopper.getsNonce(SARI)
    const again = () => shopper.does('auth.sendSmsCode', { code_type: 1, phone: SARI, country_code: '62', ...nonce })
    expect(await again()).toMatchObject({ code: code('TOO_MANY_ATTEMPTS'), data: { params: { seconds: 1 } } })
    shopper.wait(SECOND)
    expect((await again()).code).toBe(0)
  })

  it('goes to five accounts an hour from one device, and again to those', async () => {
    const shopper = await visitor()
    const accounts = ['81300000001', '81300000002', '81300000003', '81300000004', 'ani@example.com']
    for (const account of accounts) expect((await shopper.asksCode(account)).reply.code).toBe(0)
    shopper.wait(61 * SECOND)
    expect((await shopper.asksCode(NEW)).reply).toMatchObject({ code: code('TOO_MANY_ATTEMPTS'), data: { params: { seconds: 3_539 } } })
    for (const account of accounts) expect((await shopper.asksCode(account)).reply.code).toBe(0)
    expect((await shopper.other('device-2').asksCode(NEW)).reply.code).toBe(0)
    shopper.wait(HOUR)
    expect((await shopper.asksCode(SARI)).reply.code).toBe(0)
  })

  it('is not used up by tries of who does not have its nonce', async () => {
    const shopper = await visitor()
    const { image_code, image_nonce } = await shopper.asksCode(SARI)
    const stranger = shopper.other('device-2')
    for (let i = 0; i < 6; i++) {
      const tried = await stranger.enters(SARI, WRONG, { image_code, image_nonce: 'made-up-nonce' })
      expect(tried.code).toBe(code('CODE_INVALID'))
    }
    expect((await shopper.enters(SARI, shopper.codeTo(SARI), { image_code, image_nonce })).code).toBe(0)
  })

  it('knows whom it may be sent to, by its purpose', async () => {
    const shopper = await visitor()
    const guest = shopper.other('device-2')
    await shopper.logsIn(SARI)
    const ask = async (who: typeof shopper, account: string, code_type: number) => (await who.asksCode(account, code_type)).reply.code
    expect(await ask(guest, NEW, 5)).toBe(code('ACCOUNT_NOT_FOUND'))
    expect(await ask(guest, '81200000003', 5)).toBe(code('MEMBER_DISABLED'))
    expect(await ask(guest, '81200000002', 5)).toBe(0)
    expect(await ask(guest, NEW, 2)).toBe(code('ACCOUNT_NOT_FOUND'))
    expect(await ask(shopper, '81200000002', 2)).toBe(code('PHONE_ALREADY_LINKED'))
    expect(await ask(shopper, 'budi@example.com', 3)).toBe(code('EMAIL_ALREADY_LINKED'))
    expect(await ask(shopper, NEW, 2)).toBe(0)
    expect(await ask(shopper, '81200000002', 4)).toBe(code('ACCOUNT_NOT_FOUND'))
    expect(await ask(shopper, SARI, 4)).toBe(0)
  })
})

describe('logging in by code', () => {
  it('lets a known member in, however the number is written', async () => {
    for (const account of [SARI, `0${SARI}`, 'SARI@example.com']) {
      const shopper = await visitor()
      expect((await shopper.logsIn(account)).data).toMatchObject({
        member_no: 'M8100000001',
        user_name: 'Sari Wulandari',
        flag_registered: false,
      })
      expect((await shopper.does('member.info')).data).toMatchObject({ phone: '8120****001', email: 's***i@example.com' })
    }
  })

  it('registers an unknown number once, under its masked self', async () => {
    const shopper = await visitor()
    const first = await shopper.logsIn(NEW)
    expect(first.data).toMatchObject({ user_name: '8137****888', flag_registered: true, points: 0 })
    const again = await shopper.other('device-2').logsIn(`0${NEW}`)
    expect(again.data).toMatchObject({ member_no: first.data.member_no, flag_registered: false })
    const mail = await shopper.other('device-3').logsIn('ayu.lestari@contoh.id')
    expect(mail.data).toMatchObject({ user_name: 'ay***ri@contoh.id', flag_registered: true })
  })

  it('serves each login type the account it is for', async () => {
    const shopper = await visitor()
    const nonce = await shopper.asksCode(SARI)
    const enter = (type: number) => shopper.enters(SARI, shopper.codeTo(SARI), nonce, type)
    expect(await enter(4)).toMatchObject({ code: code('LOGIN_FAILED'), data: { field: 'login_type' } })
    expect((await enter(6)).code).toBe(0)
  })

  it('takes five tries; then a new code is needed', async () => {
    const shopper = await visitor()
    const nonce = await shopper.asksCode(SARI)
    const sent = shopper.codeTo(SARI)
    for (let left = 4; left >= 0; left--) {
      expect(await shopper.enters(SARI, other(sent), nonce)).toMatchObject({
        code: code('CODE_INVALID'),
        data: { field: 'check_code', params: { left } },
      })
    }
    expect((await shopper.enters(SARI, sent, nonce)).code).toBe(code('TOO_MANY_ATTEMPTS'))
    shopper.wait(MINUTE)
    expect((await shopper.logsIn(SARI)).code).toBe(0)
  })

  it('needs the code of this account, its nonce, and to be in time; a code serves once', async () => {
    const shopper = await visitor()
    const nonce = await shopper.asksCode(SARI)
    const sent = shopper.codeTo(SARI)
    const refused = code('CODE_INVALID')
    expect((await shopper.enters('81200000002', sent, nonce)).code).toBe(refused)
    expect((await shopper.enters(SARI, sent, { ...nonce, image_nonce: 'another-nonce' })).code).toBe(refused)
    expect((await shopper.enters(SARI, sent, nonce)).code).toBe(0)
    expect((await shopper.enters(SARI, sent, nonce)).code).toBe(refused)
    const late = await shopper.asksCode(SARI)
    shopper.wait(5 * MINUTE)
    expect((await shopper.enters(SARI, shopper.codeTo(SARI), late)).code).toBe(refused)
  })

  it('takes the newer code alone after a resend', async () => {
    const shopper = await visitor()
    const first = await shopper.asksCode(SARI)
    const old = shopper.codeTo(SARI)
    shopper.wait(MINUTE)
    const second = await shopper.asksCode(SARI)
    expect((await shopper.enters(SARI, old, first)).code).toBe(code('CODE_INVALID'))
    expect((await shopper.enters(SARI, shopper.codeTo(SARI), second)).code).toBe(0)
  })

  it('tells a disabled member so, once the code proved who it is', async () => {
    const shopper = await visitor()
    expect((await shopper.asksCode('81200000003')).reply.code).toBe(0)
    shopper.wait(MINUTE)
    expect((await shopper.logsIn('81200000003')).code).toBe(code('MEMBER_DISABLED'))
  })
})

describe('a session', () => {
  it('ends at logout, for its own token alone', async () => {
    const shopper = await visitor()
    await shopper.logsIn(SARI)
    const second = shopper.other('device-2')
    await second.logsIn(SARI)
    await shopper.does('auth.logout')
    expect((await shopper.does('member.info')).code).toBe(401)
    expect((await second.does('member.info')).code).toBe(0)
    expect((await shopper.does('auth.logout')).code).toBe(0)
  })

  it('lasts seven days of the clock', async () => {
    const shopper = await visitor()
    await shopper.logsIn(SARI)
    shopper.wait(7 * DAY - 1)
    expect((await shopper.does('member.info')).code).toBe(0)
    shopper.wait(1)
    expect((await shopper.does('member.info')).code).toBe(401)
  })
})

it('same seed, same steps: same pictures, codes and tokens', async () => {
  const run = async () => {
    const shopper = await visitor()
    const { image } = await shopper.does('auth.randomCode', { account: SARI, type_id: '2' })
    const login = await shopper.logsIn(NEW)
    return [image, login.data]
  }
  expect(await run()).toEqual(await run())
})
