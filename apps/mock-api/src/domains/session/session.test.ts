import { DAY, HOUR } from '@nusaria/catalogue/lib/time'
import { sessionContract } from '@nusaria/contracts/session'
import { beforeEach, expect, it } from 'vitest'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { deviceNameOf } from './user-agent.ts'

let shop: TestShop
let sari: Shopper
beforeEach(async () => {
  shop = (await createFakeShop()).shop
  sari = await shop.member('sari')
})

const devicesOf = async (shopper: Shopper) => (await shopper.call(sessionContract.list, undefined)).list
/** A session of the member on another device. */
const signedInElsewhere = (session_no: string, over: object = {}) =>
  shop.withWorld(({ db, now }) => {
    const device = { device: '', browser: 'Chrome', system: 'Windows', place: 'Bandung' }
    const times = { created_at: now + HOUR, expires_at: now + DAY }
    db.sessions.insert({ token: `token-of-${session_no}`, session_no, member_no: sari.member_no ?? '', ...device, ...times, ...over })
  })

it('lists the devices where a member is logged in, this one first, without their tokens', async () => {
  await signedInElsewhere('elsewhere')
  await signedInElsewhere('over', { expires_at: shop.world.clock.now })
  const list = await devicesOf(sari)
  const own = list.filter(({ session_no }) => session_no === 'session-sari' || session_no === 'elsewhere')
  expect(own).toMatchObject([
    { session_no: 'session-sari', flag_current: true },
    { session_no: 'elsewhere', browser: 'Chrome', system: 'Windows', place: 'Bandung', flag_current: false },
  ])
  expect(list[0]?.flag_current).toBe(true)
  expect(list.some(({ session_no }) => session_no === 'over')).toBe(false)
  expect(JSON.stringify(list)).not.toContain('token-of')
})

it('logs out one device, whose token becomes invalid', async () => {
  await signedInElsewhere('elsewhere')
  const { list } = await sari.call(sessionContract.end, { session_no: 'elsewhere' })
  expect(list.some(({ session_no }) => session_no === 'elsewhere')).toBe(false)
  expect(await shop.withWorld(({ db }) => db.sessions.get('token-of-elsewhere'))).toBeUndefined()
  await sari.call(sessionContract.end, { session_no: 'elsewhere' })
})

it("never logs out another member's device", async () => {
  const ani = await shop.member('ani')
  await sari.call(sessionContract.end, { session_no: 'session-ani' })
  await sari.call(sessionContract.endOthers, {})
  expect(await devicesOf(ani)).toMatchObject([{ session_no: 'session-ani', flag_current: true }])
})

it('logs out every other device at once', async () => {
  await signedInElsewhere('elsewhere')
  const { list } = await sari.call(sessionContract.endOthers, {})
  expect(list).toMatchObject([{ session_no: 'session-sari', flag_current: true }])
  expect(await devicesOf(sari)).toEqual(list)
})

it('can log out the current device, too', async () => {
  await sari.call(sessionContract.end, { session_no: 'session-sari' })
  expect(await sari.errorOf(sessionContract.list, undefined)).toBe('SESSION_EXPIRED')
})

it('names a device like its shopper would', () => {
  const named = (userAgent: string) => Object.values(deviceNameOf(userAgent)).join(', ')
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  expect(named(`Mozilla/5.0 (Linux; Android 13; SM-A145F) ${webkit} Chrome/126.0 Mobile Safari/537.36`)).toBe('Chrome, Android')
  expect(named(`Mozilla/5.0 (Linux; Android 13; SM-A145F) ${webkit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`)).toBe(
    'Samsung Internet, Android',
  )
  expect(named('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1')).toBe(
    'Safari, iOS',
  )
  expect(named(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0 Safari/537.36 Edg/126.0`)).toBe('Edge, Windows')
  expect(named('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0')).toBe('Firefox, macOS')
  expect(named('node')).toBe(', ')
})
