import { expect, test } from 'vitest'
import { clusterModules } from './chunk-clusters.ts'

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  main: ['frame'],
  cart: ['frame', 'price', 'form', 'badge'],
  list: ['frame', 'price', 'badge'],
  login: ['frame', 'form'],
  form: ['check'],
}

const grouped = (sizes: Readonly<Record<string, number>>, fileOf: (id: string) => string | null = () => null) =>
  clusterModules({
    entries: new Map(['main', 'cart', 'list', 'login'].map((id) => [id, 1])),
    imports: (id) => IMPORTS[id] ?? [],
    size: (id) => sizes[id] ?? 100,
    fileOf,
  })
    .map((modules) => modules.toSorted().join())
    .toSorted()

test('modules that the same pages load are one file', () => {
  expect(grouped({ price: 90_000, form: 90_000, main: 90_000, list: 90_000 })).toContain('badge,price')
})

test('a page does not load what only others need, where that is large', () => {
  const files = grouped({ price: 90_000, form: 90_000, main: 90_000 })
  expect(files).toContain('badge,price')
  expect(files).toContain('check,form')
})

test('what is small becomes one file', () => {
  expect(grouped({})).toEqual(['badge,check,form,frame,price'])
})

test('modules of a fixed file are not grouped', () => {
  expect(grouped({}, (id) => (id === 'check' ? 'vendor' : null))).toEqual(['badge,form,frame,price'])
})

test('no two files import each other', () => {
  // `top` and `base` would save most together; but `middle`, between them, stays a file of its own.
  const chain: Readonly<Record<string, readonly string[]>> = {
    a: ['top'],
    b: ['top'],
    c: ['middle'],
    top: ['middle'],
    middle: ['base'],
    d: ['base'],
  }
  const files = clusterModules({
    entries: new Map(['a', 'b', 'c', 'd'].map((id) => [id, 1])),
    imports: (id) => chain[id] ?? [],
    size: (id) => (id === 'middle' ? 90_000 : 10),
    fileOf: () => null,
  })
  const fileOf = new Map(files.flatMap((modules, file) => modules.map((id) => [id, file] as const)))
  const edges = new Set<string>()
  for (const [id, file] of fileOf)
    for (const next of chain[id] ?? []) {
      const other = fileOf.get(next)
      if (other !== undefined && other !== file) edges.add(`${file}>${other}`)
    }
  for (const edge of edges) expect(edges).not.toContain(edge.split('>').reverse().join('>'))
})
