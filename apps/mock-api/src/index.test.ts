import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { fastifyPlugin, type MockPluginOptions } from './fastify.ts'
import { createShopMock as createInBrowser } from './index.browser.ts'
import { ControlError, createShopMock } from './index.ts'
import { mswHandlers } from './msw.ts'

const CALL = '/api/membersrv_system'
const now = '2026-07-31T09:00:00+07:00'
const shop = (path: string, init?: RequestInit) => new Request(`http://shop${path}`, init)

describe('the mock', () => {
  it('answers the documented calls, pictures, and nothing else', async () => {
    const mock = createShopMock()
    const reply = await mock.handle(shop(CALL))
    expect([reply.status, await reply.json()]).toEqual([200, expect.objectContaining({ code: 0 })])
    expect((await mock.handle(shop('/api/none'))).status).toBe(404)
    expect(await (await mock.handle(shop('/cart'))).json()).toEqual({ error: 'There is no /cart: the API is below /api' })
    const types = (await (await mock.handle(shop('/api/nav/type/list'))).text()).match(/\/media\/[^"]+/)
    const picture = await mock.handle(shop(types?.[0] ?? ''))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
  })

  it('starts its default world as told: seed, products, time', async () => {
    const start = { seed: 7, now, frozen: true, products: 600 }
    const [one, two] = [createShopMock(start), createShopMock({ ...start, now: new Date(now) })]
    const sessions = await Promise.all([one, two].map((mock) => mock.world().signIn('sari', 'device')))
    expect(sessions[0]).toEqual(sessions[1])
    const { list } = await one.control('worlds', {})
    expect(list).toEqual([
      expect.objectContaining({ id: 'default', seed: 7, products: 600, frozen: true, now: '2026-07-31T09:00:00.000+07:00' }),
    ])
  })

  it('refuses impossible options', () => {
    for (const products of [0, 599, 20_001, 700.5])
      expect(() => createShopMock({ products })).toThrow('products must be a whole number from 600 to 20000')
    expect(() => createShopMock({ now: 'yesterday' })).toThrow('now must be a date')
    expect(() => createShopMock({ cors: ['*'] })).toThrow('is not an origin')
    expect(() => createInBrowser({ persist: 'folder' })).toThrow('persist needs Node')
    expect(() => fastifyPlugin(createShopMock(), { hosts: ['https://shop.example'] })).toThrow('is not a host name')
    expect(() => fastifyPlugin({ ...createShopMock() })).toThrow('not what createShopMock() returned')
  })

  it('stores its default world in a folder', async () => {
    const persist = mkdtempSync(join(tmpdir(), 'shop-mock-'))
    const first = createShopMock({ persist, now, frozen: true })
    await first.world().clock({ advance: 'PT24H' })
    await first.close()
    const second = createShopMock({ persist })
    expect((await second.world().clock({ frozen: true })).now).toBe('2026-08-01T09:00:00.000+07:00')
    await second.close()
  })

  it('answers the control API to requests only where it is asked to', async () => {
    expect((await createShopMock().handle(shop('/__mock/health'))).status).toBe(404)
    expect((await createShopMock({ controlApi: true }).handle(shop('/__mock/health'))).status).toBe(200)
  })
})

describe('a world of the mock', () => {
  it('is created, forked, moved in time, looked into and deleted', async () => {
    const mock = createShopMock()
    const world = await mock.world().create({ seed: 1, now, frozen: true })
    expect((await world.clock({ advance: 'PT1H' })).now).toBe('2026-07-31T10:00:00.000+07:00')
    const fork = await world.fork({ name: 'a copy' })
    await fork.clock({ advance: 'PT1H' })
    expect([(await world.clock({ frozen: true })).now, fork.id === world.id]).toEqual(['2026-07-31T10:00:00.000+07:00', false])
    expect((await world.state('members')).length).toBeGreaterThan(0)
    expect(await world.outbox()).toEqual([])
    const { auth_token } = await world.signIn('sari')
    const headers = { authorization: `Bearer ${auth_token}` }
    expect((await world.fetch('/api/member/user/info', { headers })).status).toBeLessThan(500)
    await fork.delete()
    await expect(fork.outbox()).rejects.toThrow(ControlError)
    await expect(mock.world('none').state('members')).rejects.toMatchObject({ status: 404 })
  })

  it('has faults, also those of the network', async () => {
    const world = await createShopMock().world().create()
    await world.setFaults([{ call: 'system.membersrvSystem', wire: 'reset' }])
    expect((await world.fetch(CALL)).type).toBe('error')
    await world.setFaults([{ call: 'system.membersrvSystem', wire: 'truncate' }])
    await expect((await world.fetch(CALL)).text()).rejects.toThrow('The connection was dropped')
    await world.setFaults([{ call: 'system.membersrvSystem', wire: 'hang' }])
    await expect(world.fetch(CALL, { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({ name: 'TimeoutError' })
    await world.setFaults([{ call: 'system.membersrvSystem', wire: 'http', status: 503 }])
    expect((await world.fetch(CALL)).status).toBe(503)
    expect((await world.faults()).map(({ used }) => used)).toEqual([1])
  })
})

it('the plugin answers the control API only where it is asked for, with the token where there is one', async () => {
  const health = async (options?: MockPluginOptions, headers = {}) => {
    const app = Fastify()
    void app.register(fastifyPlugin(createShopMock(), options))
    const { statusCode } = await app.inject({ url: '/__mock/health', headers: { host: 'localhost', ...headers } })
    await app.close()
    return statusCode
  }
  const controlToken = 'a-token-of-the-test'
  expect(await health()).toBe(403)
  expect(await health({ control: true })).toBe(200)
  expect(await health({ controlToken })).toBe(401)
  expect(await health({ controlToken }, { authorization: `Bearer ${controlToken}` })).toBe(200)
  expect(await health({ control: false, controlToken }, { authorization: `Bearer ${controlToken}` })).toBe(403)
})

it('every host gives the same reply', async () => {
  const mock = createShopMock({ seed: 1, now, frozen: true })
  const app = Fastify()
  void app.register(fastifyPlugin(mock))
  for (const path of [CALL, '/api/nav/type/list', '/api/none']) {
    const handled = await (await mock.handle(shop(path))).text()
    const served = (await app.inject({ url: path, headers: { host: 'localhost' } })).body
    const worked = await (
      await getResponse(mswHandlers(mock, { origin: 'https://api.example' }), new Request(`https://api.example${path}`))
    )?.text()
    expect([served, worked]).toEqual([handled, handled])
  }
  expect(await getResponse(mswHandlers(mock, { origin: 'https://api.example' }), shop(CALL))).toBeUndefined()
  await app.close()
})
