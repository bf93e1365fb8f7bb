import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { inlineClassNames, preloads, withoutFirstStyles } from './chunks.ts'

const root = mkdtempSync(join(tmpdir(), 'class-names-'))

test('class names are written out where they are used, and their style sheet stays', async () => {
  writeFileSync(join(root, 'box.module.css'), '.box { color: red }\n.unused { color: blue }')
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/src/main.tsx"></script>')
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'src/main.tsx'), `import css from '../box.module.css'\ndocument.body.className = css.box`)
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [inlineClassNames()],
    css: { modules: { generateScopedName: 'a-[local]' } },
    build: { write: false, modulePreload: false },
  })) as Rollup.RollupOutput
  const text = (ending: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join('\n')
  expect(text('.js')).toContain('a-box')
  expect(text('.js')).not.toContain('unused')
  expect(text('.css')).toMatch(/\.a-box\s*\{/)
})

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
