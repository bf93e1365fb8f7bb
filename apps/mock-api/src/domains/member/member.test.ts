import { formatInstant } from '@nusaria/catalogue/lib/time'
import { describe, expect, it } from 'vitest'
import { createSignedInClient, createTestClient } from '../../testing/test-client.ts'
import { changeableFrom, contactOf } from './profile.ts'

describe('the signed-in member', () => {
  it('gets their own data, phone and e-mail masked', async () => {
    const shopper = await createSignedInClient('81200000001')
    expect((await shopper.call('member.info')).data).toEqual({
      member_no: 'M8100000001',
      user_name: 'Sari Wulandari',
      avatar_url: null,
      phone: '8120****001',
      email: 's***i@example.com',
      phone_verified_until: null,
      email_verified_until: null,
      birthday: '1993-08-17',
      name_change_from: null,
      birthday_change_from: null,
      flag_password: true,
      points: expect.any(Number),
      voucher_count: expect.any(Number),
      registered_at: expect.stringMatching(/\+07:00$/),
      account_state: 'active',
    })
  })

  it('gets their name, phone and e-mail in full for forms that begin with them', async () => {
    const shopper = await createSignedInClient('81200000001')
    const contact = { name: 'Sari Wulandari', phone: '81200000001', email: 'sari@example.com' }
    expect((await shopper.call('member.contact')).data).toEqual(contact)
  })

  it('has no name as long as it is the masked account of the registration', () => {
    expect(contactOf({ user_name: '8137****888', phone: '81377778888', email: null })).toEqual({
      name: '',
      phone: '81377778888',
      email: '',
    })
    expect(contactOf({ user_name: 'Suharto', phone: null, email: 'a@example.com' })).toEqual({
      ...{ name: 'Suharto', phone: '', email: 'a@example.com' },
    })
  })

  it('may change the name one year after the last change', () => {
    const at = Date.parse('2026-03-02T09:00:00+07:00')
    expect(changeableFrom(null, at)).toBeNull()
    expect(changeableFrom(at, at)).toBe(formatInstant(Date.parse('2027-03-02T09:00:00+07:00')))
    expect(changeableFrom(at, Date.parse('2027-03-02T09:00:00+07:00'))).toBeNull()
  })
})

describe('a device', () => {
  it('keeps the language it chose last', async () => {
    const shopper = await createTestClient()
    const language = async () => (await shopper.call('member.deviceLanguage', { device_id: 'device-1' })).data
    expect(await language()).toBe('')
    await shopper.call('member.visit', { device_id: 'device-1' })
    expect(await language()).toBe('')
    await shopper.call('member.setDeviceLanguage', { device_id: 'device-1', language: 'zh-CN' })
    await shopper.call('member.setDeviceLanguage', { device_id: 'device-1', language: 'id' })
    await shopper.call('member.visit', { device_id: 'device-1' })
    expect(await language()).toBe('id')
    expect((await shopper.call('member.deviceLanguage', { device_id: 'device-2' })).data).toBe('')
    expect(shopper.world.stores.get('devices')?.get('device-1')).toMatchObject({ visits: 2, language: 'id' })
  })

  it('can choose only the shop’s languages', async () => {
    const shopper = await createTestClient()
    const reply = await shopper.call('member.setDeviceLanguage', { device_id: 'device-1', language: 'fr' })
    expect(reply).toMatchObject({ code: 1101020, data: { field: 'language' } })
  })
})
