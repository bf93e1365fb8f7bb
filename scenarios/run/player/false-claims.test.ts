import type { Step } from '@nusaria/scenarios/dsl/scenario'
import { VERBS } from '@nusaria/scenarios/dsl/verbs/index'
import { expect, test } from 'vitest'
import { callDriver } from '../drivers/calls/call-driver.ts'
import { engineHost } from '../support/engine-host.ts'
import { FALSE_STORIES } from './false-claims.ts'
import { unnoticedSteps } from './unnoticed-steps.ts'
import { CLAIMS } from './verb-claims.ts'

const host = engineHost()

test.each(Object.entries(FALSE_STORIES))('a story about %s fails at each step that claims what is not so', async (_name, story) => {
  expect(await unnoticedSteps(story, callDriver(host))).toEqual([])
})

const verbName = ({ by, verb }: Step) => `${by}.${verb}`

/** What a step says: the fields of its verb, and how it ends. */
const sayings = ({ args, fails, noReply }: Step): Readonly<Record<string, unknown>> => ({ ...args, fails, noReply })

function differences(one: Step, other: Step): string[] {
  const [a, b] = [sayings(one), sayings(other)]
  return Object.keys({ ...a, ...b }).filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]))
}

/** For each step that claims what isn't so, what makes it different from a true step of its story: a field, or only the state (`itself`). */
const falseSteps = Object.values(FALSE_STORIES).flatMap(({ steps, falseSteps }) =>
  [...falseSteps.keys()].map((index) => {
    const falseStep = steps[index] as Step
    const truths = steps.filter((step, at) => !falseSteps.has(at) && verbName(step) === verbName(falseStep))
    const nearest = truths.map((truth) => differences(truth, falseStep)).sort((one, other) => one.length - other.length)[0]
    return { name: verbName(falseStep), differs: nearest?.length === 0 ? ['itself'] : (nearest ?? ['no true step']) }
  }),
)

test('each false claim differs from a true one of its story in one thing', () => {
  expect(falseSteps.filter(({ differs }) => differs.length > 1 || differs[0] === 'no true step')).toEqual([])
})

test('each verb that sees something says what it claims', () => {
  const verbs = Object.keys(VERBS.shopper).filter((verb) => verb.startsWith('sees'))
  expect(Object.keys(CLAIMS.shopper ?? {})).toEqual(expect.arrayContaining(verbs))
})

test('there is a false claim about each thing that a verb claims', () => {
  const told = new Set(falseSteps.flatMap(({ name, differs }) => [`${name} ${differs[0]}`, `any verb ${differs[0]}`]))
  const claimed = Object.entries(CLAIMS).flatMap(([by, verbs]) =>
    Object.entries(verbs).flatMap(([verb, claim]) => [claim].flat().map((field) => `${by}.${verb} ${field}`)),
  )
  expect([...claimed, 'any verb fails', 'any verb noReply'].filter((one) => !told.has(one))).toEqual([])
})
