import { allCalls } from '@nusaria/contracts/registry'
import { describe, expect, it } from 'vitest'
import type { EngineRequest } from '../http/engine-request.ts'
import { createInputParser } from './input-parser.ts'

/** About as many values as a body may have. */
const VALUES = 8_000
/** Times as long as `JSON.parse`, which takes a time in proportion to the size. With a copy of the body for each field it was ten thousand times as long. */
const MOST = 100

const fields = (count: number, value: unknown) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, value]))

/** Bodies of about so many values. */
const SHAPES: Readonly<Record<string, (count: number, known: readonly string[]) => unknown>> = {
  'unknown fields': (count) => fields(count, 0),
  'unknown fields within unknown fields': (count) => fields(count / 2, { x: 0 }),
  'long texts in the fields of the call': (count, known) => Object.fromEntries(known.map((name) => [name, 'a1 -'.repeat(count)])),
  'lists of objects in the fields of the call': (count, known) =>
    Object.fromEntries(known.map((name) => [name, Array.from({ length: count / 2 / known.length }, () => ({ x: 0 }))])),
}

function requestOf(body: unknown): EngineRequest {
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', path: '/', query: '', headers, body: new TextEncoder().encode(JSON.stringify(body)) }
}

/** ms, the least of several tries */
function timeOf(act: () => unknown): number {
  const tries = Array.from({ length: 3 }, () => {
    const start = performance.now()
    act()
    return performance.now() - start
  })
  return Math.min(...tries)
}

const withBody = allCalls().filter(({ call }) => call.body)

describe.each(Object.entries(SHAPES))('a body of very many %s', (_shape, bodyOf) => {
  it.each([false, true])('is checked in a time in proportion to its size (strict: %s)', (strict) => {
    expect(withBody.length).toBeGreaterThan(60)
    const slow = withBody.filter(({ call }) => {
      const parse = createInputParser(call)
      const known = Object.keys((call.body as { shape?: object }).shape ?? {})
      const body = bodyOf(VALUES, known)
      const [request, text] = [requestOf(body), JSON.stringify(body)]
      const ratio = () => timeOf(() => parse(request, {}, strict)) / timeOf(() => JSON.parse(text))
      // Pauses of the machine happen: each of three comparisons has to be too slow.
      return ratio() > MOST && ratio() > MOST && ratio() > MOST
    })
    expect(slow.map(({ id }) => id)).toEqual([])
  })
})
