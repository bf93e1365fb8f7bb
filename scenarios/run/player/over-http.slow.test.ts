import { scenarios } from '@nusaria/scenarios/index'
import { afterAll, expect, test } from 'vitest'
import { callDriver } from '../drivers/calls/call-driver.ts'
import { isApplicable, replay } from '../drivers/replay.ts'
import { servedHost } from '../support/served-hosts.ts'
import { testShop } from '../support/shop.ts'

const shop = testShop()
const host = await servedHost(shop)
afterAll(() => host.close())

test.each(Object.entries(scenarios).filter(([, scenario]) => isApplicable(callDriver(host), scenario)))(
  '%s passes over HTTP',
  async (_, scenario) => {
    const { steps, verdict } = await replay(scenario, callDriver(host))
    expect(steps.filter((step) => step.verdict === 'failed')).toEqual([])
    expect(verdict).toBe('passed')
    expect(shop.problems).toEqual([])
  },
)
