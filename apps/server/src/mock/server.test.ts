import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Control } from '@nusaria/mock-api/control/control'
import { createFakeEngine } from '@nusaria/mock-api/testing/fake-domain'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockServer } from '../testing/mock-server.ts'

const engine = createFakeEngine()
const script = `export const text = '${'shop '.repeat(500)}'`
let app: FastifyInstance
let origin = ''

const staticDir = mkdtempSync(join(tmpdir(), 'shop-'))

beforeAll(async () => {
  mkdirSync(join(staticDir, 'assets'))
  writeFileSync(join(staticDir, 'index.html'), '<!doctype html><title>Shop</title>')
  writeFileSync(join(staticDir, 'assets/app-1.js'), script)
  const gatewayDir = mkdtempSync(join(tmpdir(), 'gateway-'))
  writeFileSync(join(gatewayDir, 'index.html'), 'pay')
  writeFileSync(join(gatewayDir, 'gateway.js'), 'js')
  const googleDir = mkdtempSync(join(tmpdir(), 'google-'))
  writeFileSync(join(googleDir, 'index.html'), 'consent')
  writeFileSync(join(staticDir, '..', 'outside.txt'), 'secret')
  app = createMockServer({
    engine,
    control: new Control(engine, { version: '1', openapi: () => ({}) }),
    media: async (path) => (path === '/media/a.svg' ? { contentType: 'image/svg+xml', body: '<svg/>' } : null),
    standIns: { '/gateway': gatewayDir, '/google': googleDir },
    staticDir,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json' }
const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })
const post = (path: string, body: string, headers: Record<string, string> = json) => fetch(origin + path, { method: 'POST', body, headers })
async function newWorld(): Promise<string> {
  return ((await (await post('/__mock/worlds', '{"seed":1,"frozen":true,"now":"2026-07-31T00:00:00Z"}')).json()) as { id: string }).id
}

describe('the API over HTTP', () => {
  it('uses the world that header, host or cookie names', async () => {
    const [one, two, three] = [await newWorld(), await newWorld(), await newWorld()]
    const find = (headers: Record<string, string>) => post('/api/fake/draw', '{}', { ...json, ...headers })
    await find({ 'x-mock-world': one, cookie: `mock_world=${three}` })
    await app.inject({ method: 'POST', url: '/api/fake/draw', headers: { host: `${two}.localhost:5173`, cookie: `mock_world=${three}` } })
    await find({ cookie: `a=b; mock_world=${three}` })
    const seqs = [one, two, three].map(async (id) => (await engine.worlds.get(id))?.journal.seq)
    expect(await Promise.all(seqs)).toEqual([1, 1, 1])
    for (const host of ['none.localhost', 'a.none.localhost:5173'])
      expect((await app.inject({ method: 'POST', url: '/api/fake/draw', headers: { host } })).statusCode).toBe(404)
    const unknown = await find({ 'x-mock-world': 'none' })
    expect([unknown.status, ((await unknown.json()) as { msg: string }).msg]).toEqual([404, 'There is no world "none"'])
  })

  it('refuses a body that is too large or not JSON, with an envelope', async () => {
    const codes = [
      await post('/api/fake/take', `{"item_no":"${'x'.repeat(1_100_000)}"}`),
      await post('/api/fake/take', 'x'.repeat(21_000_000)),
      await post('/api/fake/take', '{'),
      await post('/api/fake/take', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
      await post('/api/fake/take', 'a=b', { 'content-type': 'nonsense' }),
      await post('/api/none', '{}'),
      await fetch(`${origin}/api/fake/take`, { method: 'PATCH' }),
      await get('/api'),
      await get('/api/%zz'),
      await fetch(`${origin}/api/fake/take`, { method: 'OPTIONS' }),
    ].map(async (reply) => [reply.status, ((await reply.json()) as { code: number }).code])
    expect(await Promise.all(codes)).toEqual([413, 413, 400, 415, 415, 404, 404, 404, 404, 404].map((code) => [code, code]))
  })

  it('applies connection faults', async () => {
    const id = await newWorld()
    const world = await engine.worlds.get(id)
    const draw = () => post('/api/fake/draw', '{}', { ...json, 'x-mock-world': id })
    world?.faults.replace([{ call: 'fake.draw', wire: 'reset' }])
    await expect(draw()).rejects.toThrow('fetch failed')
    world?.faults.replace([{ call: 'fake.draw', wire: 'truncate' }])
    await expect(draw().then((reply) => reply.text())).rejects.toThrow('terminated')
    world?.faults.replace([{ call: 'fake.draw', wire: 'hang' }])
    const stop = new AbortController()
    const hanging = fetch(`${origin}/api/fake/draw`, { method: 'POST', headers: { 'x-mock-world': id }, signal: stop.signal })
    await expect.poll(() => world?.journal.since(0)).toHaveLength(3)
    // A call that is sent later has its reply first.
    const later = await get('/api/fake/find/A')
    expect(await Promise.race([hanging, later])).toBe(later)
    stop.abort()
    await expect(hanging).rejects.toThrow('aborted')
    world?.faults.replace([{ call: 'fake.draw', wire: 'http', status: 502 }])
    expect((await draw()).status).toBe(502)
    world?.faults.replace([{ call: 'fake.draw', wire: 'latency', ms: 120 }])
    const started = performance.now()
    expect((await draw()).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(110)
  })
})

describe('pages and files', () => {
  it('serve index.html for any page, files as they are', async () => {
    for (const path of ['/', '/cart', '/commodDetail?id=1', '/a/b/c']) expect(await (await get(path)).text()).toContain('<title>Shop')
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
    expect((await fetch(`${origin}/`, { method: 'HEAD' })).status).toBe(200)
    const file = await get('/assets/app-1.js')
    expect(file.headers.get('cache-control')).toContain('immutable')
    expect(file.headers.get('content-type')).toContain('javascript')
    expect(await file.text()).toBe(script)
    expect((await get('/assets/none.js')).status).toBe(404)
  })

  it('have status 404 where the page’s feature is switched off', async () => {
    const server = createMockServer({ engine, control: null, staticDir, config: { features: { reviews: false } } })
    const statuses = ['/review', '/review/', '/invoice/A-1', '/cart'].map(async (url) => (await server.inject(url)).statusCode)
    expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200])
  })

  it('have status 404 with the shop’s own page where no page has the address', async () => {
    const known = ['/', '/cart', '/Cart/', '/pc', '/orderDetail/A-1', '/agreement-zh-CN', '/commodDetail?product_no=1']
    const unknown = ['/nowhere', '/cart/1', '/orderDetail', '/orderDetail/A/1', '/cartx', '/gateways']
    for (const path of known) expect([path, (await get(path)).status]).toEqual([path, 200])
    for (const path of unknown) {
      const reply = await get(path)
      expect([path, reply.status, await reply.text()]).toEqual([path, 404, '<!doctype html><title>Shop</title>'])
      // The stored page of another address must not hide the status.
      expect((await get(path, { 'if-none-match': reply.headers.get('etag') ?? '' })).status).toBe(404)
    }
  })

  it('take GET and HEAD alone', async () => {
    for (const path of ['/', '/cart', '/assets/app-1.js', '/media/a.svg', '/gateway/', '/healthz']) {
      const head = await fetch(origin + path, { method: 'HEAD' })
      expect([path, head.status, await head.text()]).toEqual([path, 200, ''])
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const reply = await fetch(origin + path, { method })
        expect([path, method, reply.status, reply.headers.get('allow')]).toEqual([path, method, 405, 'GET, HEAD'])
      }
    }
  })

  it('are compressed if the browser accepts it', async () => {
    for (const [accept, way] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const reply = await get('/assets/app-1.js', { 'accept-encoding': accept })
      expect([accept, reply.headers.get('content-encoding'), await reply.text()]).toEqual([accept, way, script])
    }
  })

  it('are not sent again when nothing changed', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
  })

  it('never leave their folder', async () => {
    for (const url of [
      '/../outside.txt',
      '/..%2foutside.txt',
      '/%2e%2e/outside.txt',
      '/assets/..%5c..%5coutside.txt',
      '/%00.txt',
      '/%E0%A4%A.txt',
    ]) {
      const reply = await app.inject({ method: 'GET', url })
      expect(reply.body).not.toContain('secret')
      expect(reply.statusCode).toBeLessThan(500)
    }
  })

  it('may name a world, which then stays in a cookie that scripts can read', async () => {
    const id = await newWorld()
    const reply = await get(`/cart?mock_world=${id}`)
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([200, `mock_world=${id}; Path=/; SameSite=Lax`])
    const unknown = await get('/cart?mock_world=<none>')
    expect(unknown.status).toBe(404)
    expect(await unknown.text()).toContain('“&#60;none&#62;”')
    expect((await get('/', { cookie: 'mock_world=gone' })).status).toBe(404)
    expect((await get(`/?mock_world=${id}`, { cookie: 'mock_world=gone' })).status).toBe(200)
    for (const url of ['/', `/?mock_world=${id}`]) {
      const page = await app.inject({ method: 'GET', url, headers: { host: 'none.localhost:5173' } })
      expect([page.statusCode, page.body.includes('href="//localhost:5173/?mock_world=default"')]).toEqual([404, true])
    }
    const other = { method: 'GET', url: '/?mock_world=none', headers: { host: `${id}.localhost:5173` } } as const
    expect((await app.inject(other)).statusCode).toBe(404)
    expect((await get('/assets/app-1.js', { cookie: 'mock_world=gone' })).status).toBe(200)
  })

  it('of the mock: pictures and the stand-in pages', async () => {
    expect(await (await get('/media/a.svg')).text()).toBe('<svg/>')
    expect((await get('/media/a.svg?v=1')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/media/none.svg')).status).toBe(404)
    for (const path of ['/gateway', '/gateway/', '/gateway/?session=1', '/gateway/index.html'])
      expect(await (await get(path)).text()).toBe('pay')
    for (const path of ['/google', '/google/?session=1']) expect(await (await get(path)).text()).toBe('consent')
    expect((await get('/google/gateway.js')).status).toBe(404)
    expect(await (await get('/gateway/gateway.js')).text()).toBe('js')
    expect((await get('/gateway/none.js')).status).toBe(404)
  })
})

it('leads password managers to the settings, and has the well-known files that are configured', async () => {
  const change = await fetch(`${origin}/.well-known/change-password`, { redirect: 'manual' })
  expect([change.status, change.headers.get('location')]).toEqual([302, '/setting'])
  const security = await get('/.well-known/security.txt')
  expect(security.headers.get('content-type')).toContain('text/plain')
  expect(await security.text()).toContain('Contact: mailto:')
  for (const name of [
    'assetlinks.json',
    'apple-app-site-association',
    'resource-that-should-not-exist-whose-status-code-should-not-be-200',
  ])
    expect([name, (await get(`/.well-known/${name}`)).status]).toEqual([name, 404])
})

it('never returns a page for a path of the API or the control API', async () => {
  for (const [method, path, status] of [
    ['HEAD', '/api/fake/take', 404],
    ['HEAD', '/__mock/health', 200],
    ['OPTIONS', '/__mock/health', 404],
    ['GET', '/__mock/%zz', 404],
    ['POST', '/cart', 405],
    ['GET', '/%zz', 400],
  ] as const) {
    const reply = await fetch(origin + path, { method })
    expect([path, reply.status, reply.headers.get('content-type')]).toEqual([path, status, 'application/json; charset=utf-8'])
  }
})

it('refuses the control API when it is off', async () => {
  const closed = createMockServer({ engine, control: null })
  const reply = await closed.inject({ method: 'GET', url: '/__mock/health' })
  expect([reply.statusCode, Object.keys(reply.json<object>())]).toEqual([403, ['error']])
  expect((await closed.inject({ method: 'GET', url: '/' })).statusCode).toBe(404)
})
