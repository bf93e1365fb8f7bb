import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The lock files of the project and of the programs that single commands install. */
const LOCK_FILES = [
  'package-lock.json',
  'apps/gallery/tools/package-lock.json',
  'tools/openapi/tools/package-lock.json',
  'tools/lighthouse/package-lock.json',
  'examples/vitest/package-lock.json',
  'examples/cors-page/package-lock.json',
  'examples/msw-page/package-lock.json',
]

const packagesOf = (file) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).packages

/** The places where npm looks for a dependency: in the package, then further up. */
function places(from, name) {
  const above = from.includes('node_modules/') ? from.slice(0, from.lastIndexOf('node_modules/')).replace(/\/$/, '') : ''
  const here = `${from}${from ? '/' : ''}node_modules/${name}`
  return from === '' ? [here] : [here, ...places(above === from ? '' : above, name)]
}

test.each(LOCK_FILES)('%s has the binaries of every platform, which npm ci needs', (file) => {
  const packages = packagesOf(file)
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !places(from, name).some((place) => place in packages)),
  )
  expect(missing).toEqual([])
})

test.each(LOCK_FILES)('%s has the hash of each package, and names no registry', (file) => {
  const installed = Object.entries(packagesOf(file)).filter(([from, { link }]) => from.includes('node_modules/') && !link)
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([from]) => from)).toEqual([])
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([from]) => from)).toEqual([])
})
