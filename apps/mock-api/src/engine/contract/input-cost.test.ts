import { allCalls } from '@nusaria/contracts/registry'
import { describe, expect, it } from 'vitest'
import type { EngineRequest } from '../http/engine-request.ts'
import { createInputParser, type InputParser } from './input-parser.ts'

const SMALL = 800
/** As a body is ten times as long. A parser that copies the body for each field would take a hundred times as long. */
const MOST = 15

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

/** ms of so many checks, the least of several tries */
function timeOf(count: number, parse: InputParser, request: EngineRequest, strict: boolean): number {
  const tries = Array.from({ length: 4 }, () => {
    const start = performance.now()
    for (let nth = 0; nth < count; nth++) parse(request, {}, strict)
    return performance.now() - start
  })
  return Math.min(...tries)
}

const withBody = allCalls().filter(({ call }) => call.body)

describe.each(Object.entries(SHAPES))('a body of ten times as many %s', (_shape, bodyOf) => {
  it.each([false, true])('takes each call at most fifteen times as long to check (strict: %s)', (strict) => {
    expect(withBody.length).toBeGreaterThan(60)
    const slow = withBody.filter(({ call }) => {
      const parse = createInputParser(call)
      const known = Object.keys((call.body as { shape?: object }).shape ?? {})
      const small = requestOf(bodyOf(SMALL, known))
      const large = requestOf(bodyOf(10 * SMALL, known))
      const ratio = () => (10 * timeOf(1, parse, large, strict)) / timeOf(10, parse, small, strict)
      // Pauses of the machine happen: each of three comparisons has to be too slow.
      return ratio() > MOST && ratio() > MOST && ratio() > MOST
    })
    expect(slow.map(({ id }) => id)).toEqual([])
  })
})
