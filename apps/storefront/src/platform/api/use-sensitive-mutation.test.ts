import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACTS } from '@nusaria/contracts/registry'
import { expect, test } from 'vitest'
import { endpointName } from './api.ts'

const SOURCE = join(import.meta.dirname, '../..')
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
)
const secret = Object.entries(CONTRACTS).flatMap(([domain, calls]) =>
  Object.entries(calls).flatMap(([name, call]) => ('sensitive' in call && call.kind === 'mutation' ? [endpointName(domain, name)] : [])),
)

test('a call with secrets is never made by its own hook, which would store its arguments', () => {
  const hooks = secret.map((name) => `use${name.charAt(0).toUpperCase()}${name.slice(1)}Mutation`)
  const users = sources.filter((file) => hooks.some((hook) => readFileSync(join(SOURCE, file), 'utf8').includes(hook)))
  expect(secret.length).toBeGreaterThan(0)
  expect(users).toEqual([])
})
