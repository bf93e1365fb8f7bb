import { DAY } from '@nusaria/catalogue/lib/time'
import { beforeEach, describe, expect, it } from 'vitest'
import { JPEG, PNG, pictureFile, pictureOfSize, pictureWith } from '../../testing/sample-pictures.ts'
import { createSignedInClient, createTestClient, type TestClient } from '../../testing/test-client.ts'
import { pictureDomain } from '../picture/domain.ts'
import { normalizeName } from './profile.ts'

const refused = (field: string, error = 'INVALID_PARAMETER') => ({ error, data: { field } })
const SARI = '81200000001'
const BUDI = '81200000002'

const signedIn = (account: string) => createSignedInClient(account, [pictureDomain])

let sari: TestClient
beforeEach(async () => {
  sari = await signedIn(SARI)
})

describe('a name', () => {
  it('is trimmed, and stays for a year', async () => {
    expect(await sari.call('member.updateName', { user_name: '  Sari W.  ' })).toMatchObject({
      code: 0,
      data: { user_name: 'Sari W.', name_change_from: '2027-03-02T09:00:00.000+07:00' },
    })
    const again = await sari.call('member.updateName', { user_name: 'Sari' })
    expect(again).toMatchObject(refused('user_name'))
    sari.advance(364 * DAY)
    await sari.logIn(SARI)
    expect((await sari.call('member.updateName', { user_name: 'Sari' })).error).toBe('INVALID_PARAMETER')
    sari.advance(DAY)
    expect(await sari.call('member.updateName', { user_name: 'Sari' })).toMatchObject({ code: 0, data: { user_name: 'Sari' } })
  })

  it('given at registration can be changed at once', async () => {
    const newcomer = await signedIn('81377778888')
    expect((await newcomer.call('member.info')).data).toMatchObject({ user_name: '8137****888', name_change_from: null })
    expect((await newcomer.call('member.updateName', { user_name: 'Wayan' })).code).toBe(0)
  })

  it("is nobody else's, however it is written", async () => {
    for (const user_name of ['Budi Santoso', 'BUDI  SANTOSO', 'budisantoso', 'Budi\u200bSantoso', 'Ｂｕｄｉ Santoso'])
      expect(await sari.call('member.updateName', { user_name })).toMatchObject(refused('user_name', 'ACCOUNT_NAME_EXISTS'))
    expect((await sari.call('member.updateName', { user_name: 'SARI WULANDARI' })).code).toBe(0)
  })

  it('that stays the same does not count as a change', async () => {
    expect((await sari.call('member.updateName', { user_name: 'Sari Wulandari ' })).data).toMatchObject({ name_change_from: null })
  })

  it('is visible and at most 50 characters long', async () => {
    for (const user_name of ['', '   ', '\u200b\u200b', '\u3164', 'Sari\u202e', 'Sari\nW.', 'x'.repeat(51)])
      expect(await sari.call('member.updateName', { user_name })).toMatchObject(refused('user_name'))
    expect((await sari.call('member.updateName', { user_name: 'x'.repeat(50) })).code).toBe(0)
  })

  it('changed on one device is visible on the other', async () => {
    const laptop = sari.onDevice('device-2')
    laptop.advance(61_000)
    await laptop.logIn(SARI)
    const both = await Promise.all([
      sari.call('member.updateName', { user_name: 'Sari Satu' }),
      laptop.call('member.updateName', { user_name: 'Sari Dua' }),
    ])
    expect(both.map((reply) => reply.error)).toEqual([null, 'INVALID_PARAMETER'])
    expect((await laptop.call('member.info')).data.user_name).toBe('Sari Satu')
  })

  it('is compared without case, spaces and invisible characters', () => {
    expect(normalizeName(' Ａyu\u00a0\u200bPUTRI ')).toBe('ayuputri')
    expect(normalizeName('Ayu‐٩\ufe0f')).toBe('ayu-9')
  })
})

describe('a birth date', () => {
  it('is a past day, not before 1900', async () => {
    const budi = await signedIn(BUDI)
    for (const birthday of ['2026-03-03', '1899-12-31', '2001-02-29', '2001-13-01', '1/2/1990', ''])
      expect(await budi.call('member.updateBirthday', { birthday })).toMatchObject(refused('birthday'))
    expect((await budi.call('member.updateBirthday', { birthday: '2026-03-02' })).data).toMatchObject({ birthday: '2026-03-02' })
  })

  it('uses Jakarta’s calendar day', async () => {
    const late = await createTestClient(Date.parse('2026-03-02T17:30:00Z'))
    await late.logIn(BUDI)
    expect((await late.call('member.updateBirthday', { birthday: '2026-03-03' })).code).toBe(0)
  })

  it('can change once a year; sending the same again changes nothing', async () => {
    expect((await sari.call('member.updateBirthday', { birthday: '1993-08-17' })).data).toMatchObject({ birthday_change_from: null })
    expect((await sari.call('member.updateBirthday', { birthday: '1993-08-18' })).code).toBe(0)
    expect((await sari.call('member.updateBirthday', { birthday: '1993-08-18' })).code).toBe(0)
    expect(await sari.call('member.updateBirthday', { birthday: '1993-08-19' })).toMatchObject(refused('birthday', 'BIRTHDAY_ONCE_A_YEAR'))
  })
})

it('name and birth date together change both, or neither', async () => {
  const half = await sari.call('member.updateInfo', { user_name: 'Sari Baru', birthday: '2030-01-01' })
  expect(half).toMatchObject(refused('birthday'))
  const other = await sari.call('member.updateInfo', { user_name: 'Budi Santoso', birthday: '1990-01-01' })
  expect(other).toMatchObject(refused('user_name', 'ACCOUNT_NAME_EXISTS'))
  const unchanged = { user_name: 'Sari Wulandari', name_change_from: null, birthday_change_from: null }
  expect((await sari.call('member.info')).data).toMatchObject(unchanged)
  const whole = await sari.call('member.updateInfo', { user_name: 'Sari Baru', birthday: '1990-01-01' })
  expect(whole.data).toMatchObject({ user_name: 'Sari Baru', birthday: '1990-01-01' })
  const taken = await sari.call('member.updateInfo', { birthday: '1990-01-02' })
  expect(taken.error).toBe('BIRTHDAY_ONCE_A_YEAR')
  expect((await sari.call('member.updateInfo', {})).code).toBe(0)
})

describe('a profile picture', () => {
  it.each([
    ['image/png', PNG],
    ['image/jpeg', JPEG],
  ] as const)('is shown to everyone who has its address, once the old one is gone: %s', async (type, bytes) => {
    const first = await sari.call('member.updateAvatar', { avatar: pictureFile(type, bytes) })
    const address = String(first.data.avatar_url)
    expect(address).toMatch(/^\/api\/member\/picture\/[A-Za-z0-9]{32}-[a-z0-9]+$/)
    const picture_id = address.split('/').at(-1)
    const shown = await sari.onDevice('device-2').call('picture.show', { picture_id })
    expect(shown.image).toMatchObject({ id: picture_id, text: btoa(String.fromCharCode(...bytes)) })
    const second = await sari.call('member.updateAvatar', { avatar: pictureFile(type, pictureWith(type, [1])) })
    expect(second.data.avatar_url).not.toBe(address)
    expect((await sari.call('member.info')).data.avatar_url).toBe(second.data.avatar_url)
    expect((await sari.call('picture.show', { picture_id })).error).toBe('EVIDENCE_INVALID')
  })

  it('must have the type it claims, and at most 800 KB', async () => {
    for (const file of [
      pictureFile('image/png', JPEG),
      pictureFile('image/png', [...new TextEncoder().encode('<svg onload="alert(1)"/>')]),
      pictureFile('image/svg+xml', [...new TextEncoder().encode('<svg/>')]),
      pictureFile('image/png', []),
      pictureFile('image/png', pictureOfSize('image/png', 800 * 1024 + 1)),
    ])
      expect(await sari.call('member.updateAvatar', { avatar: file })).toMatchObject(refused('avatar'))
    const largest = pictureFile('image/png', pictureOfSize('image/png', 800 * 1024))
    expect((await sari.call('member.updateAvatar', { avatar: largest })).code).toBe(0)
    const huge = pictureFile('image/png', new Uint8Array(1_100_000))
    expect((await sari.call('member.updateAvatar', { avatar: huge })).error).toBe('BODY_TOO_LARGE')
  })

  it('is not written into the journal', async () => {
    await sari.call('member.updateAvatar', { avatar: pictureFile('image/png', PNG) })
    const entry = sari.world.journal.since(0).at(-1)
    expect(entry?.request.body).toEqual({ avatar: `[image/png, ${PNG.length} bytes]` })
  })
})

it('a flagged account can’t be changed', async () => {
  await sari.fireEvents('member', 'M8100000001', 'flag')
  for (const [call, args] of [
    ['updateAvatar', { avatar: pictureFile('image/png', PNG) }],
    ['updateName', { user_name: 'Sari' }],
    ['updateBirthday', { birthday: '1990-01-01' }],
    ['updateInfo', {}],
    ['updateEmail', { email: 'new@example.com', check_code: '123456' }],
    ['updateMobile', { phone: '81377778888', country_code: '62', check_code: '123456' }],
    ['updatePassword', { password: 'x' }],
  ] as const)
    expect((await sari.call(`member.${call}`, args)).error, call).toBe('ACCOUNT_ABNORMAL')
  await sari.fireEvents('member', 'M8100000001', 'clear')
  expect((await sari.call('member.updateName', { user_name: 'Sari' })).code).toBe(0)
})
