import { scenarios } from '@nusaria/scenarios/index'
import type { Recording } from '@nusaria/scenarios/recording'
import { afterAll, describe, expect, test } from 'vitest'
import { CallDriver } from '../drivers/calls/call-driver.ts'
import { replay } from '../drivers/replay.ts'
import { engineHost, type Host, servedHost } from '../support/hosts.ts'
import { testShop } from '../support/shop.ts'
import { readRecording, replayRecording } from './replay.ts'

const shop = testShop()
const host = engineHost(shop)
const served = await servedHost(testShop())
afterAll(() => served.close())

/** Every few scenarios are told over HTTP too: what differs there is the host, which is the same for all. */
const OVER_HTTP = 8

/** A host that records each world before it goes. */
function recording(of: Host): { host: Host; recordings: Recording[] } {
  const recordings: Recording[] = []
  const control: Host['control'] = async (method, path, body) => {
    if (method === 'DELETE') recordings.push(readRecording(JSON.stringify(await of.control('GET', `${path}/recording`))))
    return of.control(method, path, body)
  }
  return { host: { ...of, control }, recordings }
}

describe('the journal of a scenario, saved and told again', () => {
  test.each(Object.entries(scenarios).map(([name, scenario], at) => ({ name, scenario, at })))('$name', async ({ scenario, at }) => {
    const recorder = recording(host)
    await replay(scenario, new CallDriver(recorder.host))
    for (const told of recorder.recordings) {
      expect(told.missing).toEqual([])
      const { steps, verdict } = await replayRecording(told, at % OVER_HTTP === 0 ? served : host)
      expect(steps.filter((step) => step.verdict === 'failed')).toEqual([])
      expect(verdict).toBe('passed')
    }
  })
})
