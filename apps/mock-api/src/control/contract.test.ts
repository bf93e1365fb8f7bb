import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { controlContract } from './contract.ts'

test('the documentation lists every call', () => {
  const text = readFileSync(new URL('../../../../docs/control-api.md', import.meta.url), 'utf8')
  const documented = [...text.matchAll(/`(GET|POST|PUT|DELETE) \/__mock(\/[^`?\s]*)/g)].map(([, method, path]) => `${method} ${path}`)
  const declared = Object.values(controlContract).map(({ method, path }) => `${method} ${path}`)
  expect(documented.filter((call) => !declared.includes(call))).toEqual([])
  expect(declared.filter((call) => !documented.includes(call))).toEqual([])
})
