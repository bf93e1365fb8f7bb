import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

/** The lock files of the project and of the programs that single commands install. */
const LOCK_FILES = execFileSync('git', ['ls-files', '*package-lock.json'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

const read = (file) => readFileSync(`${root}/${file}`, 'utf8')
const packagesOf = (file) => JSON.parse(read(file)).packages
/** The packages of others: place and entry. */
const installed = (file) => Object.entries(packagesOf(file)).filter(([place, { link }]) => place.includes('node_modules/') && !link)
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

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
  const packages = installed(file)
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([from]) => from)).toEqual([])
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([from]) => from)).toEqual([])
})

test('no package runs a script when it is installed: each that has one is named in `allowScripts`, and refused', () => {
  const { allowScripts } = JSON.parse(read('package.json'))
  const withScript = LOCK_FILES.flatMap(installed).flatMap(([place, { hasInstallScript }]) => (hasInstallScript ? [nameOf(place)] : []))
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScript)].sort())
  expect(Object.values(allowScripts)).not.toContain(true)
  // npm 11 refuses a package that isn't named; older ones don't know the list.
  expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m)
  const files = ['deploy/Dockerfile', '.ci/run', 'scripts/lib/tools.ts']
  const workflows = execFileSync('git', ['ls-files', '.github/workflows'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const installs = [...files, ...workflows].flatMap((file) => read(file).match(/(?<=run: |RUN |^)npm ci\b.*|\['ci', .*/gim) ?? [])
  expect(installs.length).toBeGreaterThan(10)
  expect(installs.filter((line) => !line.includes('--ignore-scripts'))).toEqual([])
})

/** Licences under which everybody may use, change and pass on a package. LGPL: a library for pictures that stays a file of its own. CC-BY: data about browsers. */
const FREE = new Set(
  `MIT ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Zlib CC0-1.0 Python-2.0 PSF-2.0
  MPL-2.0 OFL-1.1 LGPL-3.0-or-later CC-BY-4.0`.split(/\s+/),
)
/** Packages of tools whose entry has none: what stands in their own files. */
const READ_BY_HAND = {
  only: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
}
/** Whether an expression of SPDX allows what the project needs: of `OR` one part, of `AND` all. One with both is read by a person. */
function isFree(licence) {
  const parts = licence.replace(/[()]/g, '').split(/ (?:AND|OR) /)
  const [any, all] = [/ OR /, / AND /].map((word) => word.test(licence))
  return any ? !all && parts.some((part) => FREE.has(part)) : parts.every((part) => FREE.has(part))
}

test('a licence is free only if all of its parts are', () => {
  expect(['MIT', '(MIT OR GPL-3.0-or-later)', 'Apache-2.0 AND MIT'].filter((licence) => !isFree(licence))).toEqual([])
  expect(
    ['GPL-3.0-or-later', 'MIT AND GPL-2.0-only', 'SEE LICENSE IN LICENSE', 'UNLICENSED', '', 'GPL-2.0-only AND (MIT OR ISC)'].filter(
      isFree,
    ),
  ).toEqual([])
})

test.each(LOCK_FILES)('each package of %s has a free licence', (file) => {
  const licences = installed(file).map(([place, { license }]) => [nameOf(place), license ?? READ_BY_HAND[nameOf(place)] ?? ''])
  expect(licences.filter(([, licence]) => !isFree(licence))).toEqual([])
})
