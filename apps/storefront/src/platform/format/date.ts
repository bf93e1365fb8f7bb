/** ms: Jakarta is seven hours before UTC all year. Without `Intl`: decision 122. */
const JAKARTA_OFFSET = 7 * 3_600_000

/** `2026-11-22T08:40:26Z` → `22/11/2026 15:40:26`: always the time in Jakarta. */
export function formatDateTime(instant: string): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T([\d:]+)/.exec(new Date(Date.parse(instant) + JAKARTA_OFFSET).toISOString()) ?? []
  return `${day}/${month}/${year} ${time}`
}

/** `22/11/2026 15:40`: where seconds say nothing, such as the end of a day. */
export function formatMinute(instant: string): string {
  return formatDateTime(instant).slice(0, 16)
}

export function formatDate(instant: string): string {
  return formatDateTime(instant).slice(0, 10)
}

/** At least two digits each, zero once it is over; hours may exceed 24. */
export function countdownParts(milliseconds: number) {
  const total = Math.max(0, Math.ceil(milliseconds / 1_000))
  const two = (value: number) => String(value).padStart(2, '0')
  return { hours: two(Math.floor(total / 3_600)), minutes: two(Math.floor(total / 60) % 60), seconds: two(total % 60) }
}
