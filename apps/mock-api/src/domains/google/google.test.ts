import { DAY, MINUTE } from '@nusaria/catalogue/lib/time'
import { ERRORS } from '@nusaria/contracts/errors'
import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { describe, expect, it } from 'vitest'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'

const FAILED = ERRORS.LOGIN_FAILED.code
const SARI = 'sari@example.com'

async function begins(shopper: TestClient): Promise<string> {
  const { data } = await shopper.call('auth.googleAuth', { device: '' })
  return new URL(String(data.url), 'http://shop.localhost').searchParams.get('session') ?? ''
}

async function chooses(shopper: TestClient, choice: string, email = SARI): Promise<URLSearchParams> {
  const { data } = await shopper.call('auth.googleConsent', { session: await begins(shopper), choice, email })
  return new URL(String(data.return_path), 'http://shop.localhost').searchParams
}

const allowed = async (shopper: TestClient, email = SARI) => (await chooses(shopper, 'allow', email)).get('code') ?? ''

function enters(shopper: TestClient, check_code: string) {
  const blank = { country_code: '', account: '', password: '', image_code: '', image_nonce: '' }
  return shopper.call('auth.login', { ...blank, channel: 'google', check_code, login_type: LOGIN_TYPE.google, device: shopper.device })
}

describe("Google's consent page", () => {
  it('is on the shop’s origin and offers the accounts of this device', async () => {
    const shopper = await createTestClient()
    const { data } = await shopper.call('auth.googleAuth', { device: 'pc' })
    expect(data.url).toMatch(/^\/google\/\?session=\w{40}$/)
    const session = await begins(shopper)
    const shown = await shopper.call('auth.googleSession', { session })
    expect(shown.data).toMatchObject({ session, return_path: '/login' })
    expect(shown.data.accounts).toHaveLength(6)
    expect(shown.data.accounts).toContainEqual({ name: 'Rangga Saputra', email: 'rangga.saputra@example.com' })
  })

  it('can be answered once, within half an hour', async () => {
    const shopper = await createTestClient()
    const session = await begins(shopper)
    const answer = { session, choice: 'deny', email: '' }
    expect((await shopper.call('auth.googleConsent', answer)).data.return_path).toBe('/login?error=access_denied')
    expect((await shopper.call('auth.googleConsent', answer)).code).toBe(FAILED)
    expect((await shopper.call('auth.googleSession', { session })).code).toBe(FAILED)
    const late = await begins(shopper)
    shopper.advance(30 * MINUTE)
    expect((await shopper.call('auth.googleConsent', { ...answer, session: late })).code).toBe(FAILED)
    expect((await shopper.call('auth.googleConsent', { ...answer, session: 'made-up-session' })).code).toBe(FAILED)
  })

  it('needs an account', async () => {
    const shopper = await createTestClient()
    const session = await begins(shopper)
    const reply = await shopper.call('auth.googleConsent', { session, choice: 'allow', email: '' })
    expect(reply).toMatchObject({ code: FAILED, data: { field: 'email' } })
    expect((await shopper.call('auth.googleSession', { session })).code).toBe(0)
  })
})

describe('logging in with Google', () => {
  it('lets the member of that e-mail address in', async () => {
    const shopper = await createTestClient()
    const reply = await enters(shopper, await allowed(shopper, 'Sari@Example.com'))
    expect(reply).toMatchObject({ code: 0, data: { member_no: 'M8100000001', flag_registered: false } })
  })

  it('registers an unknown address, with the masked address as its name', async () => {
    const shopper = await createTestClient()
    const reply = await enters(shopper, await allowed(shopper, 'rangga.saputra@example.com'))
    expect(reply.data).toMatchObject({ user_name: 'ra***ra@example.com', flag_registered: true })
    shopper.token = String(reply.data.auth_token)
    expect((await shopper.call('member.info')).data).toMatchObject({ email: 'ra***ra@example.com', phone: '', flag_password: false })
  })

  it('accepts a code once', async () => {
    const shopper = await createTestClient()
    const code = await allowed(shopper)
    expect((await enters(shopper, code)).code).toBe(0)
    expect(await enters(shopper, code)).toMatchObject({ code: FAILED, data: { field: 'check_code' } })
  })

  it('accepts a code only on the device that started', async () => {
    const shopper = await createTestClient()
    const code = await allowed(shopper)
    expect((await enters(shopper.onDevice('device-2'), code)).code).toBe(FAILED)
    expect((await enters(shopper, code)).code).toBe(0)
  })

  it('accepts a code within five minutes', async () => {
    const shopper = await createTestClient()
    const [inTime, late] = [await allowed(shopper), await allowed(shopper)]
    shopper.advance(5 * MINUTE - 1)
    expect((await enters(shopper, inTime)).code).toBe(0)
    shopper.advance(1)
    expect((await enters(shopper, late)).code).toBe(FAILED)
  })

  it('refuses a code that Google rejects, an unknown one, and none at all', async () => {
    const shopper = await createTestClient()
    const refused = (await chooses(shopper, 'fail')).get('code') ?? ''
    for (const code of [refused, 'made-up', '']) expect((await enters(shopper, code)).code).toBe(FAILED)
    expect((await chooses(shopper, 'deny', '')).has('code')).toBe(false)
  })

  it('refuses disabled, flagged and deleted accounts; the code is used up', async () => {
    const shopper = await createTestClient()
    const codes = [await allowed(shopper, 'dewi@example.com'), await allowed(shopper, 'gone@example.com')] as const
    const gone = { account: 'gone@example.com', deleted_at: shopper.world.clock.now - DAY }
    await shopper.world.stores.get('deleted_accounts')?.commit(new Map([[gone.account, gone]]))
    expect((await enters(shopper, codes[0])).code).toBe(ERRORS.MEMBER_DISABLED.code)
    expect((await enters(shopper, codes[1])).code).toBe(ERRORS.MEMBER_MISSING.code)
    expect((await enters(shopper, codes[0])).code).toBe(FAILED)
    await shopper.fireEvent('member', 'M8100000001', 'flag')
    expect((await enters(shopper, await allowed(shopper))).code).toBe(ERRORS.ACCOUNT_ABNORMAL.code)
  })

  it('leaves neither code nor session in the journal', async () => {
    const shopper = await createTestClient()
    const session = await begins(shopper)
    await shopper.call('auth.googleSession', { session })
    const code = await allowed(shopper)
    await enters(shopper, code)
    const journal = JSON.stringify(shopper.world.journal.since(0))
    expect(journal).not.toContain(session)
    expect(journal).not.toContain(code)
  })
})
