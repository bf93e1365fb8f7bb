import type { Declarations } from '@nusaria/scenarios/dsl/declare'
import { elsewhere, merchant, scenario, shopper } from '@nusaria/scenarios/dsl/index'
import { missingNeed, NEEDS } from '@nusaria/scenarios/dsl/needs'
import type { Step } from '@nusaria/scenarios/dsl/scenario'
import { VERBS } from '@nusaria/scenarios/dsl/verbs/index'
import { describe, expect, test } from 'vitest'
import { callDriver } from '../drivers/calls/call-driver.ts'
import { replay } from '../drivers/replay.ts'
import { engineHost } from '../support/engine-host.ts'

const host = engineHost()
const outcomeOf = (steps: readonly Step[]) => replay({ title: 'alone', given: { member: 'sari' }, steps, covers: [] }, callDriver(host))

/** Every verb with a need, as a step on its own, with the sentence that refuses it. */
const needySteps = Object.entries(VERBS).flatMap(([by, verbs]) =>
  Object.entries(verbs as Declarations).flatMap(([verb, declared]) => {
    const [need] = declared.needs
    if (!need || !callDriver(host).acts(declared)) return []
    return [{ name: `${by}.${verb}`, step: { by, verb, args: {} } as unknown as Step, why: missingNeed(need) }]
  }),
)

describe('a step without what it needs', () => {
  test.each(needySteps)('$name is refused at once, with the verbs that come before', async ({ step, why }) => {
    const { steps } = await outcomeOf([step])
    expect(steps).toMatchObject([{ verdict: 'failed', why }])
  })

  test('names verbs that exist', () => {
    const named = Object.values(NEEDS).flatMap((words) => words.match(/\b(shopper|elsewhere|merchant|world)\.\w+/g) ?? [])
    const known = Object.entries(VERBS).flatMap(([by, verbs]) => Object.keys(verbs).map((verb) => `${by}.${verb}`))
    expect(named.length).toBeGreaterThanOrEqual(Object.keys(NEEDS).length)
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })

  test('names the screens with a product list, also where another screen was opened', async () => {
    const { steps } = await outcomeOf([shopper.opens('home').step, shopper.filtersList('on sale').step])
    expect(steps.at(-1)?.why).toBe(
      "This step needs a product list. Before it comes shopper.searches, shopper.opens('productList') or shopper.opens('activities').",
    )
  })

  test('is refused a choice that a request filed again ignores', async () => {
    const { steps } = await outcomeOf([
      elsewhere.signsIn('sari').step,
      elsewhere.hasOrder({ like: 'kopi', paid: 'online', order: 'paid' }).step,
      elsewhere.filesRequest({ reason: 'changed_mind' }).step,
      shopper.fillsRequest({ again: true, pieces: 2, reason: 'damaged' }).step,
    ])
    expect(steps.at(-1)?.why).toBe('A request that is filed again keeps its pieces')
  })

  test('says so also for a request of a product that the order has not', async () => {
    const { steps } = scenario('a wrong product', {
      steps: [
        elsewhere.signsIn('sari'),
        elsewhere.hasOrder({ like: 'kopi', paid: 'online', order: 'paid' }),
        shopper.fillsRequest({ like: 'sabun', reason: 'changed_mind' }),
        merchant.handlesRequest('agree'),
      ],
    })
    const { steps: results } = await outcomeOf(steps)
    expect(results.at(-2)?.why).toMatch(/^The order has no product called "sabun", but .*Kopi/i)
    expect(results.at(-1)?.verdict).toBe('not reached')
  })
})
