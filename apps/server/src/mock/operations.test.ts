import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Control } from '@nusaria/mock-api/control/control'
import { WRONG_TOKENS } from '@nusaria/mock-api/hosts/fastify/wrong-tokens'
import { Readiness } from '@nusaria/mock-api/hosts/node/readiness'
import { createFakeEngine } from '@nusaria/mock-api/testing/fake-domain'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { requestId, shownAddress } from '../request-log.ts'
import { createMockServer, type MockServerOptions } from '../testing/mock-server.ts'

const open: FastifyInstance[] = []
afterEach(async () => {
  for (const app of open.splice(0)) await app.close()
})

function serverWith(options: Partial<MockServerOptions> = {}) {
  const engine = createFakeEngine()
  const control = new Control(engine, { version: '1', openapi: () => ({}) })
  const app = createMockServer({ engine, control, ...options })
  open.push(app)
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })
  const listen = async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  }
  return { app, engine, get, listen }
}

describe('/healthz and /readyz', () => {
  it('answer without a control API, under any host name, and leave no journal entry', async () => {
    const { engine, get, app } = serverWith({ control: null })
    for (const url of ['/healthz', '/readyz']) {
      expect((await get(url, { host: 'probe.example', cookie: 'mock_world=gone' })).statusCode).toBe(200)
      expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
    }
    expect((await engine.worlds.get('default'))?.journal.seq).toBe(0)
  })

  it('tell why the server isn’t ready, while it lives', async () => {
    const { get } = serverWith({ notReady: () => 'The store is closed' })
    const ready = await get('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([503, { ready: false, reason: 'The store is closed' }])
    expect((await get('/healthz')).json()).toEqual({ ok: true })
  })
})

describe('readiness', () => {
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  it('comes with the default world', async () => {
    const engine = createFakeEngine()
    const readiness = new Readiness(engine)
    expect(readiness.missing()).toContain('being loaded')
    readiness.prepare()
    await engine.worlds.get('default')
    await settled()
    expect(readiness.missing()).toBeNull()
  })

  it('comes back when the stored world can be read again', async () => {
    let broken = true
    const persistence = {
      restore: async () => {
        if (broken) throw new Error('disk')
        return null
      },
      save: async () => undefined,
    }
    const readiness = new Readiness(createFakeEngine({ persistence }))
    readiness.prepare()
    await settled()
    expect(readiness.missing()).toBe("The stored world can't be read")
    broken = false
    readiness.missing()
    await expect.poll(() => readiness.missing()).toBeNull()
  })
})

it('a defect is answered with the id of the request, and its trace is in the log alone', async () => {
  const problems: string[] = []
  const engine = createFakeEngine({ report: (problem) => problems.push(problem) })
  const openapi = () => {
    throw new Error('a detail of the inside')
  }
  const media = async () => openapi()
  const staticDir = mkdtempSync(join(tmpdir(), 'nusaria-shop-'))
  writeFileSync(join(staticDir, 'index.html'), '<html><head></head></html>')
  const { get } = serverWith({ engine, control: new Control(engine, { version: '1', openapi }), media, staticDir })
  for (const url of ['/__mock/openapi.json', '/media/a.svg?a=secret']) {
    const reply = await get(url, { 'x-request-id': 'id-of-it' })
    expect([reply.statusCode, reply.json()]).toEqual([500, { error: expect.stringContaining('id-of-it') }])
    expect(reply.body).not.toMatch(/detail|\.ts|\.js/)
    expect(problems.splice(0)).toEqual([expect.stringMatching(/^GET \/\S+ \(request id-of-it\): Error: a detail of the inside\n +at /)])
  }
})

describe('/metrics', () => {
  it('counts requests by call, method and status, never by address', async () => {
    const { engine, get, listen } = serverWith({ withMetrics: true })
    const origin = await listen()
    await fetch(`${origin}/api/fake/draw`, { method: 'POST' })
    for (const path of ['/api/nothing/1', '/api/nothing/2', '/page/3', '/__mock/worlds/none/clock']) await fetch(origin + path)
    let text = ''
    // A request counts when its connection is free again.
    await expect
      .poll(async () => {
        text = (await get('/metrics')).body
        return text
      })
      .toContain('route="/__mock/*"')
    expect(text).toContain('http_request_duration_seconds_count{method="POST",route="fake.draw",status="200"} 1')
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/*",status="404"} 2')
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="404"} 1')
    expect(text).not.toMatch(/nothing|page|none\/clock/)
    expect(text).toContain(`mock_worlds ${engine.worlds.count}`)
    for (const name of [
      'http_open_connections',
      'nodejs_eventloop_lag_seconds',
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
    ])
      expect(text).toMatch(new RegExp(`^${name} `, 'm'))
  })

  it('are for those who may use the control API', async () => {
    const { get } = serverWith({ withMetrics: true, controlToken: 'a-token-of-the-test' })
    expect((await get('/metrics')).statusCode).toBe(401)
    expect((await get('/metrics', { authorization: 'Bearer a-token-of-the-test' })).statusCode).toBe(200)
    for (let n = 0; n < WRONG_TOKENS; n++) await get('/metrics', { authorization: 'Bearer guessed-by-somebody' })
    expect((await get('/metrics', { authorization: 'Bearer a-token-of-the-test' })).statusCode).toBe(429)
    const own = serverWith({ withMetrics: true })
    expect((await own.get('/metrics', { host: 'evil.example' })).statusCode).toBe(403)
    expect((await own.get('/metrics', { host: 'localhost', origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await serverWith().get('/metrics')).statusCode).toBe(403)
  })
})

describe('the id of a request', () => {
  it('is the one a proxy gave, else a new one, and is sent back', async () => {
    const { get } = serverWith()
    expect((await get('/healthz', { 'x-request-id': 'abc-1.2_3' })).headers['x-request-id']).toBe('abc-1.2_3')
    for (const id of ['', 'a b', 'x'.repeat(65), '{"level":"error"}'])
      expect((await get('/api/none', { 'x-request-id': id })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(requestId({ headers: {} })).not.toBe(requestId({ headers: {} }))
  })
})

it('shows an address in the log by its path and the names in its query', () => {
  expect(shownAddress('/search?keyword=sari@example.com&page=2#x')).toBe('/search?keyword&page')
  expect(shownAddress('/api/pay/secret?a=1', '/api/pay/***')).toBe('/api/pay/***?a')
  expect(shownAddress(`/${'x'.repeat(500)}`)).toHaveLength(300)
})

describe('compression', () => {
  const long = JSON.stringify({ text: 'shop '.repeat(500) })

  it('applies to replies of the control API and of the API, as the client accepts', async () => {
    const engine = createFakeEngine()
    const control = new Control(engine, { version: '1', openapi: () => JSON.parse(long) })
    const { get } = serverWith({ control })
    for (const [accept, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', undefined],
      ['', undefined],
    ]) {
      const reply = await get('/__mock/openapi.json', { 'accept-encoding': accept ?? '' })
      expect([accept, reply.headers['content-encoding'], reply.headers.vary]).toEqual([accept, encoding, 'accept-encoding'])
      expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length)
      if (encoding) expect(reply.rawPayload.length).toBeLessThan(200)
      else expect(reply.body).toBe(long)
    }
  })

  it('leaves short replies and pictures as they are', async () => {
    const body = '.'.repeat(5_000)
    const { get } = serverWith({ media: async () => ({ contentType: 'image/png', body }) })
    const all = { 'accept-encoding': 'gzip, br' }
    for (const url of ['/healthz', '/media/a.png', '/api/none'])
      expect([url, (await get(url, all)).headers['content-encoding']]).toEqual([url, undefined])
  })
})

it('lets a browser store hashed files for a year and asks again for pages', async () => {
  const staticDir = mkdtempSync(join(tmpdir(), 'shop-'))
  writeFileSync(join(staticDir, 'index.html'), '<!doctype html><title>Shop</title>')
  writeFileSync(join(staticDir, 'robots.txt'), 'User-agent: *')
  const hashed = ['assets/app-1a2b3c4.js', 'texts/6b3ed3f7d5/id/cart.json']
  for (const file of [...hashed, 'texts/readme.json']) {
    mkdirSync(dirname(join(staticDir, file)), { recursive: true })
    writeFileSync(join(staticDir, file), '{}')
  }
  const { get } = serverWith({ staticDir })
  for (const file of hashed) expect((await get(`/${file}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/texts/readme.json')).headers['cache-control']).toBe('no-cache')
  for (const url of ['/', '/cart', '/index.html', '/robots.txt']) expect((await get(url)).headers['cache-control']).toBe('no-cache')
})
