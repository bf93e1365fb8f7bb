import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as nusaria from '../../../brand/nusaria/brand.ts'
import * as secondBrand from '../../../brand/pasarpagi/brand.ts'
import type { Brand } from '../../../scripts/lib/brand.ts'
import { root } from '../../../scripts/lib/root.ts'
import { manifestOf, noScript } from './manifest.ts'

/** Its values have other types than the default brand's. */
const pasarpagi = secondBrand as unknown as Brand
const brands = { nusaria, pasarpagi } as const

interface Manifest {
  readonly name: string
  readonly lang: string
  readonly theme_color: string
  readonly scope: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly { readonly src: string }[] }[]
  readonly screenshots: readonly { readonly src: string; readonly form_factor: string }[]
}

const read = (name: keyof typeof brands, base = '/') => manifestOf(brands[name], base) as Manifest

test.each(['nusaria', 'pasarpagi'] as const)('the manifest of %s names pictures that the brand has', (name) => {
  const { icons, shortcuts, screenshots } = read(name)
  const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots]
  expect(pictures.map(({ src }) => src).filter((src) => !existsSync(`${root}/brand/${name}/public${src}`))).toEqual([])
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']))
})

test('each brand has its own name, colour and language', () => {
  expect(read('nusaria')).toMatchObject({ name: 'Nusaria', theme_color: '#CB3721', lang: 'en' })
  expect(read('pasarpagi')).toMatchObject({ name: 'Pasar Pagi', theme_color: '#14744A', lang: 'id' })
  expect(read('pasarpagi').shortcuts.map(({ name }) => name)).toEqual(['Cari', 'Keranjang', 'Pesanan saya', 'Voucher'])
})

test('below a path every address of the manifest is below it', () => {
  const { scope, icons, shortcuts, screenshots } = read('nusaria', '/toko/')
  expect(scope).toBe('/toko/')
  const addresses = [...icons.map(({ src }) => src), ...screenshots.map(({ src }) => src), ...shortcuts.map(({ url }) => url)]
  expect(addresses.filter((address) => !address.startsWith('/toko/'))).toEqual([])
})

test('without scripts a page says so in every language, the first one first, with an address for help', () => {
  const languages = [...noScript(pasarpagi).matchAll(/lang="([\w-]+)"/g)].map(([, language]) => language)
  expect(languages).toEqual(['id', 'en', 'zh-CN'])
  expect(noScript(pasarpagi).match(/mailto:halo@pasarpagi\.example/g)).toHaveLength(3)
})
