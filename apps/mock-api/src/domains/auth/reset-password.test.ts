import { MINUTE } from '@nusaria/catalogue/lib/time'
import { maskAccount } from '@nusaria/contracts/account'
import { ERRORS } from '@nusaria/contracts/errors'
import { ACCOUNT_TYPE, CODE_TYPE, LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { describe, expect, it } from 'vitest'
import { encryptPassword } from '../../testing/encrypt-password.ts'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'

const code = (name: keyof typeof ERRORS) => ERRORS[name].code
const SARI = '81200000001'
const NEW_PASSWORD = 'Rahasia#2'

interface Typed {
  readonly check_code: string
  readonly password: string
  readonly update_type: string
  readonly image_nonce: string
}

function resets(shopper: TestClient, account: string, typed: Partial<Typed> = {}) {
  return shopper.call('auth.resetPassword', {
    country_code: account.includes('@') ? '' : '62',
    account,
    check_code: shopper.codeTo(account || SARI),
    password: encryptPassword(NEW_PASSWORD),
    update_type: account.includes('@') ? '1' : '2',
    image_nonce: 'no-nonce-at-all',
    ...typed,
  })
}

function enters(shopper: TestClient, password: string, account = SARI) {
  return shopper.call('auth.login', {
    channel: '',
    country_code: '62',
    account,
    password: encryptPassword(password),
    check_code: '',
    login_type: LOGIN_TYPE.phonePassword,
    image_code: '',
    image_nonce: '',
    device: shopper.device,
  })
}

describe('resetting a password', () => {
  it.each([SARI, `0${SARI}`, 'sari@example.com'])('takes the code sent to %s and ends every session', async (account) => {
    const shopper = await createTestClient()
    await shopper.logIn('sari@example.com')
    shopper.advance(MINUTE)
    const guest = shopper.onDevice('device-2')
    const { image_nonce } = await guest.requestCode(account, CODE_TYPE.resetPassword)
    expect((await resets(guest, account, { image_nonce })).code).toBe(0)
    expect((await shopper.call('member.info')).code).toBe(401)
    expect((await enters(guest, 'Nusaria#1')).code).toBe(code('ACCOUNT_OR_PASSWORD_WRONG'))
    expect((await enters(guest, NEW_PASSWORD)).code).toBe(0)
  })

  it('unlocks an account locked by too many failures', async () => {
    const shopper = await createTestClient()
    for (let n = 0; n < 5; n++) await enters(shopper, 'wrong#1')
    expect((await enters(shopper, 'Nusaria#1')).code).toBe(code('TOO_MANY_FAILURES'))
    const { image_nonce } = await shopper.requestCode(SARI, CODE_TYPE.resetPassword)
    await resets(shopper, SARI, { image_nonce })
    expect((await enters(shopper, 'wrong#1')).code).toBe(code('ACCOUNT_OR_PASSWORD_WRONG'))
    expect((await enters(shopper, NEW_PASSWORD)).code).toBe(0)
  })

  it('does not use up the code when the password breaks the rule or cannot be read', async () => {
    const shopper = await createTestClient()
    const { image_nonce } = await shopper.requestCode(SARI, CODE_TYPE.resetPassword)
    const refused = { code: code('INVALID_PARAMETER'), data: { field: 'password' } }
    for (const password of ['12345', 'x'.repeat(65), 'with space', 'Émile#1', 'a-b_c+d'].map(encryptPassword))
      expect(await resets(shopper, SARI, { image_nonce, password })).toMatchObject(refused)
    for (const password of ['', NEW_PASSWORD]) expect(await resets(shopper, SARI, { image_nonce, password })).toMatchObject(refused)
    expect((await resets(shopper, SARI, { image_nonce, password: encryptPassword('x'.repeat(64)) })).code).toBe(0)
  })

  it('needs the code, with its nonce, of this purpose and in time; it works once', async () => {
    const shopper = await createTestClient()
    const refused = code('CODE_INVALID')
    const login = await shopper.requestCode(SARI, CODE_TYPE.login)
    expect((await resets(shopper, SARI, { image_nonce: login.image_nonce })).code).toBe(refused)
    const { image_nonce } = await shopper.requestCode(SARI, CODE_TYPE.resetPassword)
    expect(await resets(shopper, SARI)).toMatchObject({ code: refused, data: { field: 'check_code' } })
    expect((await resets(shopper, SARI, { image_nonce })).code).toBe(0)
    expect((await resets(shopper, SARI, { image_nonce })).code).toBe(refused)
    shopper.advance(MINUTE)
    const late = await shopper.requestCode(SARI, CODE_TYPE.resetPassword)
    shopper.advance(5 * MINUTE)
    expect((await resets(shopper, SARI, { image_nonce: late.image_nonce })).code).toBe(refused)
  })

  it('works only for existing accounts that are neither disabled nor flagged', async () => {
    const shopper = await createTestClient()
    expect((await resets(shopper, '81377778888', { check_code: '123456' })).code).toBe(code('ACCOUNT_NOT_FOUND'))
    expect(await resets(shopper, SARI, { check_code: '123456', update_type: '1' })).toMatchObject({
      code: code('INVALID_PARAMETER'),
      data: { field: 'update_type' },
    })
    for (const [event, name] of [
      ['flag', 'ACCOUNT_ABNORMAL'],
      ['disable', 'MEMBER_DISABLED'],
    ] as const) {
      shopper.advance(MINUTE)
      const { image_nonce } = await shopper.requestCode(SARI, CODE_TYPE.resetPassword)
      await shopper.fireEvent('member', 'M8100000001', event)
      expect((await resets(shopper, SARI, { image_nonce })).code).toBe(code(name))
    }
  })
})

describe("the signed-in member's own", () => {
  async function asksOwn(shopper: TestClient, type_id: '1' | '2') {
    const { phone, email } = (await shopper.call('member.info')).data
    const account = String(type_id === '2' ? phone : email)
    const nonce = await shopper.solveCaptcha(account, type_id)
    const reply = await shopper.call('member.verifyLinked', {
      account_type: type_id === '2' ? ACCOUNT_TYPE.phone : ACCOUNT_TYPE.email,
      code_type: CODE_TYPE.resetPassword,
      ...nonce,
    })
    return { reply, account, ...nonce }
  }

  it.each(['1', '2'] as const)(
    'works with the linked account, which the client knows only masked (update_type %s)',
    async (update_type) => {
      const shopper = await createTestClient()
      await shopper.logIn('81200000002')
      const { reply, account, image_nonce } = await asksOwn(shopper, update_type)
      expect(reply.data).toMatchObject(update_type === '2' ? { to: '8120****002' } : { to: 'b***i@example.com' })
      const check_code = shopper.codeTo(update_type === '2' ? '81200000002' : 'budi@example.com')
      expect((await resets(shopper, account, { check_code, image_nonce, update_type })).code).toBe(0)
      expect((await shopper.call('member.info')).code).toBe(401)
      expect((await enters(shopper, NEW_PASSWORD, '81200000002')).code).toBe(0)
    },
  )

  it('fails for a guest, and for a member without a linked account', async () => {
    const shopper = await createTestClient()
    const none = code('ACCOUNT_NOT_FOUND')
    expect((await resets(shopper, maskAccount(SARI), { check_code: '123456' })).code).toBe(none)
    const own = maskAccount('81377778888')
    const draw = (type_id: string) => shopper.call('auth.randomCode', { account: own, type_id })
    expect((await draw('2')).code).toBe(none)
    const { typed } = await shopper.requestCaptcha(SARI)
    expect((await shopper.call('auth.randomCodeCheck', { ...typed, account: maskAccount(SARI) })).code).toBe(none)
    await shopper.logIn('81377778888')
    expect((await draw('2')).code).toBe(0)
    expect((await draw('1')).code).toBe(none)
    const nonce = await shopper.solveCaptcha(own, '2')
    expect(
      (await shopper.call('member.verifyLinked', { account_type: ACCOUNT_TYPE.email, code_type: CODE_TYPE.resetPassword, ...nonce })).code,
    ).toBe(none)
  })

  it("takes no captcha of another member's", async () => {
    const sari = await createTestClient()
    await sari.logIn(SARI)
    const nonce = await sari.solveCaptcha(maskAccount(SARI), '2')
    const budi = sari.onDevice('device-2')
    await budi.logIn('81200000002')
    const reply = await budi.call('member.verifyLinked', { account_type: ACCOUNT_TYPE.phone, code_type: CODE_TYPE.resetPassword, ...nonce })
    expect(reply).toMatchObject({ code: code('CODE_INVALID'), data: { field: 'image_nonce' } })
  })
})
