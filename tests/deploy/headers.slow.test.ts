import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOGUE_SIZE } from '@nusaria/catalogue/products/types'
import { type Program, startProgram } from '@nusaria/scenario-runner/support/program'
import { FOLDERS } from '@nusaria/scenario-runner/support/server'
import { scriptHashes } from '@nusaria/server/site/script-hashes'
import type { ReplyKind } from '@nusaria/server/site/security-headers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildStale } from '../../scripts/lib/build.ts'
import { root } from '../../scripts/lib/root.ts'
import { ask } from './ask.ts'
import { askRaw } from './ask-raw.ts'
import { expectHeaders } from './expect-headers.ts'
import { freePort, isInstalled, type RunningServer, startExample } from './servers.ts'

const YEAR = 'public, max-age=31536000, immutable'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'TRACE'
/** A request and what answers it; `own`: the server behind has a rule of its own. */
type Row = readonly [method: Method, path: string, status: number, kind: ReplyKind, cache: string | undefined | 'own']

/** The requests to each location of nginx's example, by what stands behind `location`, with a backend and a renderer that answer. */
const ANSWERED: Readonly<Record<string, readonly Row[]>> = {
  '~ /\\.': [['GET', '/.env', 404, 'file', 'no-store']],
  '/': [
    // With a dot: a renderer has the others.
    ['GET', '/orderDetail/A.1/', 200, 'page', 'no-cache'],
    ['GET', '/no.where/1', 404, 'page', 'no-cache'],
    ['POST', '/orderDetail/A.1/', 405, 'page', 'no-store'],
  ],
  '~* ^/pc/?$': [['GET', '/pc', 302, 'page', 'no-cache']],
  '~ \\.html$': [
    ['GET', '/index.html', 200, 'page', 'no-cache'],
    ['POST', '/index.html', 405, 'page', 'no-store'],
  ],
  '~ \\.[A-Za-z0-9]+$': [
    ['GET', '/config.json', 200, 'file', 'no-cache'],
    ['GET', '/none.webp', 404, 'file', 'no-store'],
  ],
  '^~ /assets/': [
    ['GET', '/assets/<hashed>', 200, 'file', YEAR],
    ['GET', '/assets/none.js', 404, 'file', 'no-store'],
  ],
  '^~ /.well-known/': [
    ['GET', '/.well-known/security.txt', 200, 'file', 'no-cache'],
    ['GET', '/.well-known/none', 404, 'file', 'no-store'],
  ],
  '~ /\\.(?!well-known/)': [['GET', '/.well-known/.env', 404, 'file', 'no-store']],
  '= /.well-known/change-password': [['GET', '/.well-known/change-password', 302, 'page', 'no-cache']],
  '= /healthz': [['GET', '/healthz', 200, 'api', 'no-store']],
  '^~ /api/': [
    ['GET', '/api/nav/type/list', 200, 'api', 'own'],
    ['GET', '/api/none', 404, 'api', 'own'],
    ['PUT', '/api/nav/type/list', 404, 'api', 'own'],
  ],
  '^~ /media/': [['GET', '/media/none.svg', 404, 'media', 'own']],
}
/** Of a server that renders no pages. */
const STATIC: readonly Row[] = [
  ['GET', '/', 200, 'page', 'no-cache'],
  ['GET', '/cart', 200, 'page', 'no-cache'],
  ['GET', '/faqs', 200, 'page', 'no-cache'],
  ['GET', '/nowhere', 404, 'page', 'no-cache'],
  ['POST', '/cart', 405, 'page', 'no-store'],
  ['PUT', '/faqs', 405, 'page', 'no-store'],
  ['DELETE', '/cart', 405, 'page', 'no-store'],
  ['OPTIONS', '/me', 405, 'page', 'no-store'],
]
/** Where neither a backend nor a renderer answers. */
const FAILING: Readonly<Record<string, readonly Row[]>> = {
  '@failed': [
    ['GET', '/api/nav/type/list', 502, 'api', 'no-store'],
    ['POST', '/api/member/user/login', 502, 'api', 'no-store'],
    ['GET', '/gateway/', 502, 'api', 'no-store'],
  ],
  '^~ /media/': [['GET', '/media/a.svg', 502, 'media', 'no-store']],
  '^~ /share/': [['GET', '/share/id/P100001.png', 502, 'file', 'no-store']],
  // Pages come empty.
  '@static': STATIC,
  '@missing': [['GET', '/nowhere', 404, 'page', 'no-cache']],
}
/** Tested by a test of their own. */
const OTHERS = ['~ ^/(gateway|google)(/|$)', '~ ^[^.]*$', '^~ /share/']

/** Caddy's replies to what it can't pass on are those of its API. */
const CADDY_FAILS_AS_API = ['/media/a.svg', '/share/id/P100001.png']

test('each location of nginx’s example has a request', () => {
  const locations = readFileSync(`${root}/deploy/nginx/shop/locations.conf`, 'utf8')
  const names = [...locations.matchAll(/^\s*(?:#\w+ )?location (.+?) \{/gm)].map(([, name = '']) => name)
  expect(new Set(names.filter((name) => !name.startsWith('^~ /toko/') && name !== '= /toko'))).toEqual(
    new Set([...Object.keys(ANSWERED), ...Object.keys(FAILING), '@failed', ...OTHERS]),
  )
})

for (const name of ['nginx', 'caddy'] as const)
  describe.runIf(isInstalled(name) && isInstalled('openssl'))(`headers of ${name}`, () => {
    const folder = mkdtempSync(join(tmpdir(), `nusaria-headers-${name}-`))
    const files = FOLDERS.storefront
    const programs: Program[] = []
    const servers: RunningServer[] = []
    let scripts: readonly string[] = []
    let hashed = ''
    let plain: RunningServer
    let rendering: RunningServer
    let failing: RunningServer

    beforeAll(async () => {
      await buildStale(['storefront', 'server', 'standIns'])
      scripts = await scriptHashes(readFileSync(`${files}/index.html`, 'utf8'))
      hashed = readdirSync(`${files}/assets`).find((file) => file.endsWith('.js')) ?? ''
      const start = async (env: Readonly<Record<string, string>>) => {
        const program = startProgram(env)
        programs.push(program)
        return new URL(await program.origin).host
      }
      const api = await start({ NUSARIA_PRODUCTS: String(CATALOGUE_SIZE.least) })
      const renderer = await start({
        NUSARIA_API: `http://${api}`,
        STATIC_DIR: files,
        NUSARIA_SITE: 'https://shop.example',
        NUSARIA_TLS: '1',
      })
      const nobody = `127.0.0.1:${await freePort()}`
      const example = async (dir: string, place: { readonly api: string; readonly renderers?: readonly string[] }) => {
        const server = await startExample(name, { dir: `${folder}/${dir}`, files, ...place })
        servers.push(server)
        return server
      }
      plain = await example('plain', { api })
      rendering = await example('rendering', { api, renderers: [renderer] })
      failing = await example('failing', { api: nobody, renderers: [nobody] })
    })
    afterAll(async () => {
      for (const each of [...servers, ...programs]) await each.stop()
    })

    async function expectRow({ origin }: RunningServer, [method, path, status, kind, cache]: Row): Promise<void> {
      const what = `${method} ${path}`
      const reply = await ask(origin + path.replace('<hashed>', hashed), { method })
      // Once Caddy's health check has found no renderer, it says that none is there.
      const found = reply.status === 503 && origin === failing.origin && path.startsWith('/share/') ? 502 : reply.status
      expect([what, found]).toEqual([what, status])
      expectHeaders(what, kind, reply.headers, scripts)
      if (cache === 'own') expect(reply.headers['cache-control']).toMatch(/^(no-store|public|no-cache)/)
      else expect([what, reply.headers['cache-control']]).toEqual([what, cache])
    }

    test('every location answers with the headers of its kind and a rule for caches', async () => {
      for (const row of [...Object.values(ANSWERED).flat(), ...STATIC]) await expectRow(plain, row)
    })

    test('so it does before a renderer', async () => {
      for (const row of Object.values(ANSWERED).flat()) await expectRow(rendering, row)
      for (const row of STATIC.filter(([, , status]) => status === 405)) await expectRow(rendering, row)
      for (const [path, status] of [
        ['/faqs', 200],
        ['/cart', 200],
        ['/nowhere', 404],
      ] as const) {
        const { headers, ...reply } = await ask(rendering.origin + path)
        // A page has scripts of its own; each other header is that of every page.
        const [policy = '', ...others] = headers['content-security-policy']?.split(', ') ?? []
        expect([path, reply.status, others, policy]).toEqual([
          path,
          status,
          [],
          expect.stringMatching(/^default-src 'none'; script-src 'self'/),
        ])
        const shown =
          /script-src ([^;]*)/
            .exec(policy)?.[1]
            ?.split(' ')
            .slice(1)
            .map((source) => source.slice(1, -1)) ?? []
        expectHeaders(path, 'page', headers, shown)
        expect([path, headers['cache-control']]).toEqual([path, expect.stringMatching(/^(public, max-age=0|private, no-cache|no-cache)/)])
      }
      const card = await ask(`${rendering.origin}/share/id/P100001.png`)
      expect([card.status, card.headers['content-type']]).toEqual([200, 'image/png'])
      expectHeaders('a card', 'file', card.headers, scripts)
      expect(card.headers['cache-control']).toMatch(/^public, max-age=600/)
    })

    test('so it does when nothing behind it answers', async () => {
      for (const row of Object.values(FAILING).flat()) {
        const [method, path, status, , cache] = row
        await expectRow(failing, name === 'caddy' && CADDY_FAILS_AS_API.includes(path) ? [method, path, status, 'api', cache] : row)
      }
      const { body } = await ask(`${failing.origin}/api/nav/type/list`)
      expect(JSON.parse(body.toString())).toEqual({ code: 502, msg: '', data: null, status: '502' })
    })

    test('the pages of the mock for other companies keep their own policy, and cannot be framed', async () => {
      for (const path of ['/gateway/', '/google/']) {
        const { status, headers } = await ask(plain.origin + path)
        expect([path, status]).toEqual([path, 200])
        const policy = headers['content-security-policy'] ?? ''
        const own = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash)
        expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'strict-transport-security': 'max-age=31536000' })
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect([policy.split('; ')[0], own.length, policy]).toEqual([
          "default-src 'none'",
          own.length,
          expect.stringContaining("frame-ancestors 'none'"),
        ])
        expect(headers['cache-control']).toBeDefined()
      }
    })

    test('a body that is too large is refused with the headers of the API', async () => {
      const headers = { 'content-type': 'application/json', 'content-length': '6000000', expect: '100-continue' }
      const reply = await ask(`${plain.origin}/api/member/user/login`, { method: 'POST', headers, body: Buffer.alloc(6_000_000, 'a') })
      expect([reply.status, reply.headers['cache-control']]).toEqual([413, 'no-store'])
      expectHeaders('413', 'api', reply.headers, scripts)
    })

    test('TRACE is refused with headers too', async () => {
      const reply = await ask(`${plain.origin}/cart`, { method: 'TRACE' })
      expect([reply.status, reply.headers['cache-control']]).toEqual([405, 'no-store'])
      // nginx refuses it before it looks for a location.
      expectHeaders('TRACE', name === 'nginx' ? 'api' : 'page', reply.headers, scripts)
    })

    // Caddy's library for HTTP answers these by itself, as a text without any header.
    test.runIf(name === 'nginx').each([
      ['a request that is none', 400, ['GARBAGE']],
      ['two names', 400, ['GET / HTTP/1.1', 'Host: a', 'Host: b']],
      ['no name', 400, ['GET / HTTP/1.1']],
      ['an address that is too long', 414, [`GET /${'a'.repeat(40_000)} HTTP/1.1`, 'Host: a']],
      ['a header that is too long', 400, ['GET / HTTP/1.1', 'Host: a', `A: ${'a'.repeat(40_000)}`]],
    ])('%s is refused with headers', async (what, status, lines) => {
      const reply = await askRaw(plain.origin, lines)
      expect([reply.status, reply.headers['cache-control']]).toEqual([status, 'no-store'])
      expectHeaders(what, 'api', reply.headers, scripts)
    })
  })
