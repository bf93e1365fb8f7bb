import { beforeEach, describe, expect, it } from 'vitest'
import { CONTROL_BASE } from '../../control/base.ts'
import { Control } from '../../control/control.ts'
import { createFakeEngine, jsonRequest } from '../../testing/fake-domain.ts'
import { memoryStore } from '../../testing/memory-store.ts'
import { storedControl } from './stored-control.ts'
import { WorldStorage } from './world-storage.ts'

const { store, entries, worlds: stored } = memoryStore()

/** A page of the offline shop, after a load. */
function openPage() {
  const engine = createFakeEngine()
  const control = new Control(engine, { version: '1', openapi: () => ({}) })
  const handle = storedControl({ engine, control }, new WorldStorage(engine, { store, lock: (_, act) => act() }))
  return async <T = { list: string[] }>(method: string, path: string, body?: unknown) => {
    const reply = await handle(jsonRequest(method, `${CONTROL_BASE}${path}`, body))
    return { status: reply.status, body: JSON.parse(reply.body) as T }
  }
}
type Page = ReturnType<typeof openPage>
const createWorld = async (page: Page, body = {}) => (await page<{ id: string }>('POST', '/worlds', body)).body.id

beforeEach(() => entries.clear())

describe('deleting several worlds offline', () => {
  it('deletes them from the browser’s storage', async () => {
    const page = openPage()
    const [first, second, third] = [await createWorld(page), await createWorld(page), await createWorld(page)]
    expect(await page('POST', '/worlds/delete', { ids: [first, second] })).toEqual({ status: 200, body: { list: [first, second] } })
    expect(stored()).toEqual([third])
    expect((await openPage()('GET', `/worlds/${first}/state`)).status).toBe(404)
  })

  it('deletes worlds of an earlier visit, which this page has not loaded', async () => {
    const page = openPage()
    const ids = [await createWorld(page), await createWorld(page)]
    expect((await openPage()('POST', '/worlds/delete', { ids })).body).toEqual({ list: ids })
    expect(stored()).toEqual([])
  })

  it('ignores unknown worlds', async () => {
    const page = openPage()
    const id = await createWorld(page)
    expect((await page('POST', '/worlds/delete', { ids: ['unknown', id] })).body).toEqual({ list: [id] })
  })

  it.each([
    ['the default world is among them', 409, (id: string) => ({ ids: [id, 'default'] })],
    ['the body is invalid', 400, () => ({ ids: 'all' })],
  ])('deletes nothing when %s', async (_, status, bodyOf) => {
    const page = openPage()
    const id = await createWorld(page)
    expect((await page('POST', '/worlds/delete', bodyOf(id))).status).toBe(status)
    expect(stored()).toContain(id)
  })
})

describe('the name and note of a world', () => {
  it('are restored after a reload, for a new, a renamed and the default world', async () => {
    const page = openPage()
    const created = await createWorld(page, { name: 'Sold out', note: 'For the review' })
    const renamed = await createWorld(page)
    await page('PUT', `/worlds/${renamed}`, { name: 'Second try' })
    await page('PUT', '/worlds/default', { name: 'Mine' })

    const reloaded = openPage()
    const labelOf = async (id: string) => (await reloaded('PUT', `/worlds/${id}`, {})).body
    expect(await labelOf(created)).toEqual({ id: created, name: 'Sold out', note: 'For the review' })
    expect(await labelOf(renamed)).toEqual({ id: renamed, name: 'Second try' })
    expect(await labelOf('default')).toEqual({ id: 'default', name: 'Mine' })
  })

  it('can be removed, also from the storage', async () => {
    const id = await createWorld(openPage(), { name: 'Sold out' })
    await openPage()('PUT', `/worlds/${id}`, { name: '' })
    expect(entries.get(`world:${id}`)).not.toHaveProperty('label')
  })
})
