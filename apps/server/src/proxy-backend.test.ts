import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createProxyBackend } from './proxy-backend.ts'
import { createServer as createShopServer, type ServerOptions } from './server.ts'
import type { DrawShareCard, RenderedPage, RenderPage } from './site/rendered-page.ts'
import { securityHeaders } from './site/security-headers.ts'
import { PRETENDED_HEADERS } from './testing/pretended-headers.ts'

const dir = mkdtempSync(join(tmpdir(), 'host-'))
writeFileSync(join(dir, 'index.html'), '<html><head><link rel="preload" as="fetch" href="/config.json"></head><div id="root"></div></html>')
writeFileSync(join(dir, 'app.js'), '1')

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

const seen: Seen[] = []
const backend = createServer((request, reply) => {
  const parts: Buffer[] = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    const { method, url, headers } = request
    seen.push({ method, url, headers, body: Buffer.concat(parts).toString() })
    reply.writeHead(201, { 'content-type': 'application/json', 'x-frame-options': 'SAMEORIGIN', 'set-cookie': 'a=1' })
    reply.end('{"code":200}')
  })
})
let api = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  api = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
})
afterAll(() => backend.close())

const problems: string[] = []
afterEach(() => {
  seen.length = 0
  problems.length = 0
})

const kopi: RenderPage = async ({ template }) => ({ status: 200, complete: true, html: template.replace('</div>', 'Kopi</div>') })

const noCard = async () => null
const rendering = (renderPage: RenderPage) => ({ renderer: { renderPage, shareCard: noCard } })

type Options = Partial<ServerOptions> & { readonly api?: string }

const report = (problem: string) => problems.push(problem)
const serverWith = ({ api: origin = api, ...options }: Options) =>
  createShopServer({
    staticDir: dir,
    renderer: { renderPage: kopi, shareCard: noCard },
    backend: createProxyBackend({ api: origin, config: options.config, report }),
    report,
    ...options,
  })

async function ask(url: string, init: object = {}, options: Options = {}) {
  const app = serverWith(options)
  const { statusCode: status, headers, body } = await app.inject({ url, ...init })
  await app.close()
  return { status, headers, body }
}

describe('the API', () => {
  test('is passed on with its body and all headers, and with what the backend may know of the way', async () => {
    const { status, headers, body } = await ask(
      '/api/cart/add?x=1',
      {
        method: 'POST',
        payload: { sku: 1 },
        headers: { authorization: 'Bearer t', cookie: 'a=1', 'x-forwarded-for': '203.0.113.9', host: 'evil.example', ...PRETENDED_HEADERS },
      },
      { site: 'https://shop.example' },
    )
    expect([status, body, headers['set-cookie']]).toEqual([201, '{"code":200}', 'a=1'])
    const [{ headers: passed, ...call } = { headers: {} }] = seen
    expect(call).toEqual({ method: 'POST', url: '/api/cart/add?x=1', body: '{"sku":1}' })
    expect(passed).toMatchObject({
      authorization: 'Bearer t',
      cookie: 'a=1',
      host: new URL(api).host,
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
      'x-request-id': headers['x-request-id'],
    })
    expect(JSON.stringify(passed)).not.toMatch(/evil|"666"/)
  })

  test('is below the path of a backend whose address has one, and pictures are not', async () => {
    for (const url of ['/api/cart/add?x=1', '/api', '/media/a.svg']) await ask(url, {}, { api: `${api}/app-api` })
    expect(seen.map(({ url }) => url)).toEqual(['/app-api/cart/add?x=1', '/app-api', '/media/a.svg'])
  })

  test('has the headers of the one list, whatever the backend sends', async () => {
    expect((await ask('/api/nav')).headers).toMatchObject(securityHeaders('api'))
    expect((await ask('/media/a.svg')).headers).toMatchObject(securityHeaders('media'))
  })

  test('takes no body that is too large or has no length', async () => {
    const post = { method: 'POST', headers: { 'content-length': '4000001', 'content-type': 'image/png' } }
    expect(await ask('/api/upload', post)).toMatchObject({ status: 413, body: expect.stringContaining('"code":413') })
    expect(await ask('/api/upload', { method: 'POST', headers: { 'transfer-encoding': 'chunked' } })).toMatchObject({ status: 411 })
    expect(seen).toEqual([])
  })

  test('of a backend that is down answers 502 in the form of the API', async () => {
    const { status, headers, body } = await ask('/api/nav', {}, { api: 'http://127.0.0.1:1' })
    expect([status, JSON.parse(body)]).toEqual([502, { code: 502, msg: 'No backend', data: null, status: '502' }])
    expect(headers['cache-control']).toBe('no-store')
    expect(problems).toEqual([expect.stringContaining('GET /api/*')])
  })
})

describe('a page', () => {
  const page = (made: Partial<RenderedPage>, headers = {}) =>
    ask(
      '/',
      { headers },
      rendering(async () => ({ status: 200, html: 'x', complete: true, tags: ['page-home', 'product-P1'], ...made })),
    )

  test('comes with its content and its configuration', async () => {
    const { status, headers, body } = await ask('/', {}, { config: { storeNo: '7' } })
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain('<div id="root">Kopi</div>')
    expect(body).toContain('{"storeNo":"7"}')
    expect(headers).toMatchObject(securityHeaders('page', { config: { storeNo: '7' } }))
    expect(await ask('/config.json', {}, { config: { storeNo: '7' } })).toMatchObject({ status: 200, body: '{"storeNo":"7"}' })
  })

  test('is rendered with calls below the path of the backend', async () => {
    const renderPage: RenderPage = async ({ fetch, template }) => {
      const reply = await fetch('/api/nav/type/list?x=1', { method: 'GET' })
      return { status: reply.status, html: template }
    }
    await ask('/', {}, { ...rendering(renderPage), api: `${api}/app-api` })
    expect(seen.map(({ url }) => url)).toEqual(['/app-api/nav/type/list?x=1'])
  })

  test.each([
    ['/pc', '/'],
    ['/pc/', '/'],
    ['/PC?a=1&b=2', '/?a=1&b=2'],
  ])('at %s is a redirect to %s', async (url, location) => {
    const { status, headers } = await ask(
      url,
      {},
      rendering(async ({ template }) => ({ status: 200, html: template })),
    )
    expect([status, headers.location]).toEqual([302, location])
  })

  test('is rendered for a guest: its calls have nothing of the visitor', async () => {
    const renderPage: RenderPage = async ({ fetch, template }) => {
      const reply = await fetch('/api/nav/type/list', { method: 'POST', body: '{}', headers: { 'x-lang': 'id' } })
      return { status: reply.status, html: template }
    }
    const headers = { cookie: 'session=1', authorization: 'Bearer t', 'x-forwarded-for': '203.0.113.9' }
    expect((await ask('/', { headers }, rendering(renderPage))).status).toBe(201)
    expect(Object.keys(seen[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']))
    expect(JSON.stringify(seen)).not.toMatch(/session|Bearer|203\.0/)
  })

  test('whose replies are late comes in pieces, whose scripts its policy allows; no cache keeps it', async () => {
    async function* rest() {
      yield '<i>late</i>'
      yield '</body>'
    }
    let nonce: string | undefined
    const late = async (acceptEncoding = '') =>
      ask(
        '/',
        { headers: { 'accept-encoding': acceptEncoding } },
        rendering(async (request) => {
          nonce = request.nonce
          return { status: 200, html: '<body>first', rest: rest() }
        }),
      )
    const { headers, body } = await late()
    expect(body).toBe('<body>first<i>late</i></body>')
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-accel-buffering': 'no',
    })
    const before = nonce
    expect((await late('gzip')).headers['content-encoding']).toBe('gzip')
    expect(nonce).not.toBe(before)
  })

  test('may be kept by shared caches, and dropped by what it shows', async () => {
    const { headers } = await page({}, { cookie: '__Secure-language=en; _ga=1' })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      vary: 'accept-encoding, cookie, accept-language, user-agent, sec-ch-ua-mobile',
      'surrogate-key': 'page-home product-P1',
      'cache-tag': 'page-home,product-P1',
    })
  })

  test.each<[string, Partial<RenderedPage>, Record<string, string>, string]>([
    ['that lacks data', { complete: false }, {}, 'private, no-cache'],
    ['asked for with a token', {}, { authorization: 'Bearer t' }, 'private, no-cache'],
    ['asked for with a session', {}, { cookie: 'a=1; my_session=2' }, 'private, no-cache'],
    ['of a world of the mock', {}, { cookie: 'mock_world=w1' }, 'private, no-cache'],
    ['that the shop does not have', { status: 404 }, {}, 'public, max-age=0, s-maxage=10'],
    ['that the shop no longer has', { status: 410 }, {}, 'public, max-age=0, s-maxage=10'],
  ])('%s is kept by nobody or shortly', async (_, made, headers, wanted) => {
    expect((await page(made, headers)).headers['cache-control']).toBe(wanted)
  })

  test('that cannot be rendered comes empty, and is kept by nobody', async () => {
    const { status, headers, body } = await ask(
      '/',
      {},
      rendering(() => Promise.reject(new Error('No texts'))),
    )
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(body).toContain('<div id="root"></div>')
    expect(problems).toEqual(['/: the page could not be rendered: Error: No texts'])
  })

  test('below a path is found there alone', async () => {
    expect((await ask('/toko/', {}, { base: '/toko/' })).body).toContain('Kopi')
    expect(await ask('/toko', {}, { base: '/toko/' })).toMatchObject({ status: 302, headers: { location: '/toko/' } })
    expect(await ask('/cart?a=1', {}, { base: '/toko/' })).toMatchObject({ status: 302, headers: { location: '/toko/cart?a=1' } })
  })
})

test('files, unknown addresses, other methods, health', async () => {
  expect(await ask('/app.js')).toMatchObject({ status: 200, body: '1', headers: securityHeaders('file') })
  expect((await ask('/none.js')).status).toBe(404)
  expect(
    await ask(
      '/no-such-page',
      {},
      rendering(async () => null),
    ),
  ).toMatchObject({ status: 404, body: expect.stringContaining('root') })
  expect(await ask('/', { method: 'PUT' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(200)
  expect(await ask('/readyz', {}, { notReady: () => 'The server stops' })).toMatchObject({ status: 503 })
  expect((await ask('/.well-known/change-password')).headers.location).toBe('/setting')
})

describe('the picture of a shared product', () => {
  const drawing = (shareCard: DrawShareCard) => ({ renderer: { renderPage: kopi, shareCard } })

  test('is drawn for its address, and may be kept for ten minutes', async () => {
    const { status, headers, body } = await ask(
      '/share/id/P1.png',
      {},
      drawing(async ({ url }) => Buffer.from(url)),
    )
    expect([status, body]).toEqual([200, '/share/id/P1.png'])
    expect(headers).toMatchObject({
      ...securityHeaders('file', {}),
      'content-type': 'image/png',
      'cache-control': 'public, max-age=600, stale-while-revalidate=3600',
    })
  })

  test('gets the product’s own picture from the backend alone, and does without one that is not there', async () => {
    const pictures: (Uint8Array | null)[] = []
    const draws = drawing(async ({ picture }) => {
      for (const address of ['/media/kopi.png?w=1', 'http://127.0.0.1:1/media/teh.png']) pictures.push(await picture(address))
      return null
    })
    expect((await ask('/share/id/P1.png', {}, draws)).status).toBe(404)
    expect(seen.map(({ url }) => url)).toEqual(['/media/kopi.png?w=1', '/media/teh.png'])
    expect(pictures.map((bytes) => String(bytes && Buffer.from(bytes)))).toEqual(['{"code":200}', '{"code":200}'])
    expect((await ask('/share/id/P1.png', {}, { ...draws, config: { mediaOrigins: ['http://127.0.0.1:1'] } })).status).toBe(404)
    expect(pictures[3]).toBeNull()
  })

  test('waits for others when four are drawn at once, and pages don’t wait for any', async () => {
    const waiting: (() => void)[] = []
    const app = serverWith(drawing(() => new Promise((resolve) => waiting.push(() => resolve(Buffer.from('png'))))))
    const get = (url: string) => app.inject({ url })
    const drawn = [1, 2, 3, 4].map((number) => get(`/share/id/P${number}.png`))
    await expect.poll(() => waiting.length).toBe(4)
    const refused = await get('/share/id/P5.png')
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([503, '10', 'no-store'])
    expect((await get('/')).statusCode).toBe(200)
    for (const finish of waiting) finish()
    expect((await Promise.all(drawn)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const after = get('/share/id/P5.png')
    await expect.poll(() => waiting.length).toBe(5)
    waiting[4]?.()
    expect((await after).statusCode).toBe(200)
    await app.close()
  })

  test('that cannot be drawn is kept by nobody', async () => {
    const { status, headers } = await ask(
      '/share/id/P1.png?token=t',
      {},
      drawing(() => Promise.reject(new Error('No product'))),
    )
    expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
    expect(problems).toEqual(['/share/id/P1.png: the picture could not be drawn: Error: No product'])
  })
})
