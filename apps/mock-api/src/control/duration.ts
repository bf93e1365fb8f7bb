const PATTERN = /^P(?!$)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/

/** Adds an ISO 8601 duration (`PT24H`, `P1DT12H`, `P1M`) to a moment in ms; null for an invalid one. Months are calendar months. */
export function addDuration(from: number, duration: string): number | null {
  const parts = PATTERN.exec(duration)
  if (!parts) return null
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number((part ?? '0').replace(',', '.')))
  const date = new Date(from)
  if (years || months) {
    const day = date.getUTCDate()
    date.setUTCDate(1)
    date.setUTCMonth(date.getUTCMonth() + years * 12 + months)
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
    date.setUTCDate(Math.min(day, last))
  }
  const moment = date.getTime() + ((weeks * 7 + days) * 24 + hours) * 3_600_000 + minutes * 60_000 + Math.round(seconds * 1_000)
  return Number.isFinite(moment) ? moment : null
}
