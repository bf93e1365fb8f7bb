import type { StateRow } from '@nusaria/mock-api/control/types'
import { formatTime } from '../../ui/time.ts'

const TIMESTAMP_FIELD = /(^|_)(at|since|by|now)$/
const MAX_CELL_LENGTH = 60

/** The text of a cell: timestamps as time, long texts truncated, nested lists as their length. */
export function formatCell(name: string, value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'number' && TIMESTAMP_FIELD.test(name) && value > 1e11) return formatTime(value)
  if (Array.isArray(value))
    return value.length === 0
      ? 'none'
      : value.every((one) => typeof one !== 'object')
        ? truncate(value.join(', '))
        : `${value.length} of them`
  if (typeof value === 'object') return truncate(JSON.stringify(value))
  return truncate(String(value))
}

function truncate(text: string): string {
  return text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH)}…` : text
}

/** The columns of a table: the key first, then states, owners and ids, plain values, and nested values last. */
export function tableColumns(rows: readonly StateRow[], key: string): readonly string[] {
  const names = [...new Set(rows.slice(0, 50).flatMap((row) => Object.keys(row)))].filter((name) => name !== key)
  const isPlain = (name: string) => rows.slice(0, 50).every((row) => typeof row[name] !== 'object' || row[name] === null)
  const rank = (name: string) => (/status|state/.test(name) ? 0 : /member_no|owner|_no$|user_name/.test(name) ? 1 : isPlain(name) ? 2 : 3)
  return [
    key,
    ...names
      .map((name, at) => ({ name, at }))
      .sort((a, b) => rank(a.name) - rank(b.name) || a.at - b.at)
      .map(({ name }) => name),
  ]
}

/** The rows that contain every typed word in any field. */
export function searchRows(rows: readonly StateRow[], typed: string): readonly StateRow[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return rows
  return rows.filter((row) => {
    const text = JSON.stringify(row).toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
