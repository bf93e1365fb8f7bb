import { mail } from '@nusaria/brand'
import { formatInstant } from '@nusaria/catalogue/lib/time'
import { LIMITS } from '@nusaria/contracts/limits'
import { systemContract } from '@nusaria/contracts/system'
import { defineDomain } from '../../engine/contract/domain.ts'
import { implement } from '../../engine/contract/implement.ts'
import { COIN_DAYS, COIN_RULE } from '../points/index.ts'

/** The contacts of customer service; number and address are invented. */
const SERVICE = { whatsapp: '628000000000', email: mail, opens: '08:00', closes: '21:00' } as const

const systemRoutes = implement(systemContract, {
  membersrvSystem: (_, { now }) => ({
    server_time: formatInstant(now),
    coin_rule: COIN_RULE,
    coin_days: COIN_DAYS,
    name_change_days: LIMITS.profileDays,
    birthday_change_days: LIMITS.profileDays,
    unpaid_minutes: LIMITS.unpaidMinutes,
    after_sale_days: LIMITS.afterSaleDays,
    return_days: LIMITS.returnDays,
    deletion_days_min: LIMITS.deletionDaysMin,
    deletion_days_max: LIMITS.deletionDaysMax,
    service: SERVICE,
  }),
})

/** Settings of the member service. */
export const systemDomain = defineDomain({ name: 'system', routes: systemRoutes })
