import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { CATALOGUE_SIZE } from '@nusaria/catalogue/products/types'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { storyContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { httpControl, worldControl } from '@nusaria/scenario-runner/support/control'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import { type Program, startProgram } from '@nusaria/scenario-runner/support/program'
import { scriptHashes } from '@nusaria/server/site/script-hashes'
import { REPLY_KINDS, securityHeaders } from '@nusaria/server/site/security-headers'
import { deployFiles } from '@nusaria/tools/deploy/deploy-files'
import { renderHeaders } from '@nusaria/tools/deploy/render-headers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildStale } from '../../scripts/lib/build.ts'
import { root } from '../../scripts/lib/root.ts'
import { ask } from './ask.ts'
import { expectHeaders } from './expect-headers.ts'
import { startImages } from './images.ts'
import { isInstalled, type RunningServer, startExample } from './servers.ts'
import { tlsVersion } from './tls-version.ts'

const folder = mkdtempSync(join(tmpdir(), 'nusaria-deploy-'))
const files = `${folder}/shop`
let mock: Program
let api = ''
/** Those of the page's inline scripts. */
let scripts: readonly string[] = []

beforeAll(async () => {
  await buildStale(['storefront', 'server', 'standIns'])
  cpSync(`${root}/apps/storefront/dist`, files, { recursive: true })
  scripts = await scriptHashes(readFileSync(`${files}/index.html`, 'utf8'))
  mkdirSync(`${files}/.git`)
  writeFileSync(`${files}/.git/config`, 'secret')
  writeFileSync(`${files}/.env`, 'secret')
  execFileSync(process.execPath, [`${root}/deploy/compress.mjs`, `${files}/assets`])
  mock = startProgram({ NUSARIA_HOSTS: 'shop.example', NUSARIA_PRODUCTS: String(CATALOGUE_SIZE.least) })
  api = await mock.origin
})
afterAll(async () => {
  await mock.stop()
})

test('the generated files of deploy/ are those of the list of headers and of the shop’s pages', async () => {
  const print = (format: 'nginx' | 'caddy', kind: string) => {
    const known = REPLY_KINDS.find((each) => each === kind)
    return known === undefined ? '' : renderHeaders(format, kind, securityHeaders(known, { tls: true, scripts }))
  }
  for (const [file, text] of deployFiles(files, print))
    expect([file, readFileSync(`${root}/${file}`, 'utf8').trim()]).toEqual([file, text.trim()])
})

const YEAR = 'public, max-age=31536000, immutable'
const JSON_BODY = { 'content-type': 'application/json' }

/** Docker or podman, where `npm run check images` has built the images. */
const engine = process.env.NUSARIA_IMAGES

for (const name of ['nginx', 'caddy', 'images'] as const) {
  const installed = name === 'images' ? engine !== undefined : isInstalled(name) && isInstalled('openssl')
  const missing =
    name === 'images'
      ? 'The images are tested by `npm run check images`.'
      : `${name} (or openssl) is not installed: its example in deploy/ is not tested here.`
  if (!installed) process.stdout.write(`${missing}\n`)

  describe.runIf(installed)(name === 'images' ? 'the images' : `the example for ${name}`, () => {
    let server: RunningServer
    let images: Awaited<ReturnType<typeof startImages>> | undefined
    let backend = ''
    const get = (path: string, headers: Readonly<Record<string, string>> = {}) => ask(server.origin + path, { headers })
    /** The address of a file that the page names. */
    const named = async (pattern: RegExp) => pattern.exec((await get('/')).body.toString())?.[0] ?? ''
    const largest = () => named(/\/assets\/vendor-[^" ]+\.js/)

    beforeAll(async () => {
      if (name === 'images') {
        images = await startImages(engine ?? '')
        server = images
      } else server = await startExample(name, { dir: `${folder}/${name}`, files, api: new URL(api).host })
      backend = images?.api ?? api
    })
    afterAll(() => server?.stop())

    test('serves every page of the shop with the headers of the one list', async () => {
      for (const path of ['/', '/index.html', '/cart', '/Cart/', '/orderDetail/A-1', '/commodDetail?product_no=1']) {
        const reply = await get(path)
        expect([path, reply.status, reply.headers['cache-control']]).toEqual([path, 200, 'no-cache'])
        expect(reply.headers['content-type']).toMatch(/^text\/html/)
        expect(reply.body.toString()).toContain('<div id="root">')
        expectHeaders(path, 'page', reply.headers, scripts)
        expect(reply.headers.server ?? '').not.toMatch(/\d/)
      }
    })

    test('serves the legal texts with their content', async () => {
      for (const path of ['/faqs', '/faqs/', '/agreement-en', '/FAQS']) {
        const reply = await get(path)
        expect([path, reply.status, reply.headers['cache-control']]).toEqual([path, 200, 'no-cache'])
        // Of another case the browser renders it.
        expect(/<div id="root"></.test(reply.body.toString().replace('<div id="root"></div>', ''))).toBe(path !== '/FAQS')
        expectHeaders(path, 'page', reply.headers, scripts)
      }
    })

    test('answers an address without a page with the shop’s own page and status 404', async () => {
      for (const path of ['/nowhere', '/cart/1', '/orderDetail']) {
        const reply = await get(path)
        expect([path, reply.status]).toEqual([path, 404])
        expect(reply.body.toString()).toContain('<div id="root">')
        expectHeaders(path, 'page', reply.headers, scripts)
      }
    })

    test('answers a missing file with 404, without a page', async () => {
      for (const path of ['/assets/none-1234567.js', '/none.webp', '/texts/none.json', '/.well-known/none']) {
        const reply = await get(path)
        expect([path, reply.status, reply.headers['cache-control']]).toEqual([path, 404, 'no-store'])
        expect(reply.body.toString()).not.toContain('<div id="root">')
      }
    })

    test('lets a browser store hashed files for a year, and asks again for all others', async () => {
      const hashed = await get(await largest())
      expect([hashed.status, hashed.headers['cache-control']]).toEqual([200, YEAR])
      expect(hashed.headers['content-type']).toMatch(/^(text|application)\/javascript/)
      expectHeaders('a hashed file', 'file', hashed.headers, scripts)
      expect((await get(await named(/\/assets\/[^"]+\.woff2/))).headers['content-type']).toBe('font/woff2')
      for (const [path, type] of [
        ['/config.json', 'application/json'],
        ['/manifest.webmanifest', 'application/manifest+json'],
        ['/robots.txt', 'text/plain'],
        ['/favicon.svg', 'image/svg+xml'],
        ['/.well-known/security.txt', 'text/plain'],
      ] as const) {
        const reply = await get(path)
        expect([path, reply.status, reply.headers['cache-control']]).toEqual([path, 200, 'no-cache'])
        expect(reply.headers['content-type']).toContain(type)
        expectHeaders(path, 'file', reply.headers, scripts)
      }
    })

    test('answers 304 when the browser has the page', async () => {
      const { headers } = await get('/cart')
      expect((await get('/cart', { 'if-none-match': headers.etag ?? '' })).status).toBe(304)
      expect((await get('/nowhere', { 'if-none-match': headers.etag ?? '' })).status).toBe(404)
    })

    test('compresses what gets smaller', async () => {
      const plain = await get(await largest())
      const zipped = await get(await largest(), { 'accept-encoding': 'gzip' })
      expect([plain.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual([undefined, 'gzip'])
      expect(zipped.headers.vary?.toLowerCase()).toContain('accept-encoding')
      expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true)
      expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
      expect((await get('/screenshots/home-narrow.webp', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined()
    })

    test('passes calls and pictures on to the API, with one set of headers and the request’s id', async () => {
      const reply = await get('/api/nav/type/list', { 'accept-encoding': 'gzip' })
      expect([reply.status, reply.headers['content-encoding']]).toEqual([200, 'gzip'])
      expect(JSON.parse(gunzipSync(reply.body).toString()).data).toBeTruthy()
      expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/)
      await expect.poll(() => server.log()).toContain(reply.headers['x-request-id'])
      expectHeaders('a call', 'api', reply.headers, scripts)
      const own = await get('/api/nav/type/list', { 'x-request-id': 'chosen-by-a-client' })
      expect(own.headers['x-request-id']).not.toBe('chosen-by-a-client')
      expectHeaders('/media/none.svg', 'media', (await get('/media/none.svg')).headers, scripts)
      expect((await get('/gateway/')).status).toBe(200)
    })

    test('lets a member log in and upload a picture', async () => {
      const checked = process.env.NODE_TLS_REJECT_UNAUTHORIZED
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
      try {
        const control = httpControl(backend)
        const story = storyContext({ ...httpHost(server.origin), control }, worldControl(control, 'default'))
        await loginActions.logsIn(story, { account: '81200000001' })
        expect((await story.client.call('member.info')).user_name).toContain('Sari')
        const picture = await get('/screenshots/home-narrow.webp')
        expect(picture.body.length).toBeGreaterThan(10_000)
        const file = new File([new Uint8Array(picture.body)], 'a.webp', { type: 'image/webp' })
        expect(await story.client.call('picture.upload', { purpose: 'review', file })).toHaveProperty('picture_id')
      } finally {
        if (checked === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
        else process.env.NODE_TLS_REJECT_UNAUTHORIZED = checked
      }
    })

    test('refuses a body that is too large, in the form of the API', async () => {
      for (const size of [1_500_000, 6_000_000]) {
        const reply = await ask(`${server.origin}/api/member/user/login`, {
          method: 'POST',
          headers: { ...JSON_BODY, 'content-length': String(size), expect: '100-continue' },
          body: Buffer.alloc(size, 'a'),
        })
        expect([size, reply.status, JSON.parse(reply.body.toString()).code]).toEqual([size, 413, 413])
      }
    })

    test('answers the API under the names of NUSARIA_HOSTS alone', async () => {
      if (name === 'nginx') expect((await get('/api/nav/type/list', { host: 'shop.example' })).status).toBe(200)
      const foreign = await get('/api/nav/type/list', { host: 'evil.example' })
      expect(foreign.body.toString()).not.toContain('"data":[')
    })

    test('shows no file whose name begins with a dot, and nothing outside its folder', async () => {
      for (const path of [
        '/.env',
        '/.git/config',
        '/assets/../.env',
        '/.well-known/../.env',
        '/%2eenv',
        '/.well-known/.env',
        '/../../etc/passwd',
      ]) {
        const reply = await get(path)
        expect([path, reply.status >= 400]).toEqual([path, true])
        expect(reply.body.toString()).not.toMatch(/secret|root:x:/)
      }
    })

    test('says that it runs, and shows neither figures nor control API', async () => {
      expect((await get('/healthz')).status).toBe(200)
      for (const path of ['/metrics', '/readyz', '/__mock/worlds']) expect([path, (await get(path)).status]).toEqual([path, 404])
      expect((await get('/.well-known/change-password')).headers.location).toMatch(/\/setting$/)
      for (const path of ['/pc', '/pc/', '/PC', '/Pc/?lang=en']) {
        const { status, headers } = await get(path)
        expect([path, status, /\/(\?lang=en|\??)$/.test(headers.location ?? '')]).toEqual([path, 302, true])
      }
    })

    test.runIf(name === 'nginx')('answers who checks the name for a certificate by HTTP', async () => {
      mkdirSync(`${folder}/nginx/acme/.well-known/acme-challenge`, { recursive: true })
      writeFileSync(`${folder}/nginx/acme/.well-known/acme-challenge/token`, 'proof')
      const reply = await ask(`${server.plainOrigin}/.well-known/acme-challenge/token`)
      expect([reply.status, reply.body.toString()]).toEqual([200, 'proof'])
    })

    test('leads from HTTP to HTTPS', async () => {
      const reply = await ask(`${server.plainOrigin}/cart?a=1`)
      expect([301, 308]).toContain(reply.status)
      expect(reply.headers.location).toMatch(/^https:\/\/localhost.*\/cart\?a=1$/)
    })

    test('speaks TLS 1.2 and 1.3 alone', async () => {
      expect(await Promise.all(['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'].map((version) => tlsVersion(server.origin, version)))).toEqual([
        'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
        'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
        'TLSv1.2',
        'TLSv1.3',
      ])
    })

    test('writes no query into its log', async () => {
      await get('/search?keyword=secret-word')
      await expect.poll(() => server.log()).toContain('"/search"')
      expect(server.log()).not.toMatch(/secret-word|product_no/)
    })

    test.runIf(name !== 'images')('serves a shop below a path', async () => {
      if (name === 'images') return
      const below = await startExample(name, { dir: `${folder}/${name}-below`, files, api: new URL(api).host, below: true })
      try {
        const status = async (path: string) => (await ask(below.origin + path)).status
        for (const path of ['/toko/', '/toko/cart', '/toko/config.json', '/api/nav/type/list'])
          expect([path, await status(path)]).toEqual([path, 200])
        for (const path of ['/toko/nowhere', '/toko/assets/none.js', '/toko/.env']) expect([path, await status(path)]).toEqual([path, 404])
        expect((await ask(`${below.origin}/toko`)).headers.location).toMatch(/\/toko\/$/)
        expect((await ask(`${below.origin}/.well-known/change-password`)).headers.location).toMatch(/\/toko\/setting$/)
        expect((await ask(`${below.origin}/toko/PC`)).headers.location).toMatch(/\/toko\/\??$/)
        expect(await status('/.well-known/security.txt')).toBe(200)
      } finally {
        await below.stop()
      }
    })

    test.runIf(name === 'nginx')('slows one address down that tries many logins', async () => {
      const login = () => ask(`${server.origin}/api/member/user/login`, { method: 'POST', headers: JSON_BODY, body: '{}' })
      const statuses = new Set<number>()
      for (let i = 0; i < 60; i++) statuses.add((await login()).status)
      expect(statuses).toContain(429)
    })

    test.runIf(name === 'images')('run as another user than root, without capabilities, on a file system that can’t be written', () => {
      for (const each of ['shop', 'renderer', 'api'] as const) {
        const status = images?.inside(each, 'cat', '/proc/self/status')
        expect(status).toMatch(/^Uid:\s1000\s/m)
        expect(status).toMatch(/^CapBnd:\s0+$/m)
        expect(status).toMatch(/^NoNewPrivs:\s1$/m)
        expect(() => images?.inside(each, 'touch', '/a')).toThrow()
      }
    })

    test.runIf(name === 'images')('are healthy by their own checks', () => {
      for (const each of ['shop', 'renderer', 'api'] as const) expect(() => images?.inside(each, ...images.healthCheck(each))).not.toThrow()
    })

    test.runIf(name === 'images')('render pages, and draw the picture of a shared product', async () => {
      const page = await ask(`${images?.renderer}/commodDetail?product_no=P100785`)
      expect(page.body.toString()).toMatch(/<h1[^>]*>[^<]+<\/h1>[\s\S]*Rp/)
      const picture = await ask(`${images?.renderer}/share/id/P100785.png`)
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
      expect((await ask(`${images?.renderer}/commodDetail?product_no=none`)).status).toBe(404)
    })

    // The last one.
    test.runIf(name === 'images')('stop in order', () => {
      expect(images?.end()).toEqual([0, 0, 0])
    })
  })
}
