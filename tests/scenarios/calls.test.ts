import { RECORDS } from '@nusaria/scenarios/coverage/record'
import { scenarios } from '@nusaria/scenarios/index'
import { afterAll, describe, expect, test } from 'vitest'
import { CallDriver } from '../drivers/calls/call-driver.ts'
import { replay } from '../drivers/replay.ts'
import { recordingHost } from '../recordings/recording-host.ts'
import { replayRecording } from '../recordings/replay.ts'
import { engineHost, servedHost } from '../support/hosts.ts'
import { testShop } from '../support/shop.ts'

const shops = { engine: testShop(), http: testShop() }
const engine = recordingHost(engineHost(shops.engine))
const hosts = { engine: engine.host, http: await servedHost(shops.http) }
afterAll(() => hosts.http.close())

describe.each(['engine', 'http'] as const)('by the %s driver', (driver) => {
  test.each(Object.entries(scenarios))('%s', async (name, scenario) => {
    const caller = new CallDriver(hosts[driver])
    const atEnd = async () => {
      const transitions = await caller.story.world.transitions()
      expect(transitions, 'as recorded; `npm run scenario -- <name> --record` records it again').toEqual(RECORDS[name]?.transitions)
    }
    const { steps } = await replay(scenario, caller, undefined, { atEnd })
    expect(steps.filter(({ verdict }) => verdict === 'failed')).toEqual([])
    // The journal of a story, replayed, gives the same codes.
    for (const recording of engine.recordings.splice(0)) {
      expect(recording.missing).toEqual([])
      const again = await replayRecording(recording, hosts.engine)
      expect(again.steps.filter(({ verdict }) => verdict !== 'passed')).toEqual([])
      engine.recordings.length = 0
    }
    expect(shops[driver].problems).toEqual([])
  })
})
