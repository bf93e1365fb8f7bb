import { DAY, MINUTE } from '@nusaria/catalogue/lib/time'
import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'

const FAILED = 'LOGIN_FAILED'
const SARI = 'sari@example.com'

let shopper: TestClient
beforeEach(async () => {
  shopper = await createTestClient()
})

async function begins(): Promise<string> {
  const { data } = await shopper.call('auth.googleAuth', { device: '' })
  return new URL(String(data.url), 'http://shop.localhost').searchParams.get('session') ?? ''
}

async function chooses(choice: string, email = SARI): Promise<URLSearchParams> {
  const { data } = await shopper.call('auth.googleConsent', { session: await begins(), choice, email })
  return new URL(String(data.return_path), 'http://shop.localhost').searchParams
}

const allowed = async (email = SARI) => (await chooses('allow', email)).get('code') ?? ''
const enters = (check_code: string, who = shopper) => who.sendLogin('', LOGIN_TYPE.google, { channel: 'google', check_code })

describe("Google's consent page", () => {
  it('is on the shop’s origin and offers the accounts of this device', async () => {
    const { data } = await shopper.call('auth.googleAuth', { device: 'pc' })
    expect(data.url).toMatch(/^\/google\/\?session=\w{40}$/)
    const session = await begins()
    const shown = await shopper.call('auth.googleSession', { session })
    expect(shown.data).toMatchObject({ session, return_path: '/login' })
    expect(shown.data.accounts).toHaveLength(6)
    expect(shown.data.accounts).toContainEqual({ name: 'Rangga Saputra', email: 'rangga.saputra@example.com' })
  })

  it('can be answered once, within half an hour', async () => {
    const session = await begins()
    const answer = { session, choice: 'deny', email: '' }
    expect((await shopper.call('auth.googleConsent', answer)).data.return_path).toBe('/login?error=access_denied')
    expect((await shopper.call('auth.googleConsent', answer)).error).toBe(FAILED)
    expect((await shopper.call('auth.googleSession', { session })).error).toBe(FAILED)
    const late = await begins()
    shopper.advance(30 * MINUTE)
    expect((await shopper.call('auth.googleConsent', { ...answer, session: late })).error).toBe(FAILED)
    expect((await shopper.call('auth.googleConsent', { ...answer, session: 'made-up-session' })).error).toBe(FAILED)
    const last = await begins()
    expect(shopper.world.stores.get('google_sessions')?.find()).toMatchObject([{ session: last }])
  })

  it('needs an account', async () => {
    const session = await begins()
    const reply = await shopper.call('auth.googleConsent', { session, choice: 'allow', email: '' })
    expect(reply).toMatchObject({ error: FAILED, data: { field: 'email' } })
    expect((await shopper.call('auth.googleSession', { session })).code).toBe(0)
  })
})

describe('logging in with Google', () => {
  it('lets the member of that e-mail address in', async () => {
    const reply = await enters(await allowed('Sari@Example.com'))
    expect(reply).toMatchObject({ code: 0, data: { member_no: 'M8100000001', flag_registered: false } })
  })

  it('registers an unknown address, with the masked address as its name', async () => {
    const reply = await enters(await allowed('rangga.saputra@example.com'))
    expect(reply.data).toMatchObject({ user_name: 'ra***ra@example.com', flag_registered: true })
    shopper.token = String(reply.data.auth_token)
    expect((await shopper.call('member.info')).data).toMatchObject({ email: 'ra***ra@example.com', phone: '', flag_password: false })
  })

  it('accepts a code once', async () => {
    const code = await allowed()
    expect((await enters(code)).code).toBe(0)
    expect(await enters(code)).toMatchObject({ error: FAILED, data: { field: 'check_code' } })
  })

  it('accepts a code only on the device that started', async () => {
    const code = await allowed()
    expect((await enters(code, shopper.onDevice('device-2'))).error).toBe(FAILED)
    expect((await enters(code)).code).toBe(0)
  })

  it('accepts a code within five minutes', async () => {
    const [inTime, late] = [await allowed(), await allowed()]
    shopper.advance(5 * MINUTE - 1)
    expect((await enters(inTime)).code).toBe(0)
    shopper.advance(1)
    expect((await enters(late)).error).toBe(FAILED)
  })

  it('refuses a code that Google rejects, an unknown one, and none at all', async () => {
    const refused = (await chooses('fail')).get('code') ?? ''
    for (const code of [refused, 'made-up', '']) expect((await enters(code)).error).toBe(FAILED)
    expect((await chooses('deny', '')).has('code')).toBe(false)
  })

  it('refuses disabled, flagged and deleted accounts; the code is used up', async () => {
    const codes = [await allowed('dewi@example.com'), await allowed('gone@example.com')] as const
    const gone = { account: 'gone@example.com', deleted_at: shopper.world.clock.now - DAY }
    await shopper.world.stores.get('deleted_accounts')?.commit(new Map([[gone.account, gone]]))
    expect((await enters(codes[0])).error).toBe('MEMBER_DISABLED')
    expect((await enters(codes[1])).error).toBe('MEMBER_MISSING')
    expect((await enters(codes[0])).error).toBe(FAILED)
    await shopper.fireEvents('member', 'M8100000001', 'flag')
    expect((await enters(await allowed())).error).toBe('ACCOUNT_ABNORMAL')
  })

  it('leaves neither code nor session in the journal', async () => {
    const session = await begins()
    await shopper.call('auth.googleSession', { session })
    const code = await allowed()
    await enters(code)
    const journal = JSON.stringify(shopper.world.journal.since(0))
    expect(journal).not.toContain(session)
    expect(journal).not.toContain(code)
  })
})
