import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../support/client.ts'
import { engineHost, injectHost, mswHost } from '../support/hosts.ts'
import { testShop } from '../support/shop.ts'
import { implemented } from './implemented.ts'
import { type Stop, tour } from './tour.ts'

const shop = testShop()
const told = new Map<string, Awaited<ReturnType<typeof tour>>>()
const stopsOf = (host: string) => told.get(host)?.stops ?? []

/** What both hosts must agree on: Fastify adds headers of its own. */
const seen = ({ call, status, headers, body }: Stop) => ({
  call,
  status,
  type: headers['content-type'],
  cache: headers['cache-control'],
  image: headers['x-image-id'],
  body,
})

beforeAll(async () => {
  for (const host of [engineHost(shop), injectHost(shop), mswHost(shop)]) told.set(host.name, await tour(host))
})

describe('the same world and steps', () => {
  test('succeed at every implemented call', () => {
    const reached = new Set(
      stopsOf('engine')
        .filter((stop) => codeOf(stop) === 0)
        .map(({ call }) => call),
    )
    expect(implemented.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([])
    expect(shop.problems).toEqual([])
  })

  test.each(implemented)('give byte-equal replies through Fastify and MSW: $id', ({ id }) => {
    const of = (host: string) =>
      stopsOf(host)
        .filter(({ call }) => call === id)
        .map(seen)
    expect(of('inject')).not.toEqual([])
    expect(of('inject')).toEqual(of('msw'))
    expect(of('inject').map(({ body }) => body)).toEqual(of('engine').map(({ body }) => body))
  })

  test('differ from no contract: every field is known, every header there, one device a request', () => {
    expect(
      (told.get('engine')?.journal ?? []).flatMap(({ path, deviations = [] }) => deviations.map((each) => `${path}: ${each}`)),
    ).toEqual([])
  })

  test('give byte-equal journals, durations left out', async () => {
    const again = await tour(engineHost(testShop()))
    expect(again.journal.length).toBeGreaterThan(40)
    expect(JSON.stringify(again.journal)).toBe(JSON.stringify(told.get('engine')?.journal))
  })
})
