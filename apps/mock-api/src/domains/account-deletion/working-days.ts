import { DAY, HOUR, startOfDay } from '@nusaria/catalogue/lib/time'

/** The shop's staff start at this hour. */
const OPENS = 9 * HOUR
const THURSDAY = 4

/** Monday to Friday in Jakarta. The shop knows no holidays. */
export function isWorkingDay(ms: number): boolean {
  // Day 0 of the clock was a Thursday. A day in Jakarta begins 7 hours before its date begins in UTC.
  const weekday = (Math.round((startOfDay(ms) + 7 * HOUR) / DAY) + THURSDAY) % 7
  return weekday !== 0 && weekday !== 6
}

/** The same time of day, `days` working days later (at least one). Weekends don't count. */
export function workingDaysAfter(ms: number, days: number): number {
  let at = ms
  for (let left = days; left > 0; ) {
    at += DAY
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

/** When work starts on the next working day. */
export function nextOpening(ms: number): number {
  return startOfDay(workingDaysAfter(ms, 1)) + OPENS
}
