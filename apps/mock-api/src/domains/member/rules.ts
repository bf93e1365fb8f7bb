import { LIMITS } from '@nusaria/contracts/limits'
import { DAY, formatInstant } from '../../lib/time.ts'

/** A year after a change; null when it may be changed now. `changedAt` is null where it never was. */
export function changeableFrom(changedAt: number | null, now: number): string | null {
  if (changedAt === null) return null
  const from = changedAt + LIMITS.profileDays * DAY
  return from > now ? formatInstant(from) : null
}

/** Nobody who shops here was born earlier. */
const FIRST_BIRTHDAY = '1900-01-01'

/** Whether somebody can have been born on a day (`YYYY-MM-DD`) by now; today counts, as the day is in Jakarta. */
export function isBirthday(birthday: string, now: number): boolean {
  return birthday >= FIRST_BIRTHDAY && birthday <= formatInstant(now).slice(0, FIRST_BIRTHDAY.length)
}
