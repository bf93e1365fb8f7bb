import { allCalls, type RegisteredCall } from '@nusaria/contracts/registry'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { createStoryContext, type StoryContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { type Args, buildRequest } from '@nusaria/scenario-runner/support/client'
import type { WireReply } from '@nusaria/scenario-runner/support/hosts'
import { testShop } from '@nusaria/scenario-runner/support/shop'
import { MEMBERS } from '@nusaria/scenarios/members'
import { type Hints, invalidValues, validValues } from '@nusaria/tools/backend-check/arbitrary'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { hintsOf } from '../conformance/hints.ts'
import { inParallel, startTarget, type Target } from './target.ts'

const REQUESTS = Number(process.env.NUSARIA_ATTACK_REQUESTS || 3_000)
const seed = Number(process.env.NUSARIA_ATTACK_SEED || Date.now() % 1_000_000_000)
const calls = allCalls()

let target: Target
let sari: StoryContext
let hints: Hints
beforeAll(async () => {
  process.stdout.write(`attack seed ${seed} (--seed=${seed} repeats it)\n`)
  target = await startTarget()
  sari = await createStoryContext(target.host, { frozen: true, now: '2026-03-02T09:00:00+07:00' })
  await loginActions.logsIn(sari, { account: MEMBERS.sari.phone })
  hints = await hintsOf(testShop().engine.runtime.catalogue, sari.client, sari.world)
})
afterAll(async () => {
  await sari.world.remove()
  await target.stop()
})

/** Values that have broken other servers, as JSON. */
const NASTY = [
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '{"$gt":""}',
  '{"$where":"while(1);"}',
  '{"length":1e9}',
  '{"toString":null,"valueOf":null,"toJSON":null}',
  '[[[[[[[[[[]]]]]]]]]]',
  '1e400',
  '-0',
  '9007199254740993',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e\\u2066"',
  `"${'9'.repeat(5_000)}"`,
  '"../../../etc/passwd"',
  '"javascript:alert(1)"',
  '"%00%0d%0aset-cookie:a=b"',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that template engines read
  '"{{7*7}}${7*7}<%= 7*7 %>"',
  '"2026-02-30"',
  '["a",1,null,{}]',
  'null',
  'true',
]

interface Attempt extends RegisteredCall {
  readonly raw: string | undefined
  readonly args: Args
  readonly asGuest: boolean
}

/** Random requests of a call: valid, invalid, and valid ones with a nasty value in a field. */
function attemptsOf(registered: RegisteredCall, count: number): Attempt[] {
  const { params, query, body, form } = registered.call
  const parts = [params, query, body, form].filter((part) => part !== undefined) as z.ZodObject[]
  const valid = fc
    .tuple(...parts.map((part) => validValues(part, hints) as fc.Arbitrary<Args>))
    .map((given) => Object.assign({}, ...given) as Args)
  const spoiled = parts.map((part) => invalidValues(part, hints) as fc.Arbitrary<Args>)
  const made = fc.sample(fc.tuple(valid, fc.integer({ min: 0, max: 5 }), fc.constantFrom(...NASTY), fc.nat(), ...spoiled), {
    seed,
    numRuns: count,
  })
  return made.map(([args, kind, nasty, nth, ...others]) => {
    const names = Object.keys(args)
    const field = names[nth % Math.max(names.length, 1)] ?? 'extra'
    const asGuest = nth % 4 === 0
    const other = others[nth % Math.max(others.length, 1)]
    // A path needs its parameters; what is sent in a body may be anything.
    if (!body || kind === 0) {
      const isWord = typeof args[field] === 'string'
      return {
        ...registered,
        args: isWord && !form && kind > 2 ? { ...args, [field]: nasty.slice(0, 3_000) } : args,
        raw: undefined,
        asGuest,
      }
    }
    if (kind === 1) return { ...registered, args, raw: nasty, asGuest }
    if (kind < 4) return { ...registered, args, raw: JSON.stringify(other) ?? 'null', asGuest }
    const sent = Object.entries({ ...args, [field]: null }).map(
      ([name, value]) => `${JSON.stringify(name)}:${name === field ? nasty : JSON.stringify(value)}`,
    )
    return { ...registered, args, raw: `{${sent.join()}}`, asGuest }
  })
}

async function send({ call, args, raw, asGuest }: Attempt): Promise<WireReply> {
  const { client } = sari
  const { authorization: _, ...guest } = client.headers() as Record<string, string>
  const headers = asGuest
    ? Object.fromEntries(Object.entries(guest).filter(([name]) => name.toLowerCase() !== 'authorization'))
    : client.headers()
  const wire = buildRequest(call, args, headers)
  const request = raw === undefined ? wire : { ...wire, headers: { ...headers, 'content-type': 'application/json' }, body: raw }
  return target.host.send(request, client.worldId)
}

/** The envelope's code of a reply, or the type of a picture. */
const codeOf = ({ body, headers }: WireReply): unknown =>
  headers['content-type']?.startsWith('image/') ? 'image' : (JSON.parse(body) as { readonly code: unknown }).code

test(
  `${REQUESTS} random requests over every call, by a member and a guest: an envelope each, no error of the server`,
  async () => {
    const each = Math.max(Math.round(REQUESTS / calls.length), 1)
    const codes = new Map<unknown, number>()
    await inParallel(calls, 4, async (registered) => {
      for (const attempt of attemptsOf(registered, each)) {
        const code = codeOf(await send(attempt))
        codes.set(code, (codes.get(code) ?? 0) + 1)
      }
      // A call of its own may have ended the session.
      if (registered.call.auth === 'member' && sari.client.token && codeOf(await sari.client.send('member.info')) === 401)
        await loginActions.logsIn(sari, { account: MEMBERS.sari.phone }).catch(() => undefined)
    })
    expect(target.broken).toEqual([])
    // Attacks that were all refused at the door would show nothing.
    expect(codes.size).toBeGreaterThan(10)
    expect(codes.get(0) ?? 0).toBeGreaterThan(each)
  },
  Math.max(120_000, 40 * REQUESTS),
)

test('bodies of 8,000 unknown keys, of 50,000 levels, of one endless word: answered, and others wait for none', async () => {
  const bodies = [
    `{${Array.from({ length: 8_000 }, (_, at) => `"k${at}":0`).join()}}`,
    `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":{"x":0}`).join()}}`,
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    `{"a":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
    `{"keyword":"${'a1 -'.repeat(200_000)}"}`,
    '{'.repeat(100),
    '{"a":1}{"a":1}',
    '\ufeff{}',
    '',
  ]
  const withBody = calls.filter(({ call }) => call.body)
  let waited = 0
  await inParallel(withBody, 4, async (registered, nth) => {
    for (const raw of nth % 8 === 0 ? bodies : bodies.slice(0, 1)) {
      const start = performance.now()
      const reply = await send({ ...registered, args: {}, raw, asGuest: registered.call.auth !== 'member' })
      expect(reply.status).toBeLessThan(500)
      const health = await fetch(`${target.origin}/healthz`)
      expect(health.status).toBe(200)
      waited = Math.max(waited, performance.now() - start)
    }
  })
  expect(target.broken).toEqual([])
  // One of them took 21 s, with a copy of the body for each field.
  expect(waited).toBeLessThan(10_000)
})
