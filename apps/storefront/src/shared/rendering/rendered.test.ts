import { afterEach, expect, test } from 'vitest'
import { readState } from './rendered.ts'

const piece = (queries: object, texts: readonly string[]) => JSON.stringify({ replies: { queries, provided: {}, mutations: {} }, texts })
const first = `<script type="application/json" id="rendered">${piece({ a: 1 }, ['home']).replace('{', '{"language":"id",')}</script>`
const late = `<script type="application/json" data-late>${piece({ b: 2 }, ['home', 'product'])}</script>`

afterEach(() => document.body.replaceChildren())

test('the state has what came with the page and what came later', () => {
  document.body.innerHTML = first + late
  expect(readState()).toMatchObject({ language: 'id', texts: ['home', 'product'], replies: { queries: { a: 1, b: 2 } } })
})

test('a page that came empty has none', () => {
  expect(readState()).toBeNull()
})
