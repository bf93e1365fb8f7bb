// @vitest-environment node
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { cut } from './cut.ts'
import { libraries } from './libraries.ts'

/** i18next's instance, as far as is tried here; any key. */
interface Texts {
  readonly init: (options: object) => Promise<unknown>
  readonly t: (key: string, values: object) => string
  readonly exists: (key: string) => boolean
}

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const file = (path: string) => join(root, 'node_modules', path)

test('cuts what is named, and leaves a statement in its place', () => {
  const code = 'if (a) log(1); else keep(2)'
  const picks = [{ type: 'ExpressionStatement', source: /^log\(/ }]
  expect(cut(code, parseAst(code), picks)).toBe('if (a) ; else keep(2)')
})

test('says so when a library no longer holds what is cut out of it', () => {
  expect(() => cut('keep()', parseAst('keep()'), [{ type: 'IfStatement', source: /^if \(gone/ }])).toThrow(/IfStatement/)
})

test('each library still holds every part that is cut, and is a program without them', () => {
  const router = readdirSync(file('react-router/dist/production')).map((name) => `react-router/dist/production/${name}`)
  const paths = [
    ...router,
    'i18next/dist/esm/i18next.js',
    'react-dom/cjs/react-dom.production.js',
    'react-dom/cjs/react-dom-client.production.js',
    'use-sync-external-store/cjs/use-sync-external-store-shim.production.js',
    '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs',
    '@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs',
  ].map(file)
  for (const { file: ending, holds = '', picks } of libraries) {
    const found = paths.filter((path) => ending.test(path) && existsSync(path) && readFileSync(path, 'utf8').includes(holds))
    expect(found, String(ending)).toHaveLength(1)
    const code = readFileSync(found[0] ?? '', 'utf8')
    const light = cut(code, parseAst(code, { lang: 'js' }), picks)
    expect(light.length).toBeLessThan(code.length)
    parseAst(light, { lang: 'js' })
  }
})

test('texts come out as before: values, plurals, contexts, nested texts, keys without a text', async () => {
  const code = readFileSync(file('i18next/dist/esm/i18next.js'), 'utf8')
  const picks = libraries.find((library) => library.file.test('/i18next/dist/esm/i18next.js'))?.picks ?? []
  const path = join(mkdtempSync(join(tmpdir(), 'nusaria-texts-')), 'i18next.mjs')
  writeFileSync(path, cut(code, parseAst(code), picks))
  const { createInstance }: { createInstance: () => Texts } = await import(/* @vite-ignore */ pathToFileURL(path).href)
  const i18n = createInstance()
  const texts = {
    one: 'Hi {{name}}',
    n_one: '{{count}} thing',
    n_other: '{{count}} things',
    c_big: 'Big',
    both: '$t(one) and $t(n, {"count": 2})',
  }
  await i18n.init({
    lng: 'en',
    ns: ['a'],
    defaultNS: 'a',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: { en: { a: texts } },
  })
  const t = (key: string, values?: object) => i18n.t(key, values ?? {})
  expect([
    t('one', { name: 'Sari' }),
    t('n', { count: 1 }),
    t('n', { count: 3 }),
    t('c', { context: 'big' }),
    t('both', { name: 'Budi' }),
  ]).toEqual(['Hi Sari', '1 thing', '3 things', 'Big', 'Hi Budi and 2 things'])
  expect([t('none'), i18n.exists('none'), i18n.exists('one')]).toEqual(['none', false, true])
})

test("no text asks for a format of i18next's, which is cut", () => {
  const locales = join(root, 'locales')
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' }).filter((name) => /^[^/\\]+[/\\][^/\\]+\.json$/.test(name))
  const texts = files.map((name) => readFileSync(join(locales, name), 'utf8')).join('\n')
  expect(texts).toContain('{{')
  expect(texts).not.toMatch(/\{\{[^}]*,/)
})
