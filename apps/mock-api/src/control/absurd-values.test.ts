import type { Call } from '@nusaria/contracts/contract'
import { fillPath } from '@nusaria/contracts/request'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { createShop } from '../shop.ts'
import { CONTROL_BASE } from './base.ts'
import { controlContract, runContract, tokenContract } from './contract.ts'
import { EVENT_PARAMS } from './event-params.ts'
import { entitiesOf } from './legal-events.ts'
import type { FaultList, NewWorld } from './schemas.ts'

const problems: string[] = []
const { engine, control } = createShop({ products: 600, report: (problem) => problems.push(problem) })
afterEach(() => expect(problems.splice(0)).toEqual([]))

interface Answer {
  readonly status: number
  readonly body: { readonly error?: string; readonly id?: string; readonly list?: readonly Readonly<Record<string, unknown>>[] }
}

async function send(method: string, path: string, body?: unknown, query = ''): Promise<Answer> {
  const bytes = body === undefined ? null : new TextEncoder().encode(JSON.stringify(body))
  const reply = await control.handle({ method, path: CONTROL_BASE + path, query, headers: {}, body: bytes })
  return { status: reply.status, body: JSON.parse(reply.body) }
}

async function newWorld(): Promise<string> {
  return (await send('POST', '/worlds', { seed: 1, now: '2026-03-02T09:00:00+07:00', frozen: true })).body.id ?? ''
}

/** `null` is what JSON has in place of NaN and Infinity. */
const ABSURD: readonly unknown[] = [
  ...[1e308, -1e308, -1, 0, 0.5, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 1e21, null, 'NaN', '-1', '1e999'],
  ...['', ' ', '\0', '__proto__', 'x'.repeat(5_000), true, [], {}],
]
const absurd = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ABSURD) }, fc.double(), fc.string(), fc.jsonValue({ maxDepth: 2 }))

/** Refusals about another field than the absurd one: there is no such one, or the range of a recording is empty. */
const OF_OTHERS = /^(expected one of|from: )/

/** Never 5xx, and a refusal says which field it is about. */
function expectRefusal({ status, body }: Answer, field: string, what: unknown): void {
  expect(status, `${JSON.stringify(what).slice(0, 300)}: ${body.error}`).toBeLessThan(500)
  if (status === 400 && !OF_OTHERS.test(body.error ?? '')) expect(body.error, JSON.stringify(what).slice(0, 300)).toContain(field)
}

describe('an event', () => {
  const shared = newWorld()
  const cases = [...entitiesOf(engine)].flatMap(([entity, { table, handlers }]) =>
    Object.keys(handlers).map((event) => ({ entity, event, table, params: EVENT_PARAMS[entity]?.[event] ?? [] })),
  )

  it.each(cases)('$event of $entity is refused with the parameter named', async ({ entity, event, table, params }) => {
    const world = await shared
    const tables = (await send('GET', `/worlds/${world}/state`)).body.list ?? []
    const key = String(tables.find(({ name }) => name === table)?.key)
    const rows = (await send('GET', `/worlds/${world}/state/${table}`)).body.list ?? []
    const id = String(rows[0]?.[key] ?? engine.runtime.catalogue.products[0]?.default_sku_no)
    for (const { name, type } of [...params, { name: 'unknown', type: 'text' }])
      for (const value of ABSURD) {
        const what = { entity, id, event, params: { [name]: value } }
        const reply = await send('POST', `/worlds/${world}/events`, what)
        expectRefusal(reply, name, what)
        const isNumber = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000_000
        if (type === 'number' && !isNumber)
          expect([what, reply.status >= 400, reply.body.error]).toEqual([what, true, expect.stringContaining(name)])
      }
  })
})

/** What each call is sent besides the absurd field. */
const GOOD: Readonly<Record<string, object>> = {
  createWorld: {
    ...{ seed: 1, now: '2026-03-02T09:00:00+07:00', frozen: true, strict: true, name: 'a', note: 'b' },
    ...{ products: 600, members: 1, orders: 1 },
  } satisfies z.input<typeof NewWorld>,
  deleteWorlds: { ids: ['none'] },
  labelWorld: { name: 'a', note: 'b' },
  forkWorld: { name: 'a' },
  clock: { advance: 'PT1H' },
  signIn: { member: 'sari', device: 'd' },
  setFaults: {
    list: [{ call: 'cart.add', wire: 'latency', ms: 5, after: 1, times: 1, rate: 0.5, member: 'sari', match: { quantity: 1 } }],
    keep: true,
  } satisfies z.input<typeof FaultList>,
  fireEvent: { entity: 'coins', id: 'M8100000001', event: 'give', params: { points: 1 } },
}

/** A copy of a value with the part at a path replaced. */
function withPart(value: unknown, [first, ...rest]: readonly string[], part: unknown): unknown {
  if (first === undefined) return part
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === first ? withPart(item, rest, part) : item))
  const fields = value as Readonly<Record<string, unknown>>
  return { ...fields, [first]: withPart(fields[first], rest, part) }
}

/** The paths of all parts of a value. */
function partsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  return Object.entries(value).flatMap(([name, child]) => [[name], ...partsOf(child).map((path) => [name, ...path])])
}

const answeredElsewhere = new Set<string>([...Object.keys(runContract), ...Object.keys(tokenContract)])
const calls = Object.entries<Call>(controlContract).filter(
  ([name, { params, query, body }]) => (params || query || body) && !answeredElsewhere.has(name),
)

describe.each(calls)('%s', (name, { method, path, params, query, body }) => {
  if (body)
    it('refuses an absurd body with the field named', async () => {
      const good = GOOD[name]
      if (!good) throw new Error(`There is no body for ${name}`)
      const world = await newWorld()
      const address = fillPath(path, () => world)
      expect((await send(method, address, good)).status).toBeLessThan(300)
      const paths = [...partsOf(good), ...Object.keys(body.shape).map((field) => [field]), ['unknown']].filter((each) => each.length > 0)
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...paths), absurd, async (at, value) => {
          const what = withPart(good, at, value)
          expectRefusal(await send(method, address, what), at[0] ?? '', what)
        }),
        { numRuns: 60 },
      )
    })

  if (params || query)
    it('refuses absurd parameters', async () => {
      const world = await newWorld()
      await fc.assert(
        fc.asyncProperty(absurd, fc.constantFrom(...Object.keys(query?.shape ?? { none: 0 })), async (value, field) => {
          const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
          const address = fillPath(path, (parameter) => (parameter === 'id' && query ? world : text))
          const search = query ? new URLSearchParams({ [field]: text }).toString() : ''
          expectRefusal(await send(method, address, body && GOOD[name], search), field, [address, search])
        }),
        { numRuns: 40 },
      )
    })
})
