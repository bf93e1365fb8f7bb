import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { TableDef } from '../../../engine/store/table-def.ts'

/** The version of the stored format (`PersistedWorld`, `WorldSnapshot`). It increases when older data can't be read any more. */
const FORMAT = 2
const FILE = 'stamp.json'

const Stamp = z.object({
  format: z.int(),
  /** Of the tables' schemas and the catalogue. */
  fingerprint: z.string(),
  /** Real time in ms when the folder was created. */
  made: z.number(),
})
export type Stamp = z.output<typeof Stamp>

/** A digest of the tables and the catalogue: builds with the same digest can read each other's worlds. */
export function fingerprintOf(tables: Readonly<Record<string, TableDef>>, catalogue: Readonly<Record<string, unknown>>): string {
  const shapes = Object.entries(tables).map(([name, { key, schema }]) => [name, key, z.toJSONSchema(schema, { unrepresentable: 'any' })])
  return createHash('sha1')
    .update(JSON.stringify([catalogue, shapes]))
    .digest('hex')
}

export function writeStamp(folder: string, fingerprint: string, now: number): void {
  writeFileSync(`${folder}/${FILE}`, `${JSON.stringify({ format: FORMAT, fingerprint, made: now } satisfies Stamp, null, 2)}\n`)
}

/** The stamp of a folder, or why this build can't use it. */
export function readStamp(folder: string, fingerprint: string): Stamp | string {
  let stamp: Stamp
  try {
    stamp = Stamp.parse(JSON.parse(readFileSync(`${folder}/${FILE}`, 'utf8')))
  } catch {
    return `its ${FILE} can't be read`
  }
  return stamp.format === FORMAT && stamp.fingerprint === fingerprint ? stamp : 'another version of the mock wrote it'
}
