import { formatTime } from '../../ui/time.ts'

const TIMESTAMP_FIELD = /(^|_)(at|since|by|now)$/
const MAX_CELL_LENGTH = 60

/** The text of a field: timestamps as time, long texts truncated, nested lists as their length. */
export function formatCell(name: string, value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'number' && TIMESTAMP_FIELD.test(name) && value > 1e11) return formatTime(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none'
    return value.every((one) => typeof one !== 'object') ? truncate(value.join(', ')) : `${value.length} items`
  }
  return truncate(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

function truncate(text: string): string {
  return text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH)}…` : text
}
