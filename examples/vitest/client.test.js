import { createShopMock } from '@nusaria/mock-api'
import { expect, test } from 'vitest'
import { listCategories } from './client.js'

const mock = createShopMock({ seed: 1 })
/** `fetch` of a new world. */
async function fetchInWorld() {
  const world = await mock.world().create()
  return { world, fetch: (url, init) => world.fetch(new URL(url).pathname, init) }
}

test('lists the categories in the language of the reader', async () => {
  const { fetch } = await fetchInWorld()
  expect(await listCategories(fetch, 'en')).toContain('Snacks')
  expect(await listCategories(fetch, 'id')).not.toContain('Snacks')
})

test('says that the shop is down', async () => {
  const { fetch, world } = await fetchInWorld()
  await world.setFaults([{ call: 'nav.typeList', wire: 'http', status: 503 }])
  await expect(listCategories(fetch, 'en')).rejects.toThrow('The shop answered 503')
})
