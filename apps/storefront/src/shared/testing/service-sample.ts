import type { MemberSystem } from '@nusaria/contracts/system'

/** Settings of the member service, for tests of what shows them. */
export const serviceSettings: MemberSystem = {
  server_time: '2026-01-05T09:00:00+07:00',
  coin_rule: { points: 100, amount: 1_000, rate: 50, earn_per_amount: 1_000 },
  coin_days: 365,
  name_change_days: 365,
  birthday_change_days: 365,
  unpaid_minutes: 60,
  after_sale_days: 7,
  return_days: 5,
  deletion_days_min: 3,
  deletion_days_max: 7,
  service: { whatsapp: '6281100000000', email: 'bantuan@nusaria.example', opens: '08:00', closes: '21:00' },
}
