import { describe, expect, it } from 'vitest'
import { domains } from '../domains/index.ts'
import { SEEDED_MEMBERS } from '../domains/member/index.ts'
import { createEngine } from '../engine/engine.ts'
import { createOrder } from '../testing/after-sale.ts'
import { createFakeCatalogue } from '../testing/fake-catalogue.ts'
import { jsonRequest } from '../testing/fake-domain.ts'
import { createFakeShop, TEST_START } from '../testing/test-shop.ts'
import { CONTROL_BASE } from './base.ts'
import { Control } from './control.ts'
import type { EventStatus, FaultStatus, PendingTimer, TableSummary, WorldSummary } from './types.ts'

const about = { version: '1', openapi: () => ({}) }

async function opened() {
  const { shop, ani } = await createFakeShop()
  const control = new Control(shop.engine, about)
  const ask = async <T>(method: string, path: string, body?: object) => {
    const reply = await control.handle(jsonRequest(method, `${CONTROL_BASE}${path}`, body))
    return { status: reply.status, body: JSON.parse(reply.body) as T }
  }
  const list = async <T>(path: string) => (await ask<{ list: T[] }>('GET', path)).body.list
  return { shop, ani, ask, list, at: `/worlds/${shop.world.id}` }
}

describe('the list of worlds', () => {
  it('includes the unused default world, and has the time, the start and the last use of each', async () => {
    const { shop, list } = await opened()
    const worlds = await list<WorldSummary>('/worlds')
    expect(worlds.map(({ id }) => id).sort()).toEqual(['default', shop.world.id].sort())
    const begun = { now: '2026-03-02T09:00:00.000+07:00', frozen: true, scenario: null, seed: 1, requests: 0 }
    const products = shop.engine.runtime.catalogue.products.length
    expect(worlds.find(({ id }) => id === shop.world.id)).toMatchObject({ ...begun, products })
  })

  it('has the name and note of each, which can be changed, also when it is copied', async () => {
    const { ask, list } = await opened()
    const made = await ask<{ id: string }>('POST', '/worlds', { name: ' Sold out ', note: 'For the review' })
    const at = `/worlds/${made.body.id}`
    const labels = async () => (await list<WorldSummary>('/worlds')).map(({ id, name, note }) => ({ id, name, note }))
    expect(await labels()).toContainEqual({ id: made.body.id, name: 'Sold out', note: 'For the review' })
    const fork = await ask<{ id: string }>('POST', `${at}/fork`, { name: 'Second try' })
    expect(await ask('PUT', at, { note: '' })).toEqual({ status: 200, body: { id: made.body.id, name: 'Sold out' } })
    expect(await ask('PUT', '/worlds/default', { name: 'Mine' })).toMatchObject({ status: 200, body: { name: 'Mine' } })
    expect((await ask('PUT', '/worlds/none', { name: 'Mine' })).status).toBe(404)
    expect(await labels()).toEqual(
      expect.arrayContaining([
        { id: made.body.id, name: 'Sold out', note: undefined },
        { id: fork.body.id, name: 'Second try', note: undefined },
        { id: 'default', name: 'Mine', note: undefined },
      ]),
    )
  })

  it('can be shortened by several worlds at once, but not by the default one', async () => {
    const { ask, list } = await opened()
    const ids = [await ask<{ id: string }>('POST', '/worlds'), await ask<{ id: string }>('POST', '/worlds')].map(({ body }) => body.id)
    expect((await ask('POST', '/worlds/delete', { ids: [...ids, 'default'] })).status).toBe(409)
    expect((await list<WorldSummary>('/worlds')).map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    expect(await ask('POST', '/worlds/delete', { ids: [...ids, 'none'] })).toEqual({ status: 200, body: { list: ids } })
    expect((await list<WorldSummary>('/worlds')).map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([])
  })

  it('begins with the world used last; a fork has the same scenario; listing doesn’t count as a use', async () => {
    const scenarios = [{ name: 'half', title: 'Half', covers: [], seed: 9, now: TEST_START }]
    const engine = createEngine({ domains, catalogue: createFakeCatalogue(), scenarios })
    const control = new Control(engine, about)
    const ask = async <T>(method: string, path: string, body?: object) =>
      JSON.parse((await control.handle(jsonRequest(method, `${CONTROL_BASE}${path}`, body))).body) as T
    const made = await ask<{ id: string }>('POST', '/worlds', { scenario: 'half' })
    const fork = await ask<{ id: string }>('POST', `/worlds/${made.id}/fork`)
    await ask('GET', `/worlds/${made.id}/outbox`)
    await ask('GET', '/worlds')
    const { list } = await ask<{ list: WorldSummary[] }>('GET', '/worlds')
    expect(list.filter(({ id }) => id !== 'default').map(({ id, scenario, seed }) => [id, scenario, seed])).toEqual([
      [made.id, 'half', 9],
      [fork.id, 'half', 9],
    ])
  })
})

it('the timers of a world are listed in order until they have fired', async () => {
  const { ani, ask, list, at } = await opened()
  const { order_no } = await createOrder(ani, { steps: [] })
  const expiry = (await list<PendingTimer>(`${at}/dues`)).find(({ ref }) => ref === order_no)
  expect(expiry).toMatchObject({ at: expect.stringMatching(/^2026-03-02T/), kind: expect.any(String) })
  const times = (await list<PendingTimer>(`${at}/dues`)).map((due) => Date.parse(due.at))
  expect(times).toEqual([...times].sort((a, b) => a - b))
  await ask('POST', `${at}/clock`, { advance: 'P1D' })
  expect((await list<PendingTimer>(`${at}/dues`)).some(({ kind, ref }) => ref === order_no && kind === expiry?.kind)).toBe(false)
})

describe('faults', () => {
  it('count how often each matched and acted; the count continues when the same faults are set again', async () => {
    const { shop, ask, list, at } = await opened()
    const once = { call: 'cart.detail', reply: 401, times: 1 }
    const other = { call: 'cart.add', wire: 'hang' }
    await ask('PUT', `${at}/faults`, { list: [once] })
    for (let n = 0; n < 2; n++) await shop.engine.handle(shop.world.id, jsonRequest('GET', '/api/order/trade/cart'))
    const counted = await list<FaultStatus>(`${at}/faults`)
    expect(counted).toEqual([{ fault: expect.objectContaining(once), seen: 2, used: 1 }])
    expect((await ask('PUT', `${at}/faults`, { list: [once, other], keep: true })).body).toMatchObject({ list: [once, other] })
    expect(await list<FaultStatus>(`${at}/faults`)).toMatchObject([counted[0], { fault: other, seen: 0, used: 0 }])
    await ask('PUT', `${at}/faults`, { list: [once] })
    expect(await list<FaultStatus>(`${at}/faults`)).toMatchObject([{ seen: 0, used: 0 }])
  })

  it('accept the name of a seeded member in place of the number', async () => {
    const { ask, at } = await opened()
    const faults = ['sari', 'guest', 'M8100000099'].map((member) => ({ call: 'cart.add', member, match: { quantity: 2 }, wire: 'hang' }))
    const { body } = await ask<{ list: { member: string }[] }>('PUT', `${at}/faults`, { list: faults })
    expect(body.list.map(({ member }) => member)).toEqual([SEEDED_MEMBERS.sari, 'guest', 'M8100000099'])
  })
})

it('the tables of a world are listed with their number of rows, those of seeded members too, and their entities with events', async () => {
  const { list, at } = await opened()
  const tables = new Map((await list<TableSummary>(`${at}/state`)).map((table) => [table.name, table]))
  const entities = expect.arrayContaining(['member', 'coins', 'inbox'])
  expect(tables.get('members')).toMatchObject({ key: 'member_no', rows: 6, entities })
  expect(tables.get('orders')).toMatchObject({ key: 'order_no', entities: ['order'] })
  expect(tables.get('addresses')?.rows).toBeGreaterThan(0)
  expect(tables.get('captchas')).toMatchObject({ rows: 0, entities: [] })
})

it('the legal events of an entity are found by its world and its name', async () => {
  const { ask, at } = await opened()
  const { list } = (await ask<{ list: EventStatus[] }>('GET', `${at}/events/service/search`)).body
  expect(list.filter(({ legal }) => legal).map(({ event }) => event)).toEqual(['stop'])
  expect((await ask('GET', `${at}/events/service/weather`)).status).toBe(404)
  expect((await ask('GET', '/worlds/none/events/service/search')).body).toEqual({ error: 'There is no world "none"' })
})
