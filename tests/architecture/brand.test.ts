import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

const folders = [
  'locales',
  'contracts/src',
  'catalogue/src',
  'apps/server/src',
  'apps/storefront/src',
  'apps/storefront/gateway',
  'apps/storefront/google',
  'apps/mock-api/src',
  'apps/workbench/src',
]

/** What carries the name of the kit, and no shopper sees: packages, variables, plugins, keys of stores, the API documents, seeded passwords. */
const OF_THE_KIT =
  /@nusaria\/|NUSARIA_[A-Z]+|nusaria[:-]|brand\/nusaria\/|'nusaria'|nusariaShell|Nusaria#1|'Nusaria shop API'|'Control API of the Nusaria mock'/g

test('the name of the default brand stands in brand/ alone', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|json|html|css|svg)$/.test(file) && !/\.test\.|testing\/|node_modules/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  expect(files.length).toBeGreaterThan(500)
  const pages = ['storefront/index', 'workbench/index', 'workbench/docs', 'workbench/shell'].map((page) => `apps/${page}.html`)
  const named = [...files, ...pages].filter((file) => /nusaria/i.test(readFileSync(`${root}/${file}`, 'utf8').replace(OF_THE_KIT, '')))
  expect(named).toEqual([])
})

test('every brand says the same things and has the same icons', async () => {
  const fields = async (brand: string) => Object.keys(await import(`../../brand/${brand}/brand.ts`)).sort()
  const brands = readdirSync(`${root}/brand`, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  expect(brands.length).toBeGreaterThan(1)
  const icons = (brand: string) => readdirSync(`${root}/brand/${brand}/public`, { recursive: true, encoding: 'utf8' }).sort()
  expect(icons('nusaria')).toContain('favicon.svg')
  for (const brand of brands) {
    expect(await fields(brand), brand).toEqual(await fields('nusaria'))
    expect(icons(brand), brand).toEqual(icons('nusaria'))
  }
})
