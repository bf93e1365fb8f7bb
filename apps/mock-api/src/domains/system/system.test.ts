import { HOUR } from '@nusaria/catalogue/lib/time'
import { LIMITS } from '@nusaria/contracts/limits'
import { systemContract } from '@nusaria/contracts/system'
import { expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop.ts'

it("tells a guest the shop's settings and time", async () => {
  const shop = await createTestShop()
  shop.advance(HOUR)
  const settings = await shop.guest().call(systemContract.membersrvSystem, undefined)
  expect(settings).toMatchObject({
    server_time: '2026-03-02T10:00:00.000+07:00',
    coin_rule: { points: 100, amount: 1_000, rate: 50, earn_per_amount: 1_000 },
    name_change_days: 365,
    birthday_change_days: 365,
    unpaid_minutes: LIMITS.unpaidMinutes,
    after_sale_days: 7,
    return_days: 5,
    deletion_days_min: 3,
    deletion_days_max: 7,
  })
})
