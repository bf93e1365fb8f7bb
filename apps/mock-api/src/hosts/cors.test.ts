import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { fastifyPlugin } from '../fastify.ts'
import { createShopMock } from '../index.ts'
import { Cors } from './cors.ts'

const SHOP = 'https://shop.example'
const OTHER = 'http://localhost:3000'
const mock = createShopMock({ cors: [SHOP, `${OTHER}/`], report: () => undefined })
const app = Fastify({ exposeHeadRoutes: false })
void app.register(fastifyPlugin(mock))

const CALL = '/api/nav/type/list'
const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,deviceid' }
type Headers = Readonly<Record<string, string>>

/** The status and the CORS headers of a reply, from both hosts: they must be the same. */
async function ask(method: string, path: string, headers: Headers) {
  const body = method === 'POST' ? '{' : undefined
  const handled = await mock.handle(new Request(`http://localhost${path}`, { method, headers, body }))
  const served = await app.inject({ method: method as 'GET', url: path, headers: { host: 'localhost', ...headers }, payload: body })
  const pick = (get: (name: string) => unknown) => ({
    origin: get('access-control-allow-origin') ?? null,
    credentials: get('access-control-allow-credentials') ?? null,
    vary: String(get('vary') ?? '')
      .split(', ')
      .includes('Origin'),
  })
  const one = { status: handled.status, ...pick((name) => handled.headers.get(name)) }
  expect({ status: served.statusCode, ...pick((name) => served.headers[name]) }, `${method} ${path} of Fastify`).toEqual(one)
  return { ...one, headers: handled.headers }
}

test.each<[string, string, string, Headers, number, string | null]>([
  ['a call of an allowed origin', 'GET', CALL, { origin: SHOP }, 200, SHOP],
  ['a call of another allowed origin', 'GET', CALL, { origin: OTHER }, 200, OTHER],
  ['a call without an origin', 'GET', CALL, {}, 200, null],
  ['a call of an unknown origin', 'GET', CALL, { origin: 'https://evil.example' }, 200, null],
  ['an origin that no page has: null', 'GET', CALL, { origin: 'null' }, 200, null],
  ['another scheme', 'GET', CALL, { origin: 'http://shop.example' }, 200, null],
  ['another port', 'GET', CALL, { origin: 'https://shop.example:8443' }, 200, null],
  ['the usual port, which browsers leave out', 'GET', CALL, { origin: 'https://shop.example:443' }, 200, null],
  ['capital letters, which browsers never send', 'GET', CALL, { origin: 'https://Shop.example' }, 200, null],
  ['a name below an allowed one', 'GET', CALL, { origin: 'https://a.shop.example' }, 200, null],
  ['a name that begins like an allowed one', 'GET', CALL, { origin: 'https://shop.example.evil.example' }, 200, null],
  ['several origins in one header', 'GET', CALL, { origin: `${SHOP}, ${OTHER}` }, 200, null],
  ['a star', 'GET', CALL, { origin: '*' }, 200, null],
  ['a call with cookies', 'GET', CALL, { origin: SHOP, cookie: 'mock_world=default' }, 200, SHOP],
  ['HEAD', 'HEAD', CALL, { origin: SHOP }, 404, SHOP],
  ['an unknown call', 'GET', '/api/none', { origin: SHOP }, 404, SHOP],
  ['an unknown call of an unknown origin', 'GET', '/api/none', { origin: 'https://evil.example' }, 404, null],
  ['an unknown world', 'GET', CALL, { origin: SHOP, 'x-mock-world': 'none' }, 404, SHOP],
  ['a body that is no JSON', 'POST', '/api/member/user/login', { origin: SHOP, 'content-type': 'application/json' }, 400, SHOP],
  ['a picture', 'GET', '/media/none.svg', { origin: SHOP }, 404, SHOP],
  ['a preflight', 'OPTIONS', CALL, { origin: SHOP, ...preflight }, 204, SHOP],
  ['a preflight of an unknown path', 'OPTIONS', '/api/none', { origin: SHOP, ...preflight }, 204, SHOP],
  ['a preflight with an unknown world', 'OPTIONS', CALL, { origin: SHOP, 'x-mock-world': 'none', ...preflight }, 204, SHOP],
  ['a preflight of an unknown origin', 'OPTIONS', CALL, { origin: 'https://evil.example', ...preflight }, 404, null],
  ['a preflight of null', 'OPTIONS', CALL, { origin: 'null', ...preflight }, 404, null],
  ['a preflight without an origin', 'OPTIONS', CALL, preflight, 404, null],
  ['OPTIONS that is no preflight', 'OPTIONS', CALL, { origin: SHOP }, 404, SHOP],
])('%s', async (_, method, path, headers, status, origin) => {
  const reply = await ask(method, path, headers)
  expect(reply).toMatchObject({ status, origin, credentials: null, vary: true })
})

test('a preflight names what calls need; a reply what clients read', async () => {
  const { headers } = await ask('OPTIONS', CALL, { origin: SHOP, ...preflight })
  expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, PUT, DELETE, PATCH')
  expect(headers.get('access-control-allow-headers')?.toLowerCase().split(', ')).toEqual(
    expect.arrayContaining(['authorization', 'deviceid', 'language', 'platform', 'storeno', 'content-type', 'x-mock-world']),
  )
  const reply = await ask('GET', CALL, { origin: SHOP })
  expect(reply.headers.get('access-control-expose-headers')).toContain('x-image-id')
})

test('the control API is for no page of another origin', async () => {
  const headers = { host: 'localhost', origin: SHOP }
  const reply = await app.inject({ url: '/__mock/health', headers })
  expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([403, undefined])
  const asked = await app.inject({ method: 'OPTIONS', url: '/__mock/health', headers: { ...headers, ...preflight } })
  expect(asked.headers['access-control-allow-origin']).toBeUndefined()
})

test('nothing says anything of origins where none is named', async () => {
  const plain = createShopMock()
  const reply = await plain.handle(new Request(`http://localhost${CALL}`, { headers: { origin: SHOP } }))
  expect([reply.status, reply.headers.get('vary'), reply.headers.get('access-control-allow-origin')]).toEqual([200, null, null])
})

test.each([
  '*',
  'null',
  '',
  'shop.example',
  'https://shop.example/path',
  'https://shop.example?a',
  'https://*.shop.example',
  'ftp://shop.example',
])('"%s" is refused as an origin', (origin) => {
  expect(() => new Cors([origin])).toThrow('is not an origin')
})

test('an origin is written as browsers write it', () => {
  const asked = { method: 'GET', path: CALL, headers: { origin: SHOP } }
  expect(new Cors(['HTTPS://Shop.Example:443/']).replyHeaders(asked)?.['access-control-allow-origin']).toBe(SHOP)
})
