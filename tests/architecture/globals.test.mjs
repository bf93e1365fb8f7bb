import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

const sources = ['apps', 'catalogue', 'contracts', 'locales', 'scenarios', 'tests', 'tools']
  .flatMap((folder) => readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist[^/]*)\//.test(file))
const read = (file) => readFileSync(`${root}/${file}`, 'utf8')

test('globals are declared in files that no contract reaches: otherwise a changed contract makes the compiler check everything again', () => {
  expect(sources).toContain('scenarios/run/support/test.ts')
  expect(sources.filter((file) => /^declare global\b/m.test(read(file)))).toEqual([])
  const declaring = sources.filter((file) => /^interface Window\b/m.test(read(file)))
  expect(declaring.toSorted()).toEqual(['apps/storefront/src/window.d.ts', 'scenarios/run/window.d.ts'])
  for (const file of declaring) expect(read(file)).not.toMatch(/@nusaria\/(?!locales\/namespaces')|['"]\.\.?\//)
})
