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

test.each([599, 20_001, 700.5, '900'])('%s products are refused', async (products) => {
  const { status, error } = await created({ products })
  expect([status, error]).toEqual([400, expect.stringContaining('products')])
})
