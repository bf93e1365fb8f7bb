import { scenarios } from '@nusaria/scenarios/index'
import { afterAll, describe, expect, test } from 'vitest'
import { CallDriver } from '../drivers/calls/call-driver.ts'
import { replay } from '../drivers/replay.ts'
import { engineHost, servedHost } from '../support/hosts.ts'
import { testShop } from '../support/shop.ts'

const shops = { engine: testShop(), http: testShop() }
const hosts = { engine: engineHost(shops.engine), http: await servedHost(shops.http) }
afterAll(() => hosts.http.close())

describe.each(['engine', 'http'] as const)('by the %s driver', (driver) => {
  test.each(Object.entries(scenarios))('%s', async (_name, scenario) => {
    const { steps } = await replay(scenario, new CallDriver(hosts[driver]))
    expect(steps.filter(({ verdict }) => verdict === 'failed')).toEqual([])
    expect(shops[driver].problems).toEqual([])
  })
})
