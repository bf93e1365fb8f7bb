import { ERRORS } from '@nusaria/contracts/errors'
import type { Sku } from '@nusaria/contracts/product-entities'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { orderActions } from '@nusaria/scenario-runner/drivers/calls/orders'
import { productActions } from '@nusaria/scenario-runner/drivers/calls/product'
import { type StoryContext, storyContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { RefusedError, ShopClient } from '@nusaria/scenario-runner/support/client'
import { createWorld, type WorldControl } from '@nusaria/scenario-runner/support/control'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { servedHost } from '@nusaria/scenario-runner/support/served-hosts'
import { testShop } from '@nusaria/scenario-runner/support/shop'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import { afterAll, expect, test } from 'vitest'

const shop = testShop()
const host = await servedHost(shop)
afterAll(() => host.close())

/** A shopper with an address, ready to place an order. */
async function atConfirm(world: WorldControl, sku: Sku, number: number): Promise<StoryContext> {
  const story = storyContext(host, world)
  Object.assign(story, { client: new ShopClient(host, world.id, `device-${number}`), sku_no: sku.sku_no })
  await loginActions.logsIn(story, { account: `8139${String(number).padStart(7, '0')}` })
  await productActions.buysNow(story, { quantity: 1 })
  await orderActions.addsAddress(story, { home: MENTENG })
  return story
}

const codeOfFailure = (reason: unknown) => (reason instanceof RefusedError ? ERRORS[reason.error].code : reason)

test('100 clients buy the last 10 pieces at once: exactly 10 orders, stock 0, 90 refusals', async () => {
  const world = await createWorld(host.control, { frozen: true })
  const { sku } = await findProduct(new ShopClient(host, world.id), { like: 'kopi mandailing' })
  await world.event('sku', sku.sku_no, 'restock', { stock: 10 })
  const stories: StoryContext[] = []
  for (let number = 0; number < 100; number++) stories.push(await atConfirm(world, sku, number))
  const outcomes = await Promise.allSettled(stories.map((story) => orderActions.placesOrder(story)))
  const codes = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 0 : codeOfFailure(outcome.reason)))
  expect(codes.filter((code) => code === 0)).toHaveLength(10)
  expect(codes.filter((code) => code === ERRORS.STOCK_INSUFFICIENT.code)).toHaveLength(90)
  const after = await new ShopClient(host, world.id).call('product.minSkuDetail', { id: sku.product_no })
  expect(after.sku_list.find(({ sku_no }) => sku_no === sku.sku_no)?.stock).toBe(0)
  const placed = new Set(stories.map(({ order_no }) => order_no).filter(Boolean))
  const orders = await world.state('orders')
  expect(orders.filter(({ order_no }) => placed.has(order_no))).toHaveLength(10)
  expect(shop.problems).toEqual([])
  await world.remove()
})

test('two worlds that 50 clients use in parallel stay separate', async () => {
  const worlds = await Promise.all([1, 2].map((seed) => createWorld(host.control, { frozen: true, seed })))
  const { sku } = await findProduct(new ShopClient(host, 'default'), { like: 'kopi mandailing' })
  const shoppers = Array.from({ length: 50 }, (_, number) => ({ number, world: worlds[number % 2] as WorldControl }))
  await Promise.all(
    shoppers.map(async ({ number, world }) => {
      const story = storyContext(host, world)
      Object.assign(story, { client: new ShopClient(host, world.id, `device-${number >> 1}`), sku_no: sku.sku_no })
      const quantity = (number % 2) + 1
      await productActions.addsToCart(story, { quantity })
      await loginActions.logsIn(story, { account: `8137${String(number >> 1).padStart(7, '0')}` })
      await story.client.call('search.search', { keyword: `kopi ${number}`, page_num: 1, page_size: 1 })
      await productActions.hasInCart(story, { pieces: quantity })
      const { list } = await story.client.call('search.records', {})
      expect(list).toEqual([{ keyword: `kopi ${number}` }])
    }),
  )
  for (const [at, world] of worlds.entries()) {
    const lines = await world.state('cart_lines')
    expect(lines.filter(({ sku_no }) => sku_no === sku.sku_no).map(({ quantity }) => quantity)).toEqual(Array(25).fill(at + 1))
    await world.remove()
  }
  const untouched = await createWorld(host.control)
  expect(await new ShopClient(host, untouched.id).call('cart.detail')).toMatchObject({ lines: [] })
  expect(shop.problems).toEqual([])
})
