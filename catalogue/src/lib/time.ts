const WIB_OFFSET = 7 * 3_600_000

/** Formats ms as ISO 8601 in the shop's time zone: `2026-07-31T09:05:00.000+07:00`. */
export function formatInstant(ms: number): string {
  return `${new Date(ms + WIB_OFFSET).toISOString().slice(0, -1)}+07:00`
}

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The start of a moment's day in the shop's time zone, ms. */
export function startOfDay(ms: number): number {
  return Math.floor((ms + WIB_OFFSET) / DAY) * DAY - WIB_OFFSET
}

const UNITS = { d: DAY, h: HOUR, m: MINUTE } as const

/** A duration of seed data in ms: `4d 2h 17m`. Throws for any other text. */
export function parseDuration(text: string): number {
  return text.split(' ').reduce((sum, part) => {
    const [, count, unit] = /^(\d+)([dhm])$/.exec(part) ?? []
    if (!unit) throw new Error(`Not a duration: ${text}`)
    return sum + Number(count) * UNITS[unit as keyof typeof UNITS]
  }, 0)
}
