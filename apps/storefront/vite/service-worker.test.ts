import { existsSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib/root.ts'
import { factsOf, OFFLINE_MODULES } from './service-worker.ts'

const publicDir = `${root}/brand/nusaria/public`

const chunk = (fileName: string, module: string, imports: readonly string[] = [], css: readonly string[] = []) => ({
  type: 'chunk',
  fileName,
  isEntry: module.endsWith('main.tsx'),
  moduleIds: [module],
  imports,
  viteMetadata: { importedCss: new Set(css) },
})

const FONT = 'assets/jakarta-basic-1.woff2'

const bundleOf = (...chunks: readonly ReturnType<typeof chunk>[]) =>
  Object.fromEntries(
    [...chunks, { type: 'asset', fileName: FONT }].map((each) => [each.fileName, each]),
  ) as unknown as Rolldown.OutputBundle

const bundle = bundleOf(
  chunk('assets/shop-1.js', '/src/app/main.tsx', ['assets/vendor-1.js'], ['assets/shop-1.css']),
  chunk('assets/vendor-1.js', '/react'),
  chunk('assets/orders-1.js', '/src/features/orders/list/order-list-page.tsx', ['assets/shared-1.js']),
  chunk('assets/shared-1.js', '/src/platform/a.ts'),
  chunk('assets/cashier-1.js', '/src/features/checkout/cashier/cashier-page.tsx'),
)

test('the first load and the offline pages are stored, with what they import; other pages are not', () => {
  const { precached } = factsOf(bundle, '<html>', '/toko/', publicDir)
  const urls = precached.map(({ url }) => url)
  for (const name of ['assets/shop-1.js', 'assets/shop-1.css', 'assets/vendor-1.js', 'assets/orders-1.js', 'assets/shared-1.js', FONT])
    expect(urls).toContain(`/toko/${name}`)
  expect(urls).not.toContain('/toko/assets/cashier-1.js')
  expect(precached.find(({ url }) => url === '/toko/index.html')?.revision).toBeTruthy()
})

test('another file of the build is another version', () => {
  const version = (html: string, files = bundle) => factsOf(files, html, '/', publicDir).version
  expect(version('<html>')).toBe(version('<html>'))
  expect(version('<html lang="id">')).not.toBe(version('<html>'))
  expect(version('<html>', bundleOf(chunk('assets/shop-2.js', '/src/app/main.tsx')))).not.toBe(version('<html>'))
})

test('every module that must be stored exists', () => {
  expect(OFFLINE_MODULES.filter((file) => !existsSync(`${root}/apps/storefront/src${file}`))).toEqual([])
})
