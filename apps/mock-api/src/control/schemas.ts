import { CATALOGUE_SIZE } from '@nusaria/catalogue/products/types'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import { z } from 'zod'
import { Fault } from '../engine/world/fault-schema.ts'

/** The years of a world's clock: earlier seeds and later deadlines keep four digits. */
const YEARS = { first: 1_980, last: 9_900 } as const
const EARLIEST = Date.UTC(YEARS.first, 0)
const LATEST = Date.UTC(YEARS.last + 1, 0)

/** Whether a moment is allowed for a world's clock, ms. */
export function isClockTime(moment: number): boolean {
  return moment >= EARLIEST && moment < LATEST
}

export const CLOCK_RANGE = `the clock stays between the years ${YEARS.first} and ${YEARS.last}`

const Moment = z.iso
  .datetime({ offset: true, error: 'not an ISO 8601 time with offset, e.g. 2026-07-31T09:00:00+07:00' })
  .refine((text) => isClockTime(Date.parse(text)), { error: CLOCK_RANGE })
const ONE_OF_THREE = 'expected one of { "advance": "PT24H" }, { "now": ISO time }, { "frozen": true | false }'
const Name = z.string().min(1).max(200)

const label = {
  name: z.string().trim().max(100).optional(),
  note: z.string().trim().max(2_000).optional(),
}

/** What people write about a world. An empty text removes it. */
export const WorldLabel = z.strictObject(label)

export const WorldIds = z.strictObject({ ids: z.array(Name).min(1).max(1_000) })

/** The most members and orders beside those of every world: a world with both takes some seconds. */
const MORE_MAX = { members: 1_000, orders: 2_000 } as const

export const NewWorld = z.strictObject({
  ...label,
  scenario: Name.optional(),
  seed: z.union([z.int(), Name]).optional(),
  now: Moment.optional(),
  frozen: z.boolean().optional(),
  products: z.int().min(CATALOGUE_SIZE.least).max(CATALOGUE_SIZE.most).optional(),
  members: z.int().min(0).max(MORE_MAX.members).optional(),
  orders: z.int().min(0).max(MORE_MAX.orders).optional(),
  strict: z.boolean().optional(),
})

/** One of the three. */
export const ClockChange = z
  .strictObject(
    { advance: z.string().optional(), now: Moment.optional(), frozen: z.boolean().optional() },
    { error: (issue) => (issue.code === 'unrecognized_keys' ? ONE_OF_THREE : undefined) },
  )
  .refine((change) => Object.keys(change).length === 1, { error: ONE_OF_THREE })

export const FaultList = z.strictObject({
  list: z.array(Fault).max(1_000),
  /** Equal faults keep their counts. */
  keep: z.boolean().optional(),
})

export const ControlEvent = z.strictObject({
  entity: Name,
  id: Name,
  event: Name,
  params: z.record(Name, z.union([z.string().max(200), z.number(), z.boolean()])).optional(),
})

export const RunRequest = z
  .strictObject({
    scenario: z.string().max(100).optional(),
    recording: z.record(z.string(), z.unknown()).optional(),
    driver: z.enum(['http', 'browser']),
    layout: z.enum(['mobile', 'desktop']).optional(),
    lang: z.enum(LANGUAGES).optional(),
    /** A condition of the command line's `--under`, in a browser. */
    under: Name.optional(),
    /** The last step, from 1. */
    until: z.int().min(1).max(500).optional(),
    /** Keeps its world. */
    keep: z.boolean().optional(),
  })
  .refine(({ scenario, recording }) => (scenario === undefined) !== (recording === undefined), 'name a scenario, or give a recording')
  .refine(({ recording, driver }) => recording === undefined || driver === 'http', 'a recording is told by calls: driver "http"')
  .refine(({ under, driver }) => under === undefined || driver === 'browser', 'a condition is of a browser: driver "browser"')

export const SignIn = z.strictObject({
  /** A seeded member's name, or a member's number, phone or e-mail address. */
  member: Name,
  /** The `Deviceid`: its guest's data is merged. */
  device: z.string().max(LIMITS.deviceIdMax).optional(),
})

/** The token of the control API (`MOCK_CONTROL_TOKEN`). */
export const TokenEntry = z.strictObject({ token: z.string().max(1_000) })
