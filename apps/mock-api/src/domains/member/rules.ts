import { LIMITS } from '@nusaria/contracts/limits'
import { DAY, formatInstant } from '../../lib/time.ts'

/** One year after a change; null when a change is allowed now. `changedAt` is null before the first change. */
export function changeableFrom(changedAt: number | null, now: number): string | null {
  if (changedAt === null) return null
  const from = changedAt + LIMITS.profileDays * DAY
  return from > now ? formatInstant(from) : null
}

/** The earliest possible birth date. */
const FIRST_BIRTHDAY = '1900-01-01'

/** Whether a day (`YYYY-MM-DD`) can be a birth date; today in Jakarta counts. */
export function isBirthday(birthday: string, now: number): boolean {
  return birthday >= FIRST_BIRTHDAY && birthday <= formatInstant(now).slice(0, FIRST_BIRTHDAY.length)
}
