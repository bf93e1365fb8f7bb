import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { createIndexedDbStore } from './key-value-store.ts'

const page = new EventTarget()
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))

test('a read that is open when the page is left ends; what was stored can be read again', async () => {
  const store = createIndexedDbStore('nusaria', 'worlds')
  await store.set([['world:a', 1]])
  const read = store.get('world:a')
  // Its transaction begins.
  await Promise.resolve()
  page.dispatchEvent(new Event('pagehide'))
  await expect(read).rejects.toThrow()
  expect(await store.get('world:a')).toBe(1)
})
