import { DAY } from '@nusaria/catalogue/lib/time'
import { ERRORS } from '@nusaria/contracts/errors'
import { describe, expect, it } from 'vitest'
import { encryptPassword } from '../../testing/encrypt-password.ts'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'

const code = (name: keyof typeof ERRORS) => ERRORS[name].code
const SARI = '81200000001'
const DEWI = '81200000003'
const RIGHT = 'Nusaria#1'

function enters(shopper: TestClient, account: string, password: string, login_type = account.includes('@') ? 2 : 1) {
  return shopper.call('auth.login', {
    channel: '',
    country_code: account.includes('@') ? '' : '62',
    account,
    password,
    check_code: '',
    login_type,
    image_code: '',
    image_nonce: '',
    device: shopper.device,
  })
}

const enter = (shopper: TestClient, account: string, password: string) => enters(shopper, account, encryptPassword(password))

/** Writes to a member's row directly. */
async function shopWith(member_no: string, change: Record<string, unknown>): Promise<TestClient> {
  const shopper = await createTestClient()
  const rows = shopper.world.stores.get('members')
  await rows?.commit(new Map([[member_no, { ...rows.get(member_no), ...change }]]))
  return shopper
}

describe('logging in by password', () => {
  it.each([SARI, `0${SARI}`, 'Sari@Example.com'])('lets a member in by %s', async (account) => {
    const shopper = await createTestClient()
    expect(await enter(shopper, account, RIGHT)).toMatchObject({ code: 0, data: { member_no: 'M8100000001', flag_registered: false } })
  })

  it('answers an unknown account, a wrong password and an unreadable one alike, with the tries left', async () => {
    const shopper = await createTestClient()
    const tries = async (...attempts: (() => Promise<unknown>)[]) => {
      const replies = []
      for (const attempt of attempts) replies.push(await attempt())
      return replies
    }
    const wrong = () => enter(shopper, SARI, 'wrong#1')
    const member = await tries(
      wrong,
      () => enters(shopper, SARI, RIGHT),
      () => enters(shopper, SARI, ''),
      wrong,
      wrong,
      wrong,
    )
    const nobody = () => enter(shopper, '81377778888', RIGHT)
    const unknown = await tries(nobody, nobody, nobody, nobody, () => enter(shopper, '081377778888', RIGHT), nobody)
    const refused = (left: number) => ({ code: code('ACCOUNT_OR_PASSWORD_WRONG'), data: { field: 'password', params: { left } } })
    const locked = { code: code('TOO_MANY_FAILURES') }
    expect(member).toMatchObject([refused(4), refused(3), refused(2), refused(1), locked, locked])
    expect(unknown).toEqual(member)
  })

  it('compares the password as it was typed: in its case, whole, without trimming', async () => {
    const shopper = await createTestClient()
    for (const almost of ['nusaria#1', 'NUSARIA#1', 'Nusaria#', 'Nusaria#1 '])
      expect((await enter(shopper, SARI, almost)).code, almost).toBe(code('ACCOUNT_OR_PASSWORD_WRONG'))
    expect((await enter(shopper, SARI, RIGHT)).code).toBe(0)
  })

  it('accepts each login type only for its kind of account', async () => {
    const shopper = await createTestClient()
    const sent = encryptPassword(RIGHT)
    for (const [account, type] of [
      ['sari@example.com', 1],
      [SARI, 2],
      ['', 1],
    ] as const)
      expect(await enters(shopper, account, sent, type)).toMatchObject({ code: code('LOGIN_FAILED'), data: { field: 'login_type' } })
  })

  it('locks at the fifth failure in a row, across all devices, even for the right password', async () => {
    const shopper = await createTestClient()
    for (let n = 0; n < 4; n++) expect((await enter(shopper, SARI, 'wrong#1')).code).toBe(code('ACCOUNT_OR_PASSWORD_WRONG'))
    expect((await enter(shopper.onDevice('device-2'), 'sari@example.com', 'wrong#1')).code).toBe(code('TOO_MANY_FAILURES'))
    expect((await enter(shopper, SARI, RIGHT)).code).toBe(code('TOO_MANY_FAILURES'))
    shopper.advance(DAY)
    expect((await enter(shopper, SARI, RIGHT)).code).toBe(code('TOO_MANY_FAILURES'))
    expect((await enter(shopper, '81200000002', RIGHT)).code).toBe(0)
    expect((await shopper.logIn(SARI)).code).toBe(0)
    expect((await enter(shopper, SARI, RIGHT)).code).toBe(code('TOO_MANY_FAILURES'))
  })

  it('starts counting again after a right one', async () => {
    const shopper = await createTestClient()
    for (let n = 0; n < 4; n++) await enter(shopper, SARI, 'wrong#1')
    expect((await enter(shopper, SARI, RIGHT)).code).toBe(0)
    for (let n = 0; n < 4; n++) expect((await enter(shopper, SARI, 'wrong#1')).code).toBe(code('ACCOUNT_OR_PASSWORD_WRONG'))
  })

  it('reports a disabled or flagged member only after the password proved who it is', async () => {
    const shopper = await createTestClient()
    expect((await enter(shopper, DEWI, 'wrong#1')).code).toBe(code('ACCOUNT_OR_PASSWORD_WRONG'))
    expect((await enter(shopper, DEWI, RIGHT)).code).toBe(code('MEMBER_DISABLED'))
    const held = await shopWith('M8100000001', { abnormal: true })
    expect((await enter(held, SARI, RIGHT)).code).toBe(code('ACCOUNT_ABNORMAL'))
    expect((await held.logIn(SARI)).code).toBe(code('ACCOUNT_ABNORMAL'))
  })

  it('leaves no password, code or nonce in the journal', async () => {
    const shopper = await createTestClient()
    await enter(shopper, SARI, RIGHT)
    await shopper.logIn(SARI)
    const bodies = shopper.world.journal.since(0).flatMap(({ call, request }) => (call === 'auth.login' ? [request.body] : []))
    // A field that wasn't sent is no secret.
    const byPassword = { password: '***', check_code: '', image_code: '', image_nonce: '' }
    expect(bodies).toMatchObject([byPassword, { password: '', check_code: '***', image_code: '***', image_nonce: '***' }])
    const journal = JSON.stringify(shopper.world.journal.since(0))
    expect(journal).not.toContain(shopper.codeTo(SARI))
    expect(journal).not.toContain(String(shopper.token))
  })
})

describe('a deleted account', () => {
  async function shopWithout(account: string): Promise<TestClient> {
    const shopper = await createTestClient()
    await shopper.world.stores.get('deleted_accounts')?.commit(new Map([[account, { account, deleted_at: shopper.world.clock.now }]]))
    return shopper
  }

  it.each([30 * DAY - 1, 0])('is reported by code and by password, %i ms later', async (later) => {
    const shopper = await shopWithout('81377778888')
    shopper.advance(later)
    expect((await shopper.logIn('081377778888')).code).toBe(code('MEMBER_MISSING'))
    expect((await enter(shopper, '81377778888', RIGHT)).code).toBe(code('MEMBER_MISSING'))
  })

  it('can register again after thirty days', async () => {
    const shopper = await shopWithout('81377778888')
    shopper.advance(30 * DAY)
    expect((await shopper.logIn('81377778888')).data).toMatchObject({ flag_registered: true })
  })
})

it('a token of one world is invalid in another', async () => {
  const [here, there] = [await createTestClient(), await createTestClient()]
  await here.logIn(SARI)
  there.token = here.token
  expect((await there.call('member.info')).code).toBe(401)
})
