import { z } from 'zod'
import { Instant } from './common.ts'
import { defineContract, documentedPath, guestGet } from './contract.ts'
import { CoinRule } from './points.ts'

/** Settings of the member service that screens show but must not hard-code. */
export const MemberSystem = z.strictObject({
  server_time: Instant,
  coin_rule: CoinRule,
  /** days a coin lives from the day it came in */
  coin_days: z.int().min(1),
  /** days that must pass between two changes of the name, of the birth date */
  name_change_days: z.int().min(1),
  birthday_change_days: z.int().min(1),
  /** minutes an unpaid order stays open */
  unpaid_minutes: z.int().min(1),
  /** days after completion to request after-sales, and after the merchant's agreement to send goods back */
  after_sale_days: z.int().min(1),
  return_days: z.int().min(1),
  /** working days of an account's deletion */
  deletion_days_min: z.int().min(1),
  deletion_days_max: z.int().min(1),
  service: z.strictObject({
    /** WhatsApp number with country code, only digits */
    whatsapp: z.string().regex(/^\d{8,15}$/),
    email: z.email(),
    /** Opening hours in Asia/Jakarta, `HH:mm` */
    opens: z.string().regex(/^\d{2}:\d{2}$/),
    closes: z.string().regex(/^\d{2}:\d{2}$/),
  }),
})
export type MemberSystem = z.output<typeof MemberSystem>

export const systemContract = defineContract({
  membersrvSystem: {
    ...guestGet,
    path: '/membersrv_system',
    source: documentedPath,
    summary: 'Settings of the member service: coin rules, waiting times, customer service',
    data: MemberSystem,
    errors: [],
  },
})
