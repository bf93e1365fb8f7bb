import { authContract } from '@nusaria/contracts/auth'
import { CODE_TYPE, LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { describe, expect, it } from 'vitest'
import { encryptPassword } from '../../testing/encrypt-password.ts'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'

const SARI = '81200000001'
const SARI_MAIL = 'sari@example.com'
const PASSWORD = encryptPassword('Nusaria#1')

/** Values that a documented client may send in a field that its login type doesn't use. */
const UNUSED: readonly (readonly [string, object])[] = [
  ['absent', {}],
  ['empty', { channel: '', password: '', check_code: '', image_code: '', image_nonce: '', country_code: '', account: '' }],
  ['null', { channel: null, password: null, check_code: null, image_code: null, image_nonce: null, country_code: null, account: null }],
]

describe.each(UNUSED)('a login whose unused fields are %s', (_, unused) => {
  const logsIn = (shopper: TestClient, fields: object) => shopper.call('auth.login', { ...unused, device: shopper.device, ...fields })

  it.each([
    [1, SARI],
    [2, SARI_MAIL],
  ])('comes in by password (login_type %s)', async (login_type, account) => {
    expect((await logsIn(await createTestClient(), { login_type, account, password: PASSWORD })).code).toBe(0)
  })

  it.each([
    [3, SARI],
    [4, SARI_MAIL],
    [6, SARI],
  ])('comes in by code (login_type %s)', async (login_type, account) => {
    const shopper = await createTestClient()
    const { image_code, image_nonce } = await shopper.requestCode(account)
    const check_code = shopper.codeTo(account)
    expect((await logsIn(shopper, { login_type, account, check_code, image_code, image_nonce })).code).toBe(0)
  })

  it('is refused as before where what it needs is missing', async () => {
    const refused = async (fields: object) => (await logsIn(await createTestClient(), fields)).error
    expect(await refused({ login_type: LOGIN_TYPE.phonePassword, account: SARI })).toBe('ACCOUNT_OR_PASSWORD_WRONG')
    expect(await refused({ login_type: LOGIN_TYPE.phoneCode, account: SARI })).toBe('CODE_INVALID')
    expect(await refused({ login_type: LOGIN_TYPE.google })).toBe('LOGIN_FAILED')
    expect(await refused({ login_type: LOGIN_TYPE.desktopCode })).toBe('LOGIN_FAILED')
  })
})

describe('other input that a documented client may send', () => {
  it.each([{ country_code: '62' }, { country_code: '' }, { country_code: null }, {}])('is treated as an e-mail code: %j', async (more) => {
    const shopper = await createTestClient()
    const nonce = await shopper.solveCaptcha(SARI_MAIL)
    expect((await shopper.call('auth.sendEmailCode', { code_type: CODE_TYPE.login, email: SARI_MAIL, ...more, ...nonce })).code).toBe(0)
  })

  it('counts as no device for Google on a phone', async () => {
    expect((await (await createTestClient()).call('auth.googleAuth')).data).toMatchObject({ url: expect.stringContaining('/google/') })
  })
})

describe('replies that the specification leaves in two forms', () => {
  it("are read in both: the nonce and Google's address as data, or as a field", () => {
    const { randomCodeCheck, googleAuth } = authContract
    for (const data of ['nonce-0001', { nonce: 'nonce-0001' }]) expect(randomCodeCheck.data.safeParse(data).success).toBe(true)
    for (const data of ['https://accounts.example/o', { url: 'https://accounts.example/o' }])
      expect(googleAuth.data.safeParse(data).success).toBe(true)
    for (const data of ['', null, {}, { code: 'x' }]) expect(randomCodeCheck.data.safeParse(data).success).toBe(false)
  })

  it('have one form in the mock: a field', async () => {
    const shopper = await createTestClient()
    const { typed } = await shopper.requestCaptcha(SARI)
    expect((await shopper.call('auth.randomCodeCheck', typed)).data).toEqual({ nonce: expect.any(String) })
    expect((await shopper.call('auth.googleAuth', { device: '' })).data).toEqual({ url: expect.any(String) })
  })
})
