import { afterEach, expect, test } from 'vitest'
import { readState, renderedAt } from './rendered.ts'

const piece = (queries: object, texts: readonly string[]) => JSON.stringify({ replies: { queries, provided: {}, mutations: {} }, texts })
const first = `<script type="application/json" id="rendered">${piece({ a: { data: 1, fulfilledTimeStamp: 5 } }, ['home']).replace('{', '{"language":"id",')}</script>`
const late = `<script type="application/json" data-late>${piece({ b: { status: 'pending' } }, ['home', 'product'])}</script>`

afterEach(() => document.body.replaceChildren())

test('the state has what came with the page and what came later', () => {
  document.body.innerHTML = first + late
  expect(readState()).toMatchObject({
    language: 'id',
    texts: ['home', 'product'],
    replies: { queries: { a: { data: 1 }, b: { status: 'pending' } } },
  })
})

test('its replies came when the page came, by the clock of the device', () => {
  document.body.innerHTML = first + late
  const queries = { a: { data: 1, fulfilledTimeStamp: renderedAt }, b: { status: 'pending' } }
  expect(readState()?.replies).toMatchObject({ queries })
})

test('a page that came empty has none', () => {
  expect(readState()).toBeNull()
})
