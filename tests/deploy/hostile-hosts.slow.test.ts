import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOGUE_SIZE } from '@nusaria/catalogue/products/types'
import { type Program, startProgram } from '@nusaria/scenario-runner/support/program'
import { configFile, FOLDERS } from '@nusaria/scenario-runner/support/server'
import { RENDERED_ELEMENT } from '@nusaria/server/site/rendered-page'
import { PRETENDED_HEADERS } from '@nusaria/server/testing/pretended-headers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildStale } from '../../scripts/lib/build.ts'
import { askRaw } from './ask-raw.ts'
import { isInstalled, type RunningServer, startExample } from './servers.ts'

// Whoever asks first decides what a cache keeps for the others: nothing of a hostile request may be in it.

/** Caddy makes a certificate of its own for names below `localhost`. */
const HOSTS = ['a.localhost', 'b.localhost'] as const
const [A, B] = HOSTS
/** Both layouts and all languages have entries of their own in the cache: these are of one. */
const VISITOR = ['User-Agent: Mozilla/5.0 (Macintosh)', 'Accept-Language: en']

type Form = (path: string) => readonly string[]

const withHeader =
  (header: string): Form =>
  (path) => [`GET ${path} HTTP/1.1`, `Host: ${A}`, ...VISITOR, header]
const withHost =
  (...hosts: readonly string[]): Form =>
  (path) => [`GET ${path} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), ...VISITOR]
const withTarget =
  (prefix: string, host: string = A): Form =>
  (path) => [`GET ${prefix}${path} HTTP/1.1`, `Host: ${host}`, ...VISITOR]

const FORMS: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(Object.entries(PRETENDED_HEADERS).map(([name, value]) => [name, withHeader(`${name}: ${value}`)])),
  'X-Forwarded-Host of the other store': withHeader(`X-Forwarded-Host: ${B}`),
  'X-Forwarded-Host, twice': withHeader(`X-Forwarded-Host: ${B}\r\nX-Forwarded-Host: evil.example`),
  'X-Forwarded-Host with a port': withHeader(`X-Forwarded-Host: ${A}:666`),
  x_forwarded_host: withHeader(`X_Forwarded_Host: evil.example`),
  'Forwarded of the other store': withHeader(`Forwarded: host=${B};proto=http`),
  'X-Forwarded-Proto http': withHeader('X-Forwarded-Proto: http'),
  'all at once': (path) => [...withHost(A)(path), ...Object.entries(PRETENDED_HEADERS).map(([name, value]) => `${name}: ${value}`)],
  'a header of the connection': withHeader(`Connection: X-Request-Id, Host\r\nX-Forwarded-Host: evil.example`),
  'a body': (path) => [...withHost(A)(path), 'Content-Length: 3', '', 'a=1'],
  'another method': (path) => [`HEAD ${path} HTTP/1.1`, `Host: ${A}`, 'X-Forwarded-Host: evil.example', ...VISITOR],
  'X-HTTP-Method-Override': withHeader('X-HTTP-Method-Override: POST'),
  'a token': withHeader('Authorization: Bearer evil'),
  'a world of the mock': withHeader('X-Mock-World: evil\r\nCookie: mock_world=evil'),
  'a range': withHeader('Range: bytes=0-9'),
  'a condition': withHeader('If-None-Match: *'),
  'a port in Host': withHost(`${A}:666`),
  'an empty port': withHost(`${A}:`),
  'a port that is a name': withHost(`${A}:evil.example`),
  'upper case': withHost(A.toUpperCase()),
  'a dot at the end': withHost(`${A}.`),
  'a dot and a port': withHost(`${A}.:666`),
  'two names': withHost(A, 'evil.example'),
  'two names, the other store last': withHost(A, B),
  'two names, the other store first': withHost(B, A),
  'a name of two': withHost(`${A}, evil.example`),
  'a name with a user': withHost(`${A}@evil.example`),
  'a name with a path': withHost(`${A}/evil.example`),
  'a foreign name': withHost('evil.example'),
  'an address': withHost('127.0.0.1'),
  'a line that is continued': withHost(`${A}\r\n evil.example`),
  'absolute form, another name in Host': withTarget(`https://${A}`, 'evil.example'),
  'absolute form, the other store in Host': withTarget(`https://${A}`, B),
  'absolute form with a port': withTarget(`https://${A}:666`),
  'absolute form, by HTTP': withTarget(`http://${A}`),
  'absolute form of the other store': withTarget(`https://${B}`),
  'absolute form, foreign': withTarget('https://evil.example'),
  'absolute form in upper case': withTarget(`HTTPS://${A.toUpperCase()}`, 'evil.example'),
  'two slashes and a name': withTarget('//evil.example'),
  'HTTP/1.0 without a name': (path) => [`GET ${path} HTTP/1.0`, ...VISITOR],
}

/** What a visitor asks who means no harm. */
const clean = (host: string): Form => withHost(host)

/** What a page says: its HTML, and the replies in it without what is another each time: ids, times, and the order in which they came. */
function contentOf(html: string) {
  const state = new RegExp(`id="${RENDERED_ELEMENT}">([^<]*)<`)
  const replies: unknown = JSON.parse(state.exec(html)?.[1] ?? '', (key, value) => {
    if (key === 'requestId' || key.endsWith('TimeStamp')) return undefined
    return key === '__internal_without_id' ? value.sort() : value
  })
  return { html: html.replace(state, ''), replies }
}

const STORES = {
  stores: [
    { host: A, storeNo: '62001' },
    { host: B, storeNo: '62002' },
  ],
}
const SITE = 'https://shop.example'

test('at least forty forms are tried', () => expect(Object.keys(FORMS).length).toBeGreaterThanOrEqual(40))

for (const name of ['nginx', 'caddy'] as const)
  describe.runIf(isInstalled(name) && isInstalled('openssl'))(`hostile names before ${name}`, () => {
    const folder = mkdtempSync(join(tmpdir(), `nusaria-hostile-${name}-`))
    const programs: Program[] = []
    const servers: RunningServer[] = []
    const passed: IncomingHttpHeaders[] = []
    const backend = createServer((request, reply) => {
      passed.push(request.headers)
      reply.end('{}')
    })
    const shops: Partial<Record<'stores' | 'site', RunningServer>> = {}

    beforeAll(async () => {
      await buildStale(['storefront', 'server'])
      const start = async (env: Readonly<Record<string, string>>) => {
        const program = startProgram(env)
        programs.push(program)
        return new URL(await program.origin).host
      }
      await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
      const api = `127.0.0.1:${(backend.address() as AddressInfo).port}`
      const mock = `http://${await start({ NUSARIA_PRODUCTS: String(CATALOGUE_SIZE.least) })}`
      const renders = { NUSARIA_API: mock, STATIC_DIR: FOLDERS.storefront, NUSARIA_TLS: '1' }
      for (const [kind, env] of [
        ['stores', { NUSARIA_CONFIG: configFile(STORES) }],
        ['site', { NUSARIA_SITE: SITE }],
      ] as const) {
        const renderer = await start({ ...renders, ...env })
        const server = await startExample(name, {
          dir: `${folder}/${kind}`,
          files: FOLDERS.storefront,
          api,
          renderers: [renderer],
          hosts: HOSTS,
        })
        servers.push(server)
        shops[kind] = server
      }
    })
    afterAll(async () => {
      for (const each of [...servers, ...programs]) await each.stop()
      backend.close()
    })

    const send = (kind: 'stores' | 'site', lines: readonly string[]) => askRaw((shops[kind]?.origin ?? '').replace('localhost', A), lines)

    /** The page as it is kept, or, without a cache, as it comes complete. */
    async function kept(kind: 'stores' | 'site', host: string, path: string): Promise<string> {
      const isKept = async () => {
        const { headers, body } = await send(kind, clean(host)(path))
        const whole = name === 'nginx' ? headers['x-cache'] === 'HIT' : /^public/.test(headers['cache-control'] ?? '')
        return whole ? body : ''
      }
      let page = ''
      await expect.poll(async () => (page = await isKept())).not.toBe('')
      return page
    }

    describe.each(['stores', 'site'] as const)('%s', (kind) => {
      const origins = kind === 'stores' ? [`https://${A}`, `https://${B}`] : [SITE, SITE]
      const pages: Record<string, ReturnType<typeof contentOf>> = {}
      /** The page of a host that nobody has attacked. */
      const cleanPage = async (host: string) => (pages[host] ??= contentOf(await kept(kind, host, '/privacy?q=0')))

      test('a page names its own origin', async () => {
        for (const [at, host] of HOSTS.entries()) {
          const { html } = await cleanPage(host)
          expect(html).toContain(`<link rel="canonical" href="${origins[at]}/privacy"`)
          expect(html).not.toMatch(new RegExp(`https?://${kind === 'stores' ? HOSTS[1 - at] : 'a\\.localhost'}`))
        }
      })

      test.each(Object.entries(FORMS).map(([form, lines], at) => [form, lines, `/privacy?q=${at + 1}`] as const))(
        '%s changes no page that others get',
        async (_, lines, path) => {
          // A reply that isn't complete is not kept: the attack is repeated.
          for (let i = 0; i < 2; i++) {
            const { status, body, headers } = await send(kind, lines(path))
            expect(body + (headers.location ?? '')).not.toMatch(/evil\.example\/privacy|:666|(canonical|og:url|og:image)[^>]*evil/)
            expect(status).toBeLessThan(500)
          }
          for (const host of HOSTS) expect(contentOf(await kept(kind, host, path))).toEqual(await cleanPage(host))
        },
      )
    })

    test('the picture of a shared product is the same whoever asked first', async () => {
      const card = async (lines: readonly string[]) => (await send('stores', lines)).body
      const first = await card(clean(A)('/share/en/P100001.png'))
      expect(first).toContain('PNG')
      for (const [at, form] of ['x-forwarded-host', 'X-Forwarded-Host of the other store', 'all at once', 'a port in Host'].entries()) {
        const path = `/share/en/P100001.png?q=${at}`
        await card(FORMS[form]?.(path) ?? [])
        expect([form, (await card(clean(A)(path))) === first]).toEqual([form, true])
      }
    })

    test('the API learns nothing of what a client pretends', async () => {
      let reached = 0
      for (const [form, lines] of Object.entries(FORMS)) {
        passed.length = 0
        await send('stores', lines('/api/nav/type/list'))
        reached += passed.length
        for (const { host = '', authorization: _, cookie: __, 'x-mock-world': ___, ...headers } of passed) {
          expect([form, JSON.stringify(headers)]).toEqual([form, expect.not.stringMatching(/evil|:666|"666"|192\.0\.2|b\.localhost/)])
          expect([form, host]).toEqual([form, expect.not.stringMatching(name === 'nginx' ? /[:A-Z]|\.$/ : /:/)])
          expect([form, headers['x-forwarded-for'], headers['x-forwarded-proto']]).toEqual([form, '127.0.0.1', 'https'])
        }
      }
      expect(reached).toBeGreaterThan(25)
      passed.length = 0
      await send('stores', clean(A)('/api/nav/type/list'))
      expect(passed.map(({ host }) => host)).toEqual([A])
    })
  })
