import { RECORDS } from '@nusaria/scenarios/coverage/record'
import { scenarios } from '@nusaria/scenarios/index'
import { afterAll, describe, expect, test } from 'vitest'
import { callDriver } from '../drivers/calls/call-driver.ts'
import { isApplicable, replay } from '../drivers/replay.ts'
import { recordingHost } from '../recordings/recording-host.ts'
import { replayRecording } from '../recordings/replay.ts'
import { engineHost } from '../support/engine-host.ts'
import { servedHost } from '../support/served-hosts.ts'
import { testShop } from '../support/shop.ts'

const shops = { engine: testShop(), http: testShop() }
const engine = recordingHost(engineHost(shops.engine))
const hosts = { engine: engine.host, http: await servedHost(shops.http) }
afterAll(() => hosts.http.close())

/** A story of screens alone is for the browser: here it would pass without a step. */
const stories = Object.entries(scenarios).filter(([, scenario]) => isApplicable(callDriver(engine.host), scenario))

/** The hosts give equal bytes (`hosts.test.ts`): over HTTP runs one story of each area here, and every story in `over-http.slow.test.ts`. */
const areaOf = (name: string) => name.split('/')[0]
const overHttp = stories.filter(([name]) => stories.find(([other]) => areaOf(other) === areaOf(name))?.[0] === name)

test('leaves out the stories that only read pages or turn a phone', () => {
  const names = stories.map(([name]) => name)
  expect(Object.keys(scenarios).filter((name) => !names.includes(name))).toEqual(['page/reading', 'phone/landscape-and-back'])
})

describe.each(['engine', 'http'] as const)('by the %s driver', (driver) => {
  test.each(driver === 'engine' ? stories : overHttp)('%s', async (name, scenario) => {
    const caller = callDriver(hosts[driver])
    let transitions: readonly string[] | undefined
    const atEnd = async () => {
      transitions = await caller.story.world.transitions()
    }
    const { steps, verdict } = await replay(scenario, caller, undefined, { atEnd })
    expect(steps.filter((step) => step.verdict === 'failed')).toEqual([])
    expect(verdict).toBe('passed')
    expect(transitions, 'as recorded; `npm run scenario -- <name> --record` records it again').toEqual(RECORDS[name]?.transitions)
    // The journal of a story, replayed, gives the same codes.
    const recordings = engine.recordings.splice(0)
    expect(recordings).toHaveLength(driver === 'engine' ? 1 : 0)
    for (const recording of recordings) {
      expect(recording.missing).toEqual([])
      const again = await replayRecording(recording, hosts.engine)
      expect(again.steps.filter(({ verdict }) => verdict !== 'passed')).toEqual([])
      engine.recordings.length = 0
    }
    expect(shops[driver].problems).toEqual([])
  })
})
