import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'
import { filesIn } from './source-files.mjs'

const UI = ['apps/storefront/src', 'apps/workbench/src', 'apps/gallery/src']
const sources = filesIn(UI, /\.tsx$/)
/** What has styles, without tests. */
const styled = filesIn([...UI, 'apps/mock-api/src', 'scenarios/run/report'], /^(?!.*\.test\.).*\.(css|tsx?)$/)
const shopFiles = styled.filter(({ path }) => path.startsWith('apps/storefront/'))

/** The CSS modules that a file imports: the name of the import and the path. */
const stylesheetsOf = (code) =>
  [...code.matchAll(/import (?:\* as )?(\w+) from '(\.[^']+\.module\.css)'/g)].map(([, name, path]) => ({ name, path }))

/** Class names that the code uses and the stylesheet doesn't have: `option-picker.tsx: list`. */
function missingClasses({ path: file, code }) {
  return stylesheetsOf(code).flatMap(({ name, path }) => {
    const css = readFileSync(join(root, dirname(file), path), 'utf8')
    const classes = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found]) => found))
    const used = code.replace(/^import .*$/gm, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
    return [...used].filter(([, found]) => !classes.has(found)).map(([, found]) => `${file}: ${found}`)
  })
}

test('every class that a component uses is in its stylesheet', () => {
  expect(sources.filter(({ code }) => stylesheetsOf(code).length > 0).length).toBeGreaterThan(100)
  expect(sources.flatMap(missingClasses)).toEqual([])
})

test('every class name written in code is one of the shared layout and type, and each of those is used', () => {
  const css = ['layout/classes.css', 'base.css'].map((file) => readFileSync(join(root, 'apps/storefront/src/ui', file), 'utf8'))
  const [shared, base] = css.map(
    (text) => new Set([...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name)),
  )
  const written = styled
    .filter(({ path }) => /apps\/(storefront|gallery)\/.*x$/.test(path))
    .flatMap(({ path, code }) =>
      [...code.matchAll(/className="([^"]+)"|\bcx\(\s*'([^']+)'/g)].flatMap(([, alone, first]) =>
        (alone ?? first).split(' ').map((name) => ({ path, name })),
      ),
    )
  expect(written.length).toBeGreaterThan(1_000)
  expect(written.filter(({ name }) => !shared.has(name) && !base.has(name))).toEqual([])
  const used = new Set(written.map(({ name }) => name))
  expect([...shared].filter((name) => !used.has(name))).toEqual([])
})

test('every picture of the shop has a width and a height, so that its room is known before it loads', () => {
  const pictures = shopFiles.flatMap(({ path, code }) => [...code.matchAll(/<img\b[\s\S]*?\/>/g)].map(([tag]) => ({ path, tag })))
  expect(pictures.length).toBeGreaterThan(5)
  expect(pictures.filter(({ tag }) => !/\bwidth=/.test(tag) || !/\bheight=/.test(tag))).toEqual([])
})

/** Where colours are written: the tokens, and what a part of the shop adds to them (`banner.tokens.css`). */
const TOKENS = /storefront\/src\/ui\/(tokens|dark-colors)\.ts$|\.tokens\.css$/
/** Pictures of things, which have the same colours on every page, QR codes, and what is drawn on a canvas. */
const DRAWN = /\/(coin|drawings|groceries|landscape-cover|draw-card|qris-panel|qris-image|avatar-crop|reencode-picture)\.tsx?$/
const RAW = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab)\(\s*[\d.]|:\s*(?:white|black)\b|["'](?:white|black)["']/gi
/** A mask's colours are only its opacity. */
const withoutMasks = (code) => code.replace(/mask[\w-]*:[^;]*;|\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

test('every colour of the shop comes from the tokens, so that a dark page has another one', () => {
  const checked = shopFiles.filter(({ path }) => !TOKENS.test(path) && !DRAWN.test(path))
  expect(checked.length).toBeGreaterThan(500)
  expect(checked.flatMap(({ path, code }) => [...withoutMasks(code).matchAll(RAW)].map(([color]) => `${path}: ${color}`))).toEqual([])
})

test('what a part of the shop adds to the tokens has names of its own, and the dark ones are among the light ones', () => {
  const added = shopFiles.filter(({ path }) => path.endsWith('.tokens.css'))
  expect(added.length).toBeGreaterThan(2)
  const names = added.flatMap(({ path, code }) => {
    const [light = '', dark = ''] = code.split('@media not print')
    const of = (css) => [...css.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name)
    expect(of(light), path).toEqual(expect.arrayContaining(of(dark)))
    return of(light)
  })
  expect(new Set(names).size).toBe(names.length)
})

/** px: a rem; the shop's is less on a phone 320 px wide (`base.css`) */
const remOf = (path) => (path.includes('storefront/') ? (320 * 16) / 375 : 16)

/** Every font size in rem or px that a style sheet or a style in code declares, in px of a small phone: of `font`, `font-size` and `fontSize`. */
function fontSizes({ path, code }) {
  return [...code.matchAll(/\bfont(?:-size|Size)?:\s*([^;}\n]*)/g)].flatMap(([, value]) => {
    // What is after the slash is the line's height.
    const [, number, unit] = /(?:^|[\s'"`(])(\d*\.?\d+)(rem|px)/.exec(value.split(' / ')[0]) ?? []
    return number ? [{ path, value, px: Number(number) * (unit === 'rem' ? remOf(path) : 1) }] : []
  })
}

test('no text is smaller than 11 px, on a small phone neither: `--text-11` and `--text-12` are for those that would be', () => {
  const sizes = styled.flatMap(fontSizes)
  expect(sizes.length).toBeGreaterThan(200)
  expect(sizes.filter(({ px }) => px < 11).map(({ path, value }) => `${path}: ${value}`)).toEqual([])
})

/** Parts that only code focuses, so that they are read out: lists, headings and sections. */
const READ_OUT =
  /\/(paged-list|frame|account-layout|review-page|legal|active-filters|product-frame)\.module\.css: |questions\.module\.css: \.topic:focus$/

/** Rules without an outline that show the focus in no other way, as `file: selector`. A box around a field, a shadow or a border does. */
function unseenFocus({ path, code }) {
  const rules = [...code.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const showsFocus = rules.some(
    ([, selector, body]) =>
      /:focus-(within|visible)/.test(selector) && /(box-shadow|outline|border(-color)?):\s*(?!\s|none|0(?![.\d]))/.test(body),
  )
  return rules
    .filter(([, , body]) => /outline:\s*(none|0(?![.\d]))/.test(body) && !/box-shadow:\s*(?!\s|none)/.test(body) && !showsFocus)
    .map(([, selector]) => `${path}: ${selector.trim()}`)
}

test('an outline is removed only where something else shows the focus', () => {
  const unseen = styled.filter(({ path }) => path.endsWith('.css')).flatMap(unseenFocus)
  expect(unseen.filter((rule) => !READ_OUT.test(rule))).toEqual([])
  expect(unseen.length).toBeGreaterThan(3)
})

/** The parts of a selector between its combinators, without what is in brackets: `:root:has(.note) body` has two. */
function compoundsOf(selector) {
  let flat = selector
  while (/\([^()]*\)/.test(flat)) flat = flat.replace(/\([^()]*\)/g, '')
  return flat.split(/[\s>+~,]+/).filter((part) => part !== '')
}

const isUniversal = (compound) => compound.replace(/::?(?!root\b)[\w-]+|\*/g, '') === ''

/** Selectors with `:has` in which an element has no tag, class or attribute. Those of printed pages don't count: nothing changes there. */
const unnamed = (css) =>
  [...css.replace(/\/\*[\s\S]*?\*\/|@media print[\s\S]*?\n\}/g, '').matchAll(/[^{};]*:has\([^{};]*(?=\{)/g)]
    .map(([selector]) => selector.trim())
    .filter((selector) => compoundsOf(selector).some(isUniversal))

test('a selector with :has names its elements: else the browser restyles the whole page after each change of a part', () => {
  const styles = shopFiles.filter(({ path, code }) => path.endsWith('.css') && code.includes(':has('))
  expect(styles.length).toBeGreaterThan(10)
  expect(styles.flatMap(({ path, code }) => unnamed(code).map((selector) => `${path}: ${selector}`))).toEqual([])
  expect(unnamed('.a:has(.b) > *, .c {} :has(> .b) + aside {} .a:has(.b) .c {}')).toEqual(['.a:has(.b) > *, .c', ':has(> .b) + aside'])
})

test('a phone’s root font follows its width, 16 px at 375 px, between 12 and 20 px; on desktop it is 16 px', () => {
  const { code = '' } = styled.find(({ path }) => path.endsWith('ui/base.css')) ?? {}
  const [, least, size, width, most] = /html \{[^}]*font-size: clamp\((\d+)px, 100vw \* (\d+) \/ (\d+), (\d+)px\);/.exec(code) ?? []
  expect([least, size, width, most].map(Number)).toEqual([12, 16, 375, 20])
  expect(code).toMatch(/@media \(min-width: 750px\) \{\s*@layer reset \{\s*html \{\s*font-size: 16px;/)
})
