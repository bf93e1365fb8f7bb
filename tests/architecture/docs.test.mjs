import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.mjs'

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
/** `scripts/lib/imports.mjs`, `platform/api`; nothing with a placeholder or a pattern. */
const PATH = new RegExp(`^(${FOLDERS})/[\\w./-]+$`)

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
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
