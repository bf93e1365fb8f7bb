import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { SCREENS, type Screen } from '@nusaria/scenarios/dsl/screens'
import { PAGE_FEATURES, SHOP_PATHS, shopPages } from '@nusaria/server/site/shop-pages'
import { agreementPath, paths, policyTermsPath } from '@nusaria/storefront/platform/routing/paths'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.mjs'

const pattern = (path: string) => path.replace(/:\w+/g, ':')

test('the screens of scenarios are the pages of the shop', () => {
  const legal = LANGUAGES.flatMap((language) => [agreementPath(language), policyTermsPath(language)])
  const known = [...Object.values(paths), ...legal].map(pattern)
  expect(SHOP_PATHS.map(pattern).sort()).toEqual(known.sort())
})

test('a page of a feature is the same for the shop’s router and its servers', () => {
  const routes = readFileSync(`${root}/apps/storefront/src/app/routes.tsx`, 'utf8')
  const routed = [...routes.matchAll(/page\(paths\.(\w+),(?:(?!\bpage\().)*?feature: '(\w+)'/gs)].map(([, name, feature]) => {
    const path = Object.entries(paths).find(([each]) => each === name)?.[1]
    return [pattern(path ?? ''), feature]
  })
  expect(routed.length).toBe(routes.match(/\bfeature: '/g)?.length)
  const served = Object.entries(PAGE_FEATURES).map(([name, feature]) => [pattern(SCREENS[name as Screen]), feature])
  expect(served.sort()).toEqual(routed.sort())
})

test('a shop without a feature has not its pages, and all others', () => {
  const has = (path: string, features?: Parameters<typeof shopPages>[0]) => new RegExp(shopPages(features), 'i').test(path)
  for (const path of ['/invoice/A-1', '/review', '/arrivalNotices', '/cart']) expect(has(path)).toBe(true)
  const off = { reviews: false, invoices: true }
  expect(['/review', '/invoice/A-1', '/arrivalNotices', '/cart'].map((path) => has(path, off))).toEqual([false, true, true, true])
})
