import { jsonData } from '../lib/json.ts'
import type { Family, SizeTables } from './data-schemas.ts'
import tables from './size-tables.json' with { type: 'json' }
import type { SizeTableRow } from './types.ts'

const sizeTables = jsonData<SizeTables>(tables)

const mm = (cm: number) => Math.round(cm * 10)

function lengthOf(written: number | readonly [number, number]): { readonly min_mm: number; readonly max_mm: number } {
  const [min, max] = typeof written === 'number' ? [written, written] : written
  return { min_mm: mm(min), max_mm: mm(max) }
}

/** What the sizes of a family's model measure; null for what isn't worn. */
export function sizeTableOf(family: Family, modelAt: number): SizeTableRow | null {
  const { sizeTables: names = [], sizeAxis = 'Ukuran' } = family
  const name = names[Math.min(modelAt, names.length - 1)]
  const table = name === undefined ? undefined : sizeTables[name]
  if (!table) return null
  const rows = Object.entries(table.rows).map(([size, lengths]) => ({ size, lengths: lengths.map(lengthOf) }))
  return Object.freeze({ kind: table.kind, spec_name: sizeAxis, columns: table.columns, rows })
}
