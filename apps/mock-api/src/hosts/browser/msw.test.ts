import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Fault } from '../../engine/world/fault-schema.ts'
import { createFakeEngine, PHOTO } from '../../testing/fake-domain.ts'
import { createPluginServer } from '../../testing/plugin-server.ts'
import { mswHandlersFor } from './msw.ts'

const start = { seed: 1, now: Date.parse('2026-07-31T00:00:00Z'), frozen: true }
const origin = 'http://shop.test'

async function ask(address: string, init: RequestInit, fault?: Fault): Promise<Response | undefined> {
  const engine = createFakeEngine()
  const world = await engine.worlds.create(start)
  if (fault) world.faults.replace([fault])
  return getResponse(mswHandlersFor(engine, world.id), new Request(origin + address, init))
}

describe('the MSW handlers', () => {
  const json = { 'content-type': 'application/json' }
  const post = (body: string, headers: Record<string, string> = json) => ({ method: 'POST', body, headers })

  it('answer byte for byte what Fastify answers', async () => {
    for (const [url, init] of [
      ['/api/fake/draw', post('{}')],
      ['/api/fake/take', post('{"item_no":"A","pieces":3}')],
      ['/api/fake/take', post('{"item_no":"A","pieces":30}')],
      ['/api/fake/take', post('{"item_no":"A"}', { ...json, language: 'zh-CN' })],
      ['/api/fake/take', post('{')],
      ['/api/fake/take', post('x', { 'content-type': 'text/plain' })],
      ['/api/fake/take', post('x'.repeat(1_000_001))],
      ['/api/fake/find/a%20b?least=3&tags=x&tags=y', { method: 'GET', headers: {} }],
      ['/api/fake/find/a?least=x', { method: 'GET', headers: {} }],
      ['/api/fake/mine', post('', {})],
      ['/api/fake/mine', post('', { authorization: 'Bearer token-ani' })],
      ['/api/fake/picture', { method: 'GET', headers: {} }],
      ['/api/none', { method: 'DELETE', headers: {} }],
      ['/api', { method: 'GET', headers: {} }],
    ] as const) {
      const engine = createFakeEngine()
      const world = await engine.worlds.create(start)
      const app = createPluginServer({ engine, control: null })
      const payload = 'body' in init ? init.body : undefined
      const headers = { ...init.headers, 'x-mock-world': world.id }
      const served = await app.inject({ method: init.method, url, headers, payload })
      const mocked = await ask(url, init)
      expect([url, mocked?.status, await mocked?.text()]).toEqual([url, served.statusCode, served.body])
      for (const name of ['content-type', 'cache-control', 'x-image-id'])
        expect(mocked?.headers.get(name) ?? undefined).toBe(served.headers[name])
      await app.close()
    }
  })

  it('return the bytes of a picture as Fastify does, complete or truncated', async () => {
    const engine = createFakeEngine()
    const world = await engine.worlds.create(start)
    const app = createPluginServer({ engine, control: null })
    const faults: (Fault | undefined)[] = [undefined, { call: 'fake.photo', wire: 'malformed' }]
    for (const fault of faults) {
      world.faults.replace(fault ? [fault] : [])
      const served = await app.inject({ method: 'GET', url: '/api/fake/photo', headers: { 'x-mock-world': world.id } })
      const mocked = await ask('/api/fake/photo', { method: 'GET' }, fault)
      const bytes = new Uint8Array((await mocked?.arrayBuffer()) ?? [])
      expect(bytes).toEqual(new Uint8Array(served.rawPayload))
      if (fault) expect(bytes.length).toBeLessThan(PHOTO.length)
      else expect(bytes).toEqual(PHOTO)
      for (const headers of [Object.fromEntries(mocked?.headers ?? []), served.headers])
        expect(headers).toMatchObject({
          'content-type': 'image/png',
          'cache-control': 'private, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
    }
    const cut = await ask('/api/fake/photo', { method: 'GET' }, { call: 'fake.photo', wire: 'truncate' })
    await expect(cut?.arrayBuffer()).rejects.toThrow('The connection was dropped')
    await app.close()
  })

  it('apply connection faults', async () => {
    const draw = post('{}')
    expect((await ask('/api/fake/draw', draw, { call: 'fake.draw', wire: 'reset' }))?.type).toBe('error')
    const cut = await ask('/api/fake/draw', draw, { call: 'fake.draw', wire: 'truncate' })
    await expect(cut?.text()).rejects.toThrow('The connection was dropped')
    const hanging = ask('/api/fake/draw', draw, { call: 'fake.draw', wire: 'hang' })
    // A call that is sent later has its reply first.
    const later = await ask('/api/fake/draw', draw)
    expect(await Promise.race([hanging, later])).toBe(later)
  })

  it("don't handle other requests", async () => {
    expect(await ask('/assets/app.js', { method: 'GET' })).toBeUndefined()
  })
})
