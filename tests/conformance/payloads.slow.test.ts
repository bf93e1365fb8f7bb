import type { Call } from '@nusaria/contracts/contract'
import { ERRORS } from '@nusaria/contracts/errors'
import type { RegisteredCall } from '@nusaria/contracts/registry'
import { allCalls } from '@nusaria/contracts/registry'
import { requestOf } from '@nusaria/contracts/request'
import { createFieldParser } from '@nusaria/mock-api/engine/contract/field-parser'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { createStoryContext, type StoryContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { checkReply } from '@nusaria/scenario-runner/recordings/check-reply'
import { type Args, buildRequest } from '@nusaria/scenario-runner/support/client'
import { engineHost } from '@nusaria/scenario-runner/support/engine-host'
import { testShop } from '@nusaria/scenario-runner/support/shop'
import { MEMBERS } from '@nusaria/scenarios/members'
import { type Hints, invalidValues, validValues } from '@nusaria/tools/backend-check/arbitrary'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hintsOf } from './hints.ts'

const RUNS = Number(process.env.CONFORMANCE_RUNS ?? 50)

/** A random card, for one, rarely passes the rules behind the contract. */
const MAX_ROUNDS = 20
const seed = Number(process.env.CONFORMANCE_SEED ?? Date.now() % 1_000_000_000)
const shop = testShop()
const host = engineHost(shop)

beforeAll(() => {
  process.stdout.write(`conformance seed ${seed} (CONFORMANCE_SEED=${seed} repeats it)\n`)
})

/** A new world in which `sari` is logged in, with hints about what she owns. */
async function scene(): Promise<{ story: StoryContext; hints: Hints }> {
  const story = await createStoryContext(host, { frozen: true, now: '2026-03-02T09:00:00+07:00' })
  await loginActions.logsIn(story, { account: MEMBERS.sari.phone })
  await story.client.captcha(MEMBERS.budi.phone)
  return { story, hints: await hintsOf(shop.engine.runtime.catalogue, story.client, story.world) }
}

/** The parts of a request, so that a test can replace one by any value. */
function wired({ call }: RegisteredCall, args: Args, headers: Record<string, string>, body: unknown) {
  const wire = buildRequest(call, args, headers)
  if (body === undefined) return wire
  return { ...wire, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) ?? 'null' }
}

describe.each(allCalls())('$id', (registered) => {
  const { call } = registered
  const { params, query, body, form } = call
  const invalid = ERRORS[call.invalid ?? 'INVALID_PARAMETER'].code
  const run = async ({ client }: StoryContext, args: Args, raw?: unknown) => {
    const reply = await host.send(wired(registered, args, client.headers(), raw), client.worldId)
    const { code, wrong } = checkReply(call, reply)
    // This runs 50,000 times: an assertion of the runner costs more than the call.
    if (wrong !== null) throw new Error(wrong)
    if (shop.problems.length > 0) throw new Error(shop.problems.join('\n'))
    return code
  }
  const parts = [params, query, body, form].filter((part) => part !== undefined)

  test(`replies to ${RUNS} valid payloads as its contract says`, async () => {
    const { story, hints } = await scene()
    const made = fc.tuple(...parts.map((part) => validValues(part, hints) as fc.Arbitrary<Args>))
    const codes = new Set<number>()
    const replies = fc.asyncProperty(made, async (given) => {
      codes.add(await run(story, Object.assign({}, ...given)))
    })
    // Valid payloads that are all refused as invalid would test nothing behind the check of the input: further ones follow. Success: see hosts.test.ts.
    const onlyInvalid = () => [...codes].every((code) => code === invalid)
    for (let round = 0; onlyInvalid() && round < MAX_ROUNDS; round += 1)
      await fc.assert(replies, { seed: seed + round, numRuns: RUNS, endOnFailure: true })
    expect(onlyInvalid()).toBe(false)
    await story.world.remove()
  })

  if (parts.length === 0) return

  test(`refuses ${RUNS} invalid payloads as its contract says`, async () => {
    const { story, hints } = await scene()
    const refused: number[] = [invalid, ERRORS.SESSION_EXPIRED.code]
    // An empty path parameter matches no route.
    if (params) refused.push(ERRORS.ROUTE_NOT_FOUND.code)
    const good = fc
      .tuple(...parts.map((part) => validValues(part, hints) as fc.Arbitrary<Args>))
      .map((all): Args => Object.assign({}, ...all))
    const bad = body
      ? fc.tuple(good, invalidValues(body, hints))
      : fc.tuple(
          spoiledText(
            good,
            [params, query, form].flatMap((part) => Object.keys(part?.shape ?? {})),
          ),
          fc.constant(undefined),
        )
    await fc.assert(
      fc.asyncProperty(bad, async ([args, raw]) => {
        fc.pre(!(body ? body.safeParse(raw).success : textsAreValid(call, args)))
        expect(refused).toContain(await run(story, args, raw))
      }),
      { seed, numRuns: RUNS, maxSkipsPerRun: 1_000, endOnFailure: true },
    )
    await story.world.remove()
  })
})

/** Whether path, query and form match the contract. */
function textsAreValid(call: Call, args: Args): boolean {
  const { url, body } = requestOf(call, args)
  const sent = [
    [call.params, Object.entries(args).filter(([name]) => name in (call.params?.shape ?? {}))],
    [call.query, [...new URL(url, 'http://shop').searchParams]],
    [call.form, body instanceof FormData ? [...body] : []],
  ] as const
  return sent.every(([schema, entries]) => (schema ?? z.strictObject({})).safeParse(createFieldParser(schema)(entries)).success)
}

/** Path, query and form are text: replaces a field by any text, or adds one. */
function spoiledText(good: fc.Arbitrary<Args>, names: readonly string[]): fc.Arbitrary<Args> {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom('', '-1', '1.5', 'null', '__proto__', '../x', '%00'),
  )
  return fc.tuple(good, fc.constantFrom(...names, 'extra'), text).map(([args, name, value]) => ({ ...args, [name]: value }))
}
