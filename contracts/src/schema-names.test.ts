import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { schemaNames } from './schema-names.ts'

/** Messages between the page and the native app, the configuration of a deployment, and what is reported to its operator: they are in no call. */
const notOfTheWire = ['shell.ts', 'shell-schema.ts']

it('names every exported schema of the contracts after its constant', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^[\w-]+\.ts$/.test(file) && !notOfTheWire.includes(file))
  const exported = await Promise.all(files.map(async (file) => Object.entries(await import(`./${file.slice(0, -3)}.ts`))))
  const schemas = exported.flat().filter(([, value]) => value instanceof z.ZodType) as [string, z.ZodType][]
  expect(schemas.length).toBeGreaterThan(100)
  expect(new Set(schemas.map(([name]) => name)).size).toBe(schemas.length)
  expect(schemas.filter(([name, schema]) => schemaNames.get(schema)?.id !== name).map(([name]) => name)).toEqual([])
})
