import { readFile } from 'node:fs/promises'
import { API_BASE } from '@nusaria/contracts/headers'
import { type ControlInput, controlClient } from '@nusaria/mock-api/control/control-client'
import { createShop } from '@nusaria/mock-api/shop'
import type { Scenario } from '@nusaria/scenarios/dsl/scenario'
import { scenarios } from '@nusaria/scenarios/index'
import { afterAll, describe, expect, test } from 'vitest'
import { callDriver } from '../drivers/calls/call-driver.ts'
import { discoveryActions } from '../drivers/calls/discovery.ts'
import { loginActions } from '../drivers/calls/login.ts'
import { pageActions } from '../drivers/calls/pages.ts'
import { productActions } from '../drivers/calls/product.ts'
import { createStoryContext, type StoryContext } from '../drivers/calls/story-context.ts'
import { replay } from '../drivers/replay.ts'
import { callNamed, RefusedError } from '../support/client.ts'
import { engineHost } from '../support/engine-host.ts'
import { giveUpOnHang } from '../support/give-up-on-hang.ts'
import type { Host } from '../support/hosts.ts'
import { NoReplyError } from '../support/no-reply-error.ts'
import { servedHost } from '../support/served-hosts.ts'
import { testShop } from '../support/shop.ts'
import { parseRecording, replayRecording } from './replay.ts'

const NOW = '2026-03-02T09:00:00+07:00'
const shop = testShop()
const hosts = { engine: engineHost(shop), http: await servedHost(testShop()) }
afterAll(() => hosts.http.close())

async function recorded({ client: { host }, world }: StoryContext, query: ControlInput<'recording'>['query'] = {}) {
  return parseRecording(JSON.stringify(await controlClient(host.control)('recording', { params: { id: world.id }, query })))
}

const failedOf = async (...args: Parameters<typeof replayRecording>) =>
  (await replayRecording(...args)).steps.filter(({ verdict }) => verdict !== 'passed')

test('what a member did in a world with more orders replays in another such world', async () => {
  const story = await createStoryContext(hosts.engine, { seed: 3, now: NOW, frozen: true, members: 2, orders: 12 })
  story.client.token = (
    await controlClient(hosts.engine.control)('signIn', { params: { id: story.world.id }, body: { member: 'sari' } })
  ).auth_token
  const { list } = await story.client.call('order.list', { tab: 'all', page_num: 2, page_size: 10 })
  for (const { order_no } of list) await story.client.call('order.detail', { order_no })
  const recording = await recorded(story)
  expect(recording.given).toMatchObject({ members: 2, orders: 12 })
  expect(recording.steps).toHaveLength(12)
  expect(await failedOf(recording, hosts.engine)).toEqual([])
})

describe('the end of a story', () => {
  test.each([
    ['engine', 'first-purchase/cod'],
    ['engine', 'after-sale/piece-by-piece'],
    ['engine', 'login/too-many-failures'],
    ['http', 'session/expired-in-purchase'],
    ['http', 'payment/by-card'],
  ] as const)('replays from the journal with the earlier steps that it needs, and no others, on the %s host: %s', async (name, story) => {
    const driver = callDriver(hosts[name])
    const atEnd = async () => {
      const seqs = (await driver.story.world.journal()).map(({ seq }) => seq)
      const from = seqs[Math.floor(seqs.length * 0.7)] ?? 1
      const whole = await recorded(driver.story)
      const stretch = await recorded(driver.story, { from: String(from), title: 'The end' })
      expect(stretch.title).toBe('The end')
      expect(stretch.steps.length).toBeGreaterThan(0)
      expect(stretch.steps.length).toBeLessThan(whole.steps.length)
      for (const recording of [whole, stretch]) expect(await failedOf(recording, hosts[name])).toEqual([])
    }
    const { verdict } = await replay(scenarios[story] as Scenario, driver, undefined, { atEnd })
    expect(verdict).toBe('passed')
  })
})

describe('a range of the journal', () => {
  test('contains no secret, and refers to values of earlier replies', async () => {
    const story = await createStoryContext(hosts.engine, { now: NOW, frozen: true })
    await loginActions.logsIn(story, { account: '81200000001' })
    const { code } = (await story.world.latestCode('81200000001')) ?? { code: '' }
    await loginActions.entersPassword(story, { account: 'sari@example.com', password: 'Nusaria#1' })
    const recording = await recorded(story)
    const text = JSON.stringify(recording)
    for (const secret of [code, story.image_code, story.image_nonce, story.client.token, 'Nusaria#1']) {
      expect(secret).toBeTruthy()
      expect(text).not.toContain(secret)
    }
    const login = recording.steps.find((step) => 'call' in step && step.call === 'auth.login')
    expect(login).toMatchObject({
      args: {
        account: '81200000001',
        password: '',
        check_code: { secret: 'code', to: '81200000001', back: 0 },
        image_code: { secret: 'captcha', from: 1 },
        image_nonce: { from: 2, at: 'data.nonce', secret: 'given' },
      },
    })
    expect(JSON.stringify(recording.steps.at(-1))).toContain('"which":"seeded"')
    await story.world.remove()
  })

  test.each(['engine', 'http'] as const)('includes calls that a fault answered, with what was sent and by whom (%s host)', async (name) => {
    const story = await createStoryContext(hosts[name], { now: NOW, frozen: true })
    await discoveryActions.looksAt(story, { wish: { like: 'kopi mandailing' } })
    await loginActions.logsIn(story, { account: '81200000001' })
    const args = { sku_no: story.sku_no, quantity: 2 }
    story.client.patience = (send) => giveUpOnHang(story.world, send)
    const faults = [{ reply: 1105007 }, { wire: 'reset' }, { wire: 'hang' }, { wire: 'http', status: 503 }, { wire: 'truncate' }] as const
    for (const fault of faults) {
      await story.world.setFaults([{ call: 'cart.add', ...fault }])
      await expect(story.client.call('cart.add', args)).rejects.toThrow('reply' in fault ? RefusedError : NoReplyError)
    }
    const recording = await recorded(story)
    const added = recording.steps.filter((step) => 'call' in step && step.call === 'cart.add')
    expect(added).toHaveLength(faults.length)
    const session = added[0] && 'by' in added[0] ? added[0].by.session : undefined
    expect(session).toMatchObject({ secret: 'given' })
    for (const step of added) expect(step).toMatchObject({ args, by: { session } })
    expect(recording.missing).toEqual([])
    expect(await failedOf(recording, hosts[name])).toEqual([])
    await story.world.remove()
  })

  test('shows a bug: a different code fails that step, and the rest is not reached', async () => {
    const story = await createStoryContext(hosts.engine, { now: NOW, frozen: true })
    await discoveryActions.looksAt(story, { wish: { like: 'kopi mandailing' } })
    await productActions.addsToCart(story, { quantity: 1 })
    await pageActions.opens(story, { screen: 'cart' })
    const recording = await recorded(story)
    const broken: Host = {
      ...hosts.engine,
      send: async (sent, world) =>
        sent.url === API_BASE + callNamed('cart.add').path
          ? { status: 200, headers: {}, body: '{"code":1105007,"msg":"Habis","data":null,"status":"1105007"}' }
          : hosts.engine.send(sent, world),
    }
    const add = recording.steps.findIndex((step) => 'call' in step && step.call === 'cart.add')
    expect(add).toBeGreaterThan(-1)
    const { verdict, steps } = await replayRecording(recording, broken)
    expect(verdict).toBe('failed')
    expect(steps.map((step) => step.verdict)).toEqual(
      recording.steps.map((_, at) => (at < add ? 'passed' : at === add ? 'failed' : 'not reached')),
    )
    expect(steps[add]?.why).toBe('cart.add answered 1105007 "Habis", not 0')
    await story.world.remove()
  })

  test('begins logged in when the session is older than the journal, and names what is missing', async () => {
    const small = engineHost({ ...createShop({ journalEntries: 10 }), problems: [] })
    const story = await createStoryContext(small, { now: NOW, frozen: true })
    await loginActions.logsIn(story, { account: '81200000001' })
    for (let n = 0; n < 15; n += 1) await story.client.call('member.info')
    await story.client.call('favourite.viewedClear')
    const recording = await recorded(story)
    expect(recording.missing.join()).toMatch(/no longer holds the first \d+ lines/)
    expect(recording.actors).toMatchObject([{ signed_in: expect.stringMatching(/^M/) }])
    expect(await failedOf(recording, hosts.engine)).toEqual([])
  })
})

test('the stored recording replays', async () => {
  const text = await readFile(new URL('../../recorded/card-declined.scenario.json', import.meta.url), 'utf8')
  const recording = parseRecording(text)
  expect(recording.steps.length).toBeGreaterThan(0)
  expect(await failedOf(recording, hosts.http)).toEqual([])
})

test.each([
  ['no JSON', 'not JSON'],
  ['{"format":2}', 'format'],
  ['{"format":1,"title":"x"}', 'given'],
])('an invalid file is refused with the reason: %s', (text, said) => {
  expect(() => parseRecording(text)).toThrow(said)
})
