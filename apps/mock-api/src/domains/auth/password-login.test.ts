import { DAY } from '@nusaria/catalogue/lib/time'
import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { beforeEach, describe, expect, it } from 'vitest'
import { encryptPassword } from '../../testing/encrypt-password.ts'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'

const SARI = '81200000001'
const DEWI = '81200000003'
const RIGHT = 'Nusaria#1'

let shopper: TestClient
beforeEach(async () => {
  shopper = await createTestClient()
})
const enter = (account: string, password: string) => shopper.submitPassword(account, password)

describe('logging in by password', () => {
  it.each([SARI, `0${SARI}`, 'Sari@Example.com'])('lets a member in by %s', async (account) => {
    expect(await enter(account, RIGHT)).toMatchObject({ code: 0, data: { member_no: 'M8100000001', flag_registered: false } })
  })

  it('answers an unknown account, a wrong password and an unreadable one alike, with the tries left', async () => {
    const tries = async (...attempts: (() => Promise<unknown>)[]) => {
      const replies = []
      for (const attempt of attempts) replies.push(await attempt())
      return replies
    }
    const plain = (password: string) => () => shopper.sendLogin(SARI, LOGIN_TYPE.phonePassword, { password })
    const wrong = () => enter(SARI, 'wrong#1')
    const nobody = () => enter('81377778888', RIGHT)
    const member = await tries(wrong, plain(RIGHT), plain(''), wrong, wrong, wrong)
    const unknown = await tries(nobody, nobody, nobody, nobody, () => enter('081377778888', RIGHT), nobody)
    const refused = (left: number) => ({ error: 'ACCOUNT_OR_PASSWORD_WRONG', data: { field: 'password', params: { left } } })
    const locked = { error: 'TOO_MANY_FAILURES' }
    expect(member).toMatchObject([refused(4), refused(3), refused(2), refused(1), locked, locked])
    expect(unknown).toEqual(member)
  })

  it('compares the password as it was typed: in its case, whole, without trimming', async () => {
    for (const almost of ['nusaria#1', 'NUSARIA#1', 'Nusaria#', 'Nusaria#1 '])
      expect((await enter(SARI, almost)).error, almost).toBe('ACCOUNT_OR_PASSWORD_WRONG')
    expect((await enter(SARI, RIGHT)).code).toBe(0)
  })

  it.each([
    ['sari@example.com', LOGIN_TYPE.phonePassword],
    [SARI, LOGIN_TYPE.emailPassword],
    ['', LOGIN_TYPE.phonePassword],
  ])('accepts each login type only for its kind of account: "%s", %s', async (account, type) => {
    const reply = await shopper.sendLogin(account, type, { password: encryptPassword(RIGHT) })
    expect(reply).toMatchObject({ error: 'LOGIN_FAILED', data: { field: 'login_type' } })
  })

  it('locks at the fifth failure in a row, across all devices, even for the right password', async () => {
    for (let n = 0; n < 4; n++) expect((await enter(SARI, 'wrong#1')).error).toBe('ACCOUNT_OR_PASSWORD_WRONG')
    expect((await shopper.onDevice('device-2').submitPassword('sari@example.com', 'wrong#1')).error).toBe('TOO_MANY_FAILURES')
    expect((await enter(SARI, RIGHT)).error).toBe('TOO_MANY_FAILURES')
    shopper.advance(DAY)
    expect((await enter(SARI, RIGHT)).error).toBe('TOO_MANY_FAILURES')
    expect((await enter('81200000002', RIGHT)).code).toBe(0)
    expect((await shopper.logIn(SARI)).code).toBe(0)
    expect((await enter(SARI, RIGHT)).error).toBe('TOO_MANY_FAILURES')
  })

  it('starts counting again after a right one', async () => {
    for (let n = 0; n < 4; n++) await enter(SARI, 'wrong#1')
    expect((await enter(SARI, RIGHT)).code).toBe(0)
    for (let n = 0; n < 4; n++) expect((await enter(SARI, 'wrong#1')).error).toBe('ACCOUNT_OR_PASSWORD_WRONG')
  })

  it('reports a disabled or flagged member only after the password proved who it is', async () => {
    expect((await enter(DEWI, 'wrong#1')).error).toBe('ACCOUNT_OR_PASSWORD_WRONG')
    expect((await enter(DEWI, RIGHT)).error).toBe('MEMBER_DISABLED')
    await shopper.fireEvents('member', 'M8100000001', 'flag')
    expect((await enter(SARI, RIGHT)).error).toBe('ACCOUNT_ABNORMAL')
    expect((await shopper.logIn(SARI)).error).toBe('ACCOUNT_ABNORMAL')
  })

  it('leaves no password, code or nonce in the journal', async () => {
    await enter(SARI, RIGHT)
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
