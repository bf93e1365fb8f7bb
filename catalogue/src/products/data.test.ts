import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Family, Home, Keywords, NameLines, NavBranch, SizeTables, Words } from './data-schemas.ts'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))

/** The schema of a data file. */
function schemaOf(file: string): z.ZodType {
  if (file.startsWith('families/')) return z.array(Family)
  if (file.startsWith('texts/names/')) return NameLines
  if (file.startsWith('texts/')) return Words
  const schema = {
    'home.json': Home,
    'keywords.json': Keywords,
    'nav-tree.json': z.record(z.string(), NavBranch),
    'size-tables.json': SizeTables,
  }[file]
  if (!schema) throw new Error(`${file} needs a schema`)
  return schema
}

test.each(files)('%s has the shape that the code reads', (file) => {
  const { error } = schemaOf(file).safeParse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  expect(error ? z.prettifyError(error) : null).toBeNull()
})
