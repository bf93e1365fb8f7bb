import { allCalls, findCallAt } from '@nusaria/contracts/registry'
import { codeOf } from '@nusaria/scenario-runner/support/client'
import { engineHost } from '@nusaria/scenario-runner/support/engine-host'
import type { WireRequest } from '@nusaria/scenario-runner/support/hosts'
import { injectHost } from '@nusaria/scenario-runner/support/served-hosts'
import { testShop } from '@nusaria/scenario-runner/support/shop'
import { type SmokeStep, smokeRun } from '@nusaria/tools/openapi/smoke-run'
import { beforeAll, describe, expect, test } from 'vitest'
import { mswHost } from '../support/msw-host.ts'

const shop = testShop()
const runs = new Map<string, Awaited<ReturnType<typeof smokeRun>>>()
const stepsOf = (host: string) => runs.get(host)?.stops ?? []

/** The parts that must be equal; Fastify adds headers of its own. */
const comparable = ({ call, status, headers, body }: SmokeStep) => ({
  call,
  status,
  type: headers['content-type'],
  cache: headers['cache-control'],
  image: headers['x-image-id'],
  body,
})

beforeAll(async () => {
  for (const host of [engineHost(shop), injectHost(shop), mswHost(shop)]) runs.set(host.name, await smokeRun(host))
})

describe('the same steps in the same world', () => {
  test('succeed at every call', () => {
    const reached = new Set(
      stepsOf('engine')
        .filter((stop) => codeOf(stop) === 0)
        .map(({ call }) => call),
    )
    expect(
      allCalls()
        .filter(({ id }) => !reached.has(id))
        .map(({ id }) => id),
    ).toEqual([])
    expect(shop.problems).toEqual([])
  })

  test.each(allCalls())('give byte-equal replies through Fastify and MSW: $id', ({ id }) => {
    const of = (host: string) =>
      stepsOf(host)
        .filter(({ call }) => call === id)
        .map(comparable)
    expect(of('inject')).not.toEqual([])
    expect(of('inject')).toEqual(of('msw'))
    expect(of('inject').map(({ body }) => body)).toEqual(of('engine').map(({ body }) => body))
  })

  test('cause no deviation: no unknown field, no missing header, one device per request', () => {
    expect(
      (runs.get('engine')?.journal ?? []).flatMap(({ path, deviations = [] }) => deviations.map((each) => `${path}: ${each}`)),
    ).toEqual([])
  })

  test('change nothing by a GET, but for the captcha that is drawn and the login with Google that begins', () => {
    const { journal = [] } = runs.get('engine') ?? {}
    const changing = journal.filter(({ method, changed }) => method === 'GET' && changed).map(({ call }) => call)
    expect([...new Set(changing)].sort()).toEqual(['auth.googleAuth', 'auth.randomCode'])
  })

  test('have replies that name their type, and texts their characters', () => {
    const types = stepsOf('inject').map(({ headers }) => headers['content-type'])
    expect([...new Set(types)].sort()).toEqual(['application/json; charset=utf-8', 'image/png', 'image/svg+xml; charset=utf-8'])
  })

  test('allow no page of another origin to read a reply', () => {
    const allowing = stepsOf('inject').flatMap(({ headers }) => Object.keys(headers).filter((name) => name.startsWith('access-control-')))
    expect(allowing).toEqual([])
  })

  test('end the same when each repeatable call is carried out twice', async () => {
    const engine = engineHost(testShop())
    const repeated = allCalls().filter(({ call }) => call.repeatable && call.reply !== 'image')
    const isRepeated = ({ method, url }: WireRequest) =>
      repeated.some((each) => each === findCallAt(method, new URL(url, 'http://shop').pathname))
    const twice = await smokeRun({
      ...engine,
      send: async (request, ...rest) => {
        if (isRepeated(request)) await engine.send(request, ...rest)
        return engine.send(request, ...rest)
      },
    })
    expect(twice.journal.length).toBeGreaterThan((runs.get('engine')?.journal.length ?? 0) + repeated.length / 2)
    expect(twice.stops.map(comparable)).toEqual(stepsOf('engine').map(comparable))
  })

  test('give byte-equal journals, without durations', async () => {
    const again = await smokeRun(engineHost(testShop()))
    expect(again.journal.length).toBeGreaterThan(40)
    expect(JSON.stringify(again.journal)).toBe(JSON.stringify(runs.get('engine')?.journal))
  })
})
