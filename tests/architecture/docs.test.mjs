import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { GROUPS } from '../../scripts/lib/commands.ts'
import { root } from '../../scripts/lib/root.ts'

/** Where a path in the documents may start. */
const BASES = [
  '',
  'apps/storefront/src',
  'apps/mock-api/src',
  'apps/mock-api',
  'contracts/src',
  'scenarios/src',
  'scenarios/run',
  'tests',
  'tools',
]
const FOLDERS =
  'app|apps|catalogue|contracts|control|coverage|docs|domains|dsl|engine|commerce|features|hosts|locales|platform|scenarios|scripts|server|session|stories|tests|tools|ui'
/** `scripts/lib/imports.ts`, `platform/api`; nothing with a placeholder or a pattern. */
const PATH = new RegExp(`^(${FOLDERS})/[\\w./-]+$`)

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'catalogue/README.md',
  ...readdirSync(`${root}/apps/storefront/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `apps/storefront/src/${file}`),
  ...readdirSync(`${root}/docs`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

test('there are documents', () => {
  expect(documents.length).toBeGreaterThan(50)
})

/** @param {string} document */
const textOf = (document) => readFileSync(`${root}/${document}`, 'utf8').replace(/^```[\s\S]*?^```/gm, '')

test.each(documents)('the links in %s lead somewhere', (document) => {
  const links = [...textOf(document).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, link]) => link).filter((link) => !/^[a-z]+:/.test(link))
  expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([])
})

test.each(documents)('the paths in %s exist', (document) => {
  const paths = [...textOf(document).matchAll(/`([^`\s]+)`/g)]
    .map(([, path]) => path)
    .filter((path) => PATH.test(path) && !path.includes('/dist'))
  expect(paths.filter((path) => !BASES.some((base) => existsSync(join(root, base, path))))).toEqual([])
})

test('the README has at most 900 words', () => {
  expect(readFileSync(`${root}/README.md`, 'utf8').split(/\s+/).length).toBeLessThanOrEqual(900)
})

test('there are at most 16 npm scripts, and docs/commands.md has each of them with its sub-commands', () => {
  const scripts = Object.keys(JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).scripts)
  expect(scripts.length).toBeLessThanOrEqual(16)
  const document = readFileSync(`${root}/docs/commands.md`, 'utf8')
  for (const script of scripts) expect(document, script).toMatch(new RegExp(`npm (run )?${script}\\b|### .*\\b${script}\\b`))
  for (const [group, commands] of Object.entries(GROUPS))
    for (const name of Object.keys(commands)) expect(document, `${group} ${name}`).toMatch(new RegExp(`\`(${group} )?${name}\\b`))
})
