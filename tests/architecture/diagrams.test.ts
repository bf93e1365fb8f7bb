import { readFileSync } from 'node:fs'
import { findConfigProblems } from '@nusaria/server/site/config-schema'
import { configurationPage } from '@nusaria/tools/docs/configuration-page'
import { lifecyclesPage, tablesPage } from '@nusaria/tools/docs/diagrams'
import { verbsPage } from '@nusaria/tools/docs/verbs-page'
import { expect, test } from 'vitest'

const page = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')

test('docs/lifecycles.md shows the lifecycles of the contracts: npm run write docs', () => {
  expect(page('lifecycles.md')).toBe(lifecyclesPage())
})

test('docs/tables.md shows the tables of the mock: npm run write docs', () => {
  expect(page('tables.md')).toBe(tablesPage())
})

test('docs/verbs.md lists every verb of the stories: npm run write docs', () => {
  expect(page('verbs.md')).toBe(verbsPage())
})

test('docs/verbs.md has a list of values for each type that it links', () => {
  const text = page('verbs.md')
  const headings = new Set([...text.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name.toLowerCase()))
  const linked = [...text.matchAll(/\]\(#(\w+)\)/g)].map(([, anchor = '']) => anchor)
  expect(linked.length).toBeGreaterThan(20)
  expect(linked.filter((anchor) => !headings.has(anchor))).toEqual([])
})

test('docs/configuration.md lists every field: npm run write docs', () => {
  expect(page('configuration.md')).toBe(configurationPage(page('configuration.md')))
})

test('config.example.json can be used as it is', async () => {
  expect(await findConfigProblems(JSON.parse(page('../config.example.json')))).toEqual([])
})
