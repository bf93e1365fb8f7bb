import { addressContract } from '@nusaria/contracts/address'
import { Phone } from '@nusaria/contracts/rules'
import { beforeAll, expect, it } from 'vitest'
import { signIn } from '../../control/sign-in.ts'
import { createTestShop, Shopper, type TestShop } from '../../testing/test-shop.ts'
import { checkLocation } from '../address/rules.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await createTestShop({ members: 200 })
})

it('a world has as many more members as it was created with, after the named ones', async () => {
  const members = await shop.withWorld(({ db }) => db.members.all())
  expect(members).toHaveLength(205)
  expect(members.slice(0, 5).map(({ user_name }) => user_name)).toContain('Putri Maharani')
  for (const field of ['member_no', 'phone', 'email'] as const) expect(new Set(members.map((member) => member[field])).size).toBe(205)
  for (const { phone, birthday, created_at } of members.slice(5)) {
    expect(Phone.safeParse(phone).success).toBe(true)
    expect(birthday).toMatch(/^(19[5-9]\d|200\d)-\d\d-\d\d$/)
    expect(created_at).toBeLessThan(shop.world.epoch)
  }
})

it('each of them can log in, by phone or e-mail', async () => {
  const first = await signIn(shop.engine, shop.world, { member: '81210000001' })
  const last = await signIn(shop.engine, shop.world, { member: 'member200@example.com' })
  expect((await signIn(shop.engine, shop.world, { member: '81210000200' })).member_no).toBe(last.member_no)
  const { list } = await new Shopper(shop, first.member_no, 'd', first.auth_token).call(addressContract.list, undefined)
  expect(list).toMatchObject([{ phone: '81210000001', flag_default: true, flag_supported: true }])
  expect(`${list[0]?.name} ${list[0]?.surname}`.trim()).toBe(first.user_name)
})

it('each has one address, in a district that fits its postal code and that the shop delivers to', async () => {
  const addresses = await shop.withWorld(({ db }) => db.addresses.all((row) => row.member_no.startsWith('M82')))
  expect(new Set(addresses.map(({ member_no }) => member_no)).size).toBe(200)
  for (const { district_code, postal_code, address_line1 } of addresses) {
    expect(checkLocation(district_code, postal_code)).toEqual({ ok: true })
    expect(address_line1).toMatch(/^\S+ .+ no \d+$/)
  }
  expect(new Set(addresses.map(({ district_code }) => district_code.slice(0, 2))).size).toBeGreaterThan(15)
})
