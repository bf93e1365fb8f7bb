import { expect, test } from 'vitest'
import { targets } from '../../scripts/lib/build.ts'
import { importGraph, sourceFiles } from '../../scripts/lib/imports.ts'
import { root } from '../../scripts/lib/root.ts'

/** Left out of the builds for a server: the mock in the browser, and the server of development. */
const WITHOUT_MOCK = ['apps/storefront/src/app/offline.ts', 'apps/storefront/vite/dev-server.ts']

const ENTRIES = { workbench: 'apps/workbench', server: 'apps/server', standIns: 'apps/mock-api/src/hosts/stand-ins' }

const graph = importGraph(
  root,
  sourceFiles(root).filter(
    (file) => /^(apps|contracts|locales|scenarios|static-files)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  ),
)

test.each(Object.entries(targets))('the build %s is made of no file outside its sources', (name, { sources }) => {
  const within = (file) => sources.some((folder) => file.startsWith(`${folder}/`))
  const entry = ENTRIES[name] ?? 'apps/storefront'
  const reached = new Set([...graph.keys()].filter((file) => file.startsWith(`${entry}/`)))
  for (const file of reached) {
    if (name !== 'offline' && WITHOUT_MOCK.includes(file)) continue
    for (const target of graph.get(file) ?? []) if (graph.has(target)) reached.add(target)
  }
  expect(reached.size).toBeGreaterThan(name === 'standIns' ? 10 : 100)
  expect([...reached].filter((file) => !within(file))).toEqual([])
})
