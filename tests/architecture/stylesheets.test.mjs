import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.mjs'

const sources = ['apps/storefront/src', 'apps/workbench/src', 'apps/gallery/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(root, folder, file)),
)

/** The CSS modules that a file imports: the name of the import and the path. */
const stylesheetsOf = (code) => [...code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, name, path]) => ({ name, path }))

/** Class names that the code uses and the stylesheet doesn't have: `option-picker.tsx: list`. */
function missingClasses(file) {
  const code = readFileSync(file, 'utf8')
  return stylesheetsOf(code).flatMap(({ name, path }) => {
    const css = readFileSync(join(dirname(file), path), 'utf8')
    const classes = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found]) => found))
    const used = code.replace(/^import .*$/gm, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
    return [...used].filter(([, found]) => !classes.has(found)).map(([, found]) => `${file.slice(root.length + 1)}: ${found}`)
  })
}

test('every class that a component uses is in its stylesheet', () => {
  expect(sources.filter((file) => stylesheetsOf(readFileSync(file, 'utf8')).length > 0).length).toBeGreaterThan(100)
  expect(sources.flatMap(missingClasses)).toEqual([])
})

test('every picture of the shop has a width and a height, so that its room is known before it loads', () => {
  const shop = sources.filter((file) => file.includes('apps/storefront/') && !file.endsWith('.test.tsx'))
  const pictures = shop.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<img\b[\s\S]*?\/>/g)].map(([tag]) => ({ file: file.slice(root.length + 1), tag })),
  )
  expect(pictures.length).toBeGreaterThan(5)
  expect(pictures.filter(({ tag }) => !/\bwidth=/.test(tag) || !/\bheight=/.test(tag))).toEqual([])
})
