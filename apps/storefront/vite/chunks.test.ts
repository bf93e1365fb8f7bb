import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { preloads, shortClassNames, withoutFirstStyles } from './chunks.ts'

test('a page preloads what it needs, without the files of the first load', () => {
  const needed = ['assets/cart-1a.js', 'assets/vendor-2b.js', 'assets/shop-3c.js', 'assets/cart-4d.css']
  expect(preloads('assets/cart-1a.js', needed, { hostType: 'js' })).toEqual(['assets/cart-1a.js', 'assets/cart-4d.css'])
  expect(preloads('assets/cart-1a.js', needed, { hostType: 'html' })).toEqual(needed)
})

test('a file that waits for no style sheet is not preloaded: its import asks for it at once', () => {
  expect(preloads('assets/dialog-1a.js', ['assets/dialog-1a.js', 'assets/2b.js'], { hostType: 'js' })).toEqual(['assets/2b.js'])
})

test('a part that opens later does not ask for the style sheet of the first load again', () => {
  const files = '["assets/sheet-1a.js","assets/shop-3c.css","assets/sheet-4d.css"]'
  const code = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${files})))=>i.map(i=>d[i]);\nload(__vite__mapDeps([0,1,2]));`
  const bundle = { 'page.js': { type: 'chunk', code }, 'page.css': { type: 'asset' } }
  const { generateBundle } = withoutFirstStyles() as unknown as { generateBundle: { handler: (options: unknown, bundle: object) => void } }
  generateBundle.handler({}, bundle)
  expect(bundle['page.js'].code).toContain('load(__vite__mapDeps([0,2]))')
  expect(bundle['page.js'].code).toContain(files)
})

test('a class has the same short name in whichever order modules are read', () => {
  const folder = fileURLToPath(new URL('../src', import.meta.url))
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.module.css'))
  const classes = (file: string) => new Set(readFileSync(join(folder, file), 'utf8').match(/(?<=\.)[a-z]\w*(?=[\s,:.{>])/gi))
  const names = (order: readonly string[]) => {
    const nameOf = shortClassNames(folder)
    return Object.fromEntries(
      order.flatMap((file) => [...classes(file)].map((name) => [`${file} ${name}`, nameOf(name, join(folder, file))])),
    )
  }
  const given = names(files)
  expect(names(files.toReversed())).toEqual(given)
  expect(new Set(Object.values(given)).size).toBe(Object.keys(given).length)
})
