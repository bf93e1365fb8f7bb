import { productContract } from '@nusaria/contracts/product'
import { expect, test } from 'vitest'
import { createShop } from '../shop.ts'
import { jsonRequest } from '../testing/fake-domain.ts'
import { CONTROL_BASE } from './base.ts'

const { engine, control } = createShop({ products: 610 })

async function created(body: object): Promise<{ status: number; id: string; error?: string }> {
  const { status, body: text } = await control.handle(jsonRequest('POST', `${CONTROL_BASE}/worlds`, body))
  return { status, ...JSON.parse(text) }
}

async function goods(world: string): Promise<number> {
  const reply = await engine.handle(world, jsonRequest('POST', `/api${productContract.list.path}`, { page_num: 1, page_size: 1 }))
  return JSON.parse(reply.body).data.total
}

test('a shop has the number of products it was created with, and a world its own number', async () => {
  const large = await created({ products: 900 })
  expect(await goods(large.id)).toBe(900)
  expect(await goods((await created({})).id)).toBe(610)
  const { body } = await control.handle(jsonRequest('POST', `${CONTROL_BASE}/worlds/${large.id}/fork`))
  expect(await goods(JSON.parse(body).id)).toBe(900)
})

async function get<T>(path: string): Promise<T[]> {
  const { body } = await control.handle(jsonRequest('GET', `${CONTROL_BASE}${path}`))
  return JSON.parse(body).list
}

test('a world, and its copy, has as many more members and orders as it was created with', async () => {
  const rows = async (id: string, table: string) => (await get(`/worlds/${id}/state/${table}`)).length
  const [usual, members, orders] = [await created({}), await created({ members: 3 }), await created({ orders: 20 })]
  expect((await rows(members.id, 'members')) - (await rows(usual.id, 'members'))).toBe(3)
  expect((await rows(orders.id, 'orders')) - (await rows(usual.id, 'orders'))).toBe(20)
  const { body } = await control.handle(jsonRequest('POST', `${CONTROL_BASE}/worlds/${orders.id}/fork`))
  const copy: string = JSON.parse(body).id
  expect(await rows(copy, 'orders')).toBe(await rows(orders.id, 'orders'))
  const worlds = await get<{ id: string }>('/worlds')
  expect(worlds.find(({ id }) => id === copy)).toMatchObject({ members: 0, orders: 20 })
  expect(worlds.find(({ id }) => id === members.id)).toMatchObject({ members: 3, orders: 0 })
})

test.each([{ members: -1 }, { members: 1_001 }, { orders: 2_001 }, { orders: 1.5 }, { orders: '20' }])('%j are refused', async (size) => {
  const { status, error } = await created(size)
  expect([status, error]).toEqual([400, expect.stringContaining(Object.keys(size)[0] ?? '')])
})

test.each([599, 20_001, 700.5, '900'])('%s products are refused', async (products) => {
  const { status, error } = await created({ products })
  expect([status, error]).toEqual([400, expect.stringContaining('products')])
})
