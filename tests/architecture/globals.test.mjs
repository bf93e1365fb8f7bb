import { expect, test } from 'vitest'
import { filesIn } from './source-files.mjs'

const sources = filesIn(['apps', 'catalogue', 'contracts', 'locales', 'scenarios', 'tests', 'tools'], /\.tsx?$/)
const pathsWith = (pattern) => sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path)

test('globals are declared in files that no contract reaches: otherwise a changed contract makes the compiler check everything again', () => {
  expect(pathsWith(/^declare global\b/m)).toEqual([])
  const declaring = ['apps/storefront/src/window.d.ts', 'scenarios/run/window.d.ts']
  expect(pathsWith(/^interface Window\b/m).sort()).toEqual(declaring)
  for (const { path, code } of sources)
    if (declaring.includes(path)) expect(code).not.toMatch(/@nusaria\/(?!locales\/namespaces')|['"]\.\.?\//)
})
