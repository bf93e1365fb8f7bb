import { cartContract } from '@nusaria/contracts/cart'
import { describe, expect, it } from 'vitest'
import { SEEDED_MEMBERS } from '../domains/member/seed.ts'
import { createFakeCatalogue } from '../testing/fake-catalogue.ts'
import { createTestShop, Shopper } from '../testing/test-shop.ts'
import type { ControlError } from './control-error.ts'
import { signIn } from './sign-in.ts'

describe('signing in by the control API', () => {
  it('returns a session that the shop accepts, with the cart of the device', async () => {
    const shop = await createTestShop({ catalogue: createFakeCatalogue() })
    const guest = shop.guest('device-here')
    const sku_no = `${shop.engine.runtime.catalogue.products[0]?.default_sku_no}`
    await guest.call(cartContract.add, { sku_no, quantity: 2 })
    const session = await signIn(shop.engine, shop.world, { member: 'budi', device: 'device-here' })
    expect(session).toMatchObject({ member_no: SEEDED_MEMBERS.budi, user_name: 'Budi Santoso', flag_registered: false })
    const budi = new Shopper(shop, session.member_no, 'device-here', session.auth_token)
    expect(JSON.stringify(await budi.call(cartContract.detail, undefined))).toContain(sku_no)
  })

  it('accepts a member’s name, number, phone or e-mail', async () => {
    const { engine, world } = await createTestShop()
    for (const member of ['sari', SEEDED_MEMBERS.sari, '81200000001', '081200000001', 'sari@example.com']) {
      expect((await signIn(engine, world, { member })).member_no).toBe(SEEDED_MEMBERS.sari)
    }
  })

  it('refuses members who can’t log in, and unknown ones', async () => {
    const { engine, world } = await createTestShop()
    const refused = (member: string) => signIn(engine, world, { member }).catch((error: ControlError) => [error.status, error.message])
    expect(await refused('dewi')).toEqual([409, 'dewi can not log in: MEMBER_DISABLED'])
    expect(await refused('toString')).toEqual([404, expect.stringContaining('there is no "toString"')])
    expect(await refused('M-nobody')).toEqual([404, expect.any(String)])
  })
})
