import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findViolations } from '@nusaria/mock-api/testing/order-invariants'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { orderActions } from '@nusaria/scenario-runner/drivers/calls/orders'
import { productActions } from '@nusaria/scenario-runner/drivers/calls/product'
import { type StoryContext, storyContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { ShopClient } from '@nusaria/scenario-runner/support/client'
import { worldControl } from '@nusaria/scenario-runner/support/control'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { type Host, httpHost } from '@nusaria/scenario-runner/support/hosts'
import { NoReplyError } from '@nusaria/scenario-runner/support/no-reply-error'
import { pictureFile } from '@nusaria/scenario-runner/support/picture-file'
import { type Program, startProgram } from '@nusaria/scenario-runner/support/program'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { buildStale } from '../../scripts/lib/build.ts'
import { readPersistedWorld } from './persisted-world.ts'

const CLIENTS = 50
/** Number of confirmed orders before the program is killed. */
const ENOUGH = 60
const dir = mkdtempSync(join(tmpdir(), 'nusaria-kept-'))
let program: { readonly origin: string; readonly stop: Program['stop'] } | null = null

async function start() {
  const { origin, stop } = startProgram({ NUSARIA_DATA: dir })
  program = { origin: await origin, stop }
  return program
}

async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  await program?.stop(signal)
  program = null
}

/** Uses the current program, so that clients continue after a restart. */
const host: Host = {
  name: 'http',
  send: (...request) => httpHost(program?.origin ?? '').send(...request),
  control: (...request) => httpHost(program?.origin ?? '').control(...request),
  close: async () => undefined,
}
const world = worldControl(host.control, 'default')

/** A new member with an address, coins and a voucher. */
async function shopper(number: number, sku_no: string): Promise<StoryContext> {
  const story = storyContext(host, world, `device-${number}`)
  Object.assign(story, { sku_no, use_coins: true })
  await loginActions.logsIn(story, { account: `8135${String(number).padStart(7, '0')}` })
  await story.client.call('promotion.claim', { coupon_no: 'HEMAT5' })
  await world.event('coins', (await story.client.call('member.info')).member_no, 'give', { points: 500 })
  await productActions.buysNow(story, { quantity: 1 })
  await orderActions.addsAddress(story, { home: MENTENG })
  return story
}

/** Places orders until the program is gone, and reports each confirmed one. */
async function ordersOn(story: StoryContext, confirmed: (order_no: string) => void): Promise<void> {
  try {
    for (;;) {
      await orderActions.placesOrder(story)
      confirmed(story.order_no)
      await productActions.buysNow(story, { quantity: 1 })
    }
  } catch (error) {
    if (!(error instanceof NoReplyError)) throw error
  }
}

beforeAll(() => buildStale(['server']).then(() => undefined))
afterEach(() => end('SIGKILL'))

test('after a kill while 50 clients order, every confirmed order exists, and nothing is half done', async () => {
  await start()
  const { sku } = await findProduct(new ShopClient(host, 'default'), { like: 'kopi mandailing' })
  await world.event('sku', sku.sku_no, 'restock', { stock: 5_000 })
  const shoppers = await Promise.all(Array.from({ length: CLIENTS }, (_, number) => shopper(number, sku.sku_no)))
  await end('SIGTERM')

  const trade = { stock: new Map<string, number>(), came_in: new Set<string>() }
  await readPersistedWorld(dir, (ctx) => {
    for (const { payment_no, status } of ctx.db.payments.all())
      if (status === 'succeeded' || status === 'refunded') trade.came_in.add(payment_no)
    expect(findViolations(ctx, trade)).toEqual([])
  })

  // The same devices continue: their sessions are stored too.
  const { origin } = await start()
  const confirmed = new Set<string>()
  let killed: Promise<void> | undefined
  const onOrder = (order_no: string) => {
    confirmed.add(order_no)
    if (confirmed.size >= ENOUGH) killed ??= end('SIGKILL')
  }
  await Promise.all(shoppers.map((story) => ordersOn(story, onOrder)))
  await killed
  expect(confirmed.size).toBeGreaterThanOrEqual(ENOUGH)

  expect((await start()).origin).not.toBe(origin)
  const rows = await world.state('orders')
  const there = new Set(rows.map(({ order_no }) => order_no))
  expect([...confirmed].filter((order_no) => !there.has(order_no))).toEqual([])
  await end('SIGTERM')
  expect(await readPersistedWorld(dir, (ctx) => findViolations(ctx, trade))).toEqual([])
})

test('after a kill, an uploaded picture has the same bytes and its member can still use it', async () => {
  await start()
  const reviewer = storyContext(host, world, 'device-reviewer')
  await loginActions.logsIn(reviewer, { account: '81359999999' })
  const file = pictureFile('small')
  const { picture_id, url } = await reviewer.client.call('picture.upload', { purpose: 'review', file })
  await end('SIGKILL')

  const { origin } = await start()
  const shown = await fetch(origin + url)
  expect(shown.headers.get('content-type')).toBe('image/png')
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()))
  expect(await reviewer.client.call('picture.remove', { picture_id })).toBeNull()
})
