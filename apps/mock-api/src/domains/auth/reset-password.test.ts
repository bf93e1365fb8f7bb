import { MINUTE } from '@nusaria/catalogue/lib/time'
import { maskAccount } from '@nusaria/contracts/account'
import { ACCOUNT_TYPE, type AccountType, CODE_TYPE } from '@nusaria/contracts/login-types'
import { beforeEach, describe, expect, it } from 'vitest'
import { encryptPassword } from '../../testing/encrypt-password.ts'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'

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

let shopper: TestClient
beforeEach(async () => {
  shopper = await createTestClient()
})

describe('resetting a password', () => {
  it.each([SARI, `0${SARI}`, 'sari@example.com'])('takes the code sent to %s and ends every session', async (account) => {
    await shopper.logIn('sari@example.com')
    shopper.advance(MINUTE)
    const guest = shopper.onDevice('device-2')
    const { image_nonce } = await guest.requestCode(account, CODE_TYPE.resetPassword)
    expect((await resets(guest, account, { image_nonce })).code).toBe(0)
    expect((await shopper.call('member.info')).code).toBe(401)
    expect((await guest.submitPassword(SARI, 'Nusaria#1')).error).toBe('ACCOUNT_OR_PASSWORD_WRONG')
    expect((await guest.submitPassword(SARI, NEW_PASSWORD)).code).toBe(0)
  })

  it('does not use up the code when the password breaks the rule or cannot be read', async () => {
    const { image_nonce } = await shopper.requestCode(SARI, CODE_TYPE.resetPassword)
    const refused = { error: 'INVALID_PARAMETER', data: { field: 'password' } }
    for (const password of ['12345', 'x'.repeat(65), 'with space', 'Émile#1', 'a-b_c+d'].map(encryptPassword))
      expect(await resets(shopper, SARI, { image_nonce, password })).toMatchObject(refused)
    for (const password of ['', NEW_PASSWORD]) expect(await resets(shopper, SARI, { image_nonce, password })).toMatchObject(refused)
    expect((await resets(shopper, SARI, { image_nonce, password: encryptPassword('x'.repeat(64)) })).code).toBe(0)
  })

  it('needs the code, with its nonce, of this purpose and in time; it works once', async () => {
    const refused = 'CODE_INVALID'
    const login = await shopper.requestCode(SARI, CODE_TYPE.login)
    expect((await resets(shopper, SARI, { image_nonce: login.image_nonce })).error).toBe(refused)
    const { image_nonce } = await shopper.requestCode(SARI, CODE_TYPE.resetPassword)
    expect(await resets(shopper, SARI)).toMatchObject({ error: refused, data: { field: 'check_code' } })
    expect((await resets(shopper, SARI, { image_nonce })).code).toBe(0)
    expect((await resets(shopper, SARI, { image_nonce })).error).toBe(refused)
    shopper.advance(MINUTE)
    const late = await shopper.requestCode(SARI, CODE_TYPE.resetPassword)
    shopper.advance(5 * MINUTE)
    expect((await resets(shopper, SARI, { image_nonce: late.image_nonce })).error).toBe(refused)
  })

  it('works only for existing accounts that are neither disabled nor flagged', async () => {
    expect((await resets(shopper, '81377778888', { check_code: '123456' })).error).toBe('ACCOUNT_NOT_FOUND')
    const otherType = await resets(shopper, SARI, { check_code: '123456', update_type: '1' })
    expect(otherType).toMatchObject({ error: 'INVALID_PARAMETER', data: { field: 'update_type' } })
    for (const [event, name] of [
      ['flag', 'ACCOUNT_ABNORMAL'],
      ['disable', 'MEMBER_DISABLED'],
    ] as const) {
      shopper.advance(MINUTE)
      const { image_nonce } = await shopper.requestCode(SARI, CODE_TYPE.resetPassword)
      await shopper.fireEvents('member', 'M8100000001', event)
      expect((await resets(shopper, SARI, { image_nonce })).error).toBe(name)
    }
  })
})

describe("the signed-in member's own", () => {
  const verifies = (who: TestClient, account_type: AccountType, nonce: object) =>
    who.call('member.verifyLinked', { account_type, code_type: CODE_TYPE.resetPassword, ...nonce })

  it.each([
    ['1', ACCOUNT_TYPE.email, 'budi@example.com', 'b***i@example.com'],
    ['2', ACCOUNT_TYPE.phone, '81200000002', '8120****002'],
  ] as const)('works with the linked account, which the client knows only masked (update_type %s)', async (update_type, type, own, to) => {
    await shopper.logIn('81200000002')
    const nonce = await shopper.solveCaptcha(to, update_type)
    expect((await verifies(shopper, type, nonce)).data).toMatchObject({ to })
    const { image_nonce } = nonce
    expect((await resets(shopper, to, { check_code: shopper.codeTo(own), image_nonce, update_type })).code).toBe(0)
    expect((await shopper.call('member.info')).code).toBe(401)
    expect((await shopper.submitPassword('81200000002', NEW_PASSWORD)).code).toBe(0)
  })

  it('fails for a guest, and for a member without a linked account', async () => {
    const none = 'ACCOUNT_NOT_FOUND'
    expect((await resets(shopper, maskAccount(SARI), { check_code: '123456' })).error).toBe(none)
    const own = maskAccount('81377778888')
    const draw = (type_id: string) => shopper.call('auth.randomCode', { account: own, type_id })
    expect((await draw('2')).error).toBe(none)
    const { typed } = await shopper.requestCaptcha(SARI)
    expect((await shopper.call('auth.randomCodeCheck', { ...typed, account: maskAccount(SARI) })).error).toBe(none)
    await shopper.logIn('81377778888')
    expect((await draw('2')).code).toBe(0)
    expect((await draw('1')).error).toBe(none)
    const nonce = await shopper.solveCaptcha(own, '2')
    expect((await verifies(shopper, ACCOUNT_TYPE.email, nonce)).error).toBe(none)
  })

  it("takes no captcha of another member's", async () => {
    await shopper.logIn(SARI)
    const nonce = await shopper.solveCaptcha(maskAccount(SARI), '2')
    const budi = shopper.onDevice('device-2')
    await budi.logIn('81200000002')
    const reply = await verifies(budi, ACCOUNT_TYPE.phone, nonce)
    expect(reply).toMatchObject({ error: 'CODE_INVALID', data: { field: 'image_nonce' } })
  })
})
