import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))

/** The places where npm looks for a dependency: in the package, then further up. */
function places(from, name) {
  const above = from.includes('node_modules/') ? from.slice(0, from.lastIndexOf('node_modules/')).replace(/\/$/, '') : ''
  const here = `${from}${from ? '/' : ''}node_modules/${name}`
  return from === '' ? [here] : [here, ...places(above === from ? '' : above, name)]
}

test('the lock file has the binaries of every platform, which npm ci needs', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !places(from, name).some((place) => place in packages)),
  )
  expect(missing).toEqual([])
})
