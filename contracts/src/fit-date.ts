/** The shop's clock, Asia/Jakarta, in ms: a time without an offset is of it. */
const ZONE_MS = 7 * 3_600_000

const TIME = String.raw`(?:[T ]\s*(\d\d?):(\d\d)(?::(\d\d)(?:\.(\d+))?)?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d|[+-]\d\d)?)?`
const YEAR_FIRST = new RegExp(`^(\\d{4})[-/.](\\d\\d?)[-/.](\\d\\d?)${TIME}$`, 'i')
const DAY_FIRST = new RegExp(`^(\\d\\d?)[-/.](\\d\\d?)[-/.](\\d{4})${TIME}$`, 'i')
/** `Mon, 30 Nov 2026 13:00:00 GMT` */
const RFC = /^\w{3}, \d\d? \w{3} \d{4} \d\d:\d\d(:\d\d)? (GMT|UTC|[+-]\d{4})$/

/** ms that an offset such as `+07:00`, `+0700`, `+07` or `Z` stands for. */
function offsetMs(offset: string | undefined): number {
  if (offset === undefined) return ZONE_MS
  const [, sign = '', hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** The time of a day that exists; NaN for any other, such as the 30th of February. */
function timeOf(parts: readonly (string | number | undefined)[], offset?: string): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0))
  const time = Date.UTC(year, month - 1, day, hour, minute, second)
  const made = new Date(time)
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day && hour < 24 ? time - offsetMs(offset) : Number.NaN
}

/**
 * The time, in ms, that a date stands for in one of the forms that backends send: with or without time and offset, `/`, `.` or `-` between its parts, the
 * day first or the year, seconds or milliseconds since 1970, the parts as a list, as in the headers of HTTP. NaN for anything else.
 */
function toTime(value: unknown): number {
  if (Array.isArray(value)) return value.length >= 3 && value.every(Number.isInteger) ? timeOf(value.slice(0, 6)) : Number.NaN
  const text = ['string', 'number'].includes(typeof value) ? String(value).trim() : ''
  if (/^\d{9,10}$/.test(text)) return Number(text) * 1_000
  if (/^\d{12,13}(\.0+)?$/.test(text)) return Number(text)
  const [, year, month, day, ...time] = YEAR_FIRST.exec(text) ?? (/^\d{8}$/.test(text) ? (/^(....)(..)(..)/.exec(text) ?? []) : [])
  if (year) return timeOf([year, month, day, ...time.slice(0, 3)], time[4])
  const [, first, second, last, ...later] = DAY_FIRST.exec(text) ?? []
  if (last) return timeOf([last, second, first, ...later.slice(0, 3)], later[4])
  return RFC.test(text) ? Date.parse(text) : Number.NaN
}

/** A date (`d`) or an instant (`i`) in the form of the contracts; undefined for what is none. */
export function fitDate(kind: string, value: unknown): string | undefined {
  const time = toTime(value)
  if (Number.isNaN(time)) return undefined
  return kind === 'd' ? new Date(time + ZONE_MS).toISOString().slice(0, 10) : new Date(time).toISOString()
}
