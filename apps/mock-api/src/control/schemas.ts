import { LIMITS } from '@nusaria/contracts/limits'
import { z } from 'zod'
import { Fault } from '../engine/world/fault-schema.ts'
import { CATALOGUE_SIZE } from '../reference/catalogue/catalogue.ts'

/** Years a world's clock may stand in: past deadlines and seeds stay years of four digits. */
const YEARS = { first: 1_980, last: 9_900 } as const
const EARLIEST = Date.UTC(YEARS.first, 0)
const LATEST = Date.UTC(YEARS.last + 1, 0)

/** Whether a world's clock may stand at a moment, ms. */
export function isClockTime(moment: number): boolean {
  return moment >= EARLIEST && moment < LATEST
}

export const CLOCK_RANGE = `the clock stays between the years ${YEARS.first} and ${YEARS.last}`

const Moment = z.iso
  .datetime({ offset: true, error: 'not an ISO 8601 time with offset, e.g. 2026-07-31T09:00:00+07:00' })
  .refine((text) => isClockTime(Date.parse(text)), { error: CLOCK_RANGE })
const Name = z.string().min(1).max(200)

export const NewWorld = z.strictObject({
  scenario: Name.optional(),
  seed: z.union([z.int(), Name]).optional(),
  now: Moment.optional(),
  frozen: z.boolean().optional(),
  products: z.int().min(CATALOGUE_SIZE.least).max(CATALOGUE_SIZE.most).optional(),
  strict: z.boolean().optional(),
})

/** One of the three. */
export const ClockChange = z.union(
  [z.strictObject({ advance: z.string() }), z.strictObject({ now: Moment }), z.strictObject({ frozen: z.boolean() })],
  { error: 'expected one of { "advance": "PT24H" }, { "now": ISO time }, { "frozen": true | false }' },
)

export const FaultList = z.strictObject({
  list: z.array(Fault).max(1_000),
  /** Whether those that were there before, alike, go on counting. */
  keep: z.boolean().optional(),
})

export const ControlEvent = z.strictObject({
  entity: Name,
  id: Name,
  event: Name,
  params: z.record(Name, z.union([z.string().max(200), z.number(), z.boolean()])).optional(),
})

export const SignIn = z.strictObject({
  /** A seeded member's name, or a member's number, phone or e-mail address. */
  member: Name,
  /** The `Deviceid` of who comes in: what its guest owned comes along. */
  device: z.string().max(LIMITS.deviceIdMax).optional(),
})
