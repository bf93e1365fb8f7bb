import { beforeEach, describe, expect, it } from 'vitest'
import { encryptPassword } from '../../testing/encrypt-password.ts'
import { createSignedInClient, type TestClient } from '../../testing/test-client.ts'

const SARI = '81200000001'
const NEW = '81377778888'

let sari: TestClient
beforeEach(async () => {
  sari = await createSignedInClient(SARI)
})

function changes(shopper: TestClient, old: string | undefined, password: string) {
  const sent = old === undefined ? {} : { old_password: encryptPassword(old) }
  return shopper.call('member.updatePassword', { ...sent, password: encryptPassword(password) })
}

describe('changing the password', () => {
  const wrong = (left: number) => ({ error: 'PASSWORD_WRONG', data: { field: 'old_password', params: { left } } })

  it('needs the old one and ends every session, including this one', async () => {
    const laptop = sari.onDevice('device-2')
    sari.advance(61_000)
    await laptop.logIn(SARI)
    expect((await changes(sari, 'Nusaria#1', 'Rahasia#2')).code).toBe(0)
    expect((await sari.call('member.info')).code).toBe(401)
    expect((await laptop.call('member.info')).code).toBe(401)
    sari.advance(61_000)
    await sari.logIn(SARI)
    expect((await changes(sari, 'Rahasia#2', 'Nusaria#1')).code).toBe(0)
  })

  it('needs no old one where none was set', async () => {
    const newcomer = await createSignedInClient(NEW)
    expect((await newcomer.call('member.info')).data.flag_password).toBe(false)
    expect((await changes(newcomer, undefined, 'Rahasia#2')).code).toBe(0)
    newcomer.advance(61_000)
    await newcomer.logIn(NEW)
    expect((await newcomer.call('member.info')).data.flag_password).toBe(true)
    expect((await changes(newcomer, undefined, 'Rahasia#3')).error).toBe('PASSWORD_WRONG')
  })

  it('locks at the fifth wrong old password in a row, then even for the right one', async () => {
    for (let left = 4; left >= 1; left--) expect(await changes(sari, 'wrong#1', 'Rahasia#2')).toMatchObject(wrong(left))
    expect((await changes(sari, 'wrong#1', 'Rahasia#2')).error).toBe('TOO_MANY_FAILURES')
    expect((await changes(sari, 'Nusaria#1', 'Rahasia#2')).error).toBe('TOO_MANY_FAILURES')
  })

  it('starts counting again after a right one', async () => {
    for (let n = 0; n < 4; n++) await changes(sari, 'wrong#1', 'Rahasia#2')
    expect((await changes(sari, 'Nusaria#1', 'Rahasia#2')).code).toBe(0)
    sari.advance(61_000)
    await sari.logIn(SARI)
    expect(await changes(sari, 'wrong#1', 'Rahasia#3')).toMatchObject({ data: { params: { left: 4 } } })
  })

  it('accepts 6 to 64 letters, digits and allowed symbols; an invalid one counts no failure', async () => {
    for (const password of ['12345', 'x'.repeat(65), 'with space', 'Émile#1', 'a-b_c+d'])
      expect(await changes(sari, 'wrong#1', password)).toMatchObject({ error: 'INVALID_PARAMETER', data: { field: 'password' } })
    const plain = await sari.call('member.updatePassword', { old_password: encryptPassword('Nusaria#1'), password: 'Rahasia#2' })
    expect(plain).toMatchObject({ error: 'INVALID_PARAMETER', data: { field: 'password' } })
    expect(await changes(sari, 'wrong#1', 'Rahasia#2')).toMatchObject({ data: { params: { left: 4 } } })
    expect((await changes(sari, 'Nusaria#1', 'x'.repeat(64))).code).toBe(0)
  })

  it('leaves no password in the journal', async () => {
    await changes(sari, 'Nusaria#1', 'Rahasia#2')
    expect(sari.world.journal.since(0).at(-1)?.request.body).toEqual({ old_password: '***', password: '***' })
  })
})
