import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { buildStale } from '../../scripts/lib/build.ts'
import { root } from '../../scripts/lib/root.ts'
import { bomOf, PARTS, type Part } from './parts.ts'

beforeAll(() => buildStale(['storefront', 'server']))

const filesOf = (folder: string, ending: string) =>
  (readdirSync(`${root}/${folder}`, { recursive: true }) as string[])
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(`${root}/${folder}/${name}`, 'utf8'))

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/
/** The packages in paths of modules. */
const packagesIn = (paths: readonly string[]) => [...new Set(paths.flatMap((path) => PACKAGE.exec(path)?.[1] ?? []))].sort()
/** Those that the comments of a program that isn't minified name. */
const inComments = (programs: readonly string[]) => programs.flatMap((text) => text.match(/^\/\/ \S*node_modules\/\S+$/gm) ?? [])

/** The packages whose code is in a built part; the binaries beside it too. */
const BUILT: Readonly<Record<Part, () => readonly string[]>> = {
  shop: () => [
    ...packagesIn(filesOf('apps/storefront/dist-maps', '.map').flatMap((map) => JSON.parse(map).sources)),
    // The worker has no map; each part of it says its name.
    ...(readFileSync(`${root}/apps/storefront/dist/service-worker.js`, 'utf8').match(/(?<=workbox:)[a-z-]+(?=:)/g) ?? []).map(
      (name) => `workbox-${name}`,
    ),
  ],
  renderer: () => [
    ...packagesIn([
      ...inComments(filesOf('apps/storefront/dist-renderer', '.js')),
      ...inComments([readFileSync(`${root}/apps/server/dist/main.js`, 'utf8'), ...filesOf('apps/server/dist/parts', '.js')]),
    ]),
    'sharp',
  ],
  api: () => [...packagesIn(inComments(filesOf('apps/server/dist', '.js'))), 'sharp', 'classic-level'],
}

test.each(Object.keys(PARTS) as Part[])('the bill of materials of %s has each package whose code is in its build', (part) => {
  const { components, metadata } = bomOf(part)
  const built = BUILT[part]()
  expect(built.length).toBeGreaterThan(25)
  const names = new Set(components.map(({ name }) => name))
  expect(built.filter((name) => !names.has(name))).toEqual([])
  expect(['vite', 'vitest', '@playwright/test'].filter((name) => names.has(name))).toEqual([])
  expect(metadata.component.name).toBe(`nusaria-${part}`)
})

test('two bills of one commit are the same', () => {
  expect(JSON.stringify(bomOf('shop'))).toBe(JSON.stringify(bomOf('shop')))
})
