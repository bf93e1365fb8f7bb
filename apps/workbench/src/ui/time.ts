const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** A time in Jakarta's time zone: `Mon, 2 Mar 2026, 09:00:00`. */
export function formatTime(at: string | number): string {
  return parts.format(new Date(at))
}

/** Reads a `datetime-local` value as Jakarta time, in the control API's format. Undefined when it is empty. */
export function parseLocalTime(local: string): string | undefined {
  if (local === '') return undefined
  return `${local}${local.length === 16 ? ':00' : ''}+07:00`
}

/** The time left, from ms: `in 3 h 20 min`. */
export function formatTimeUntil(ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / 60_000))
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60]
  const said = [days && `${days} d`, hours && `${hours} h`, !days && rest && `${rest} min`].filter(Boolean).join(' ')
  return said ? `in ${said}` : 'now'
}
