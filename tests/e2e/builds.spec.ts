import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Program, startProgram } from '@nusaria/scenario-runner/support/program'
import { FOLDERS, type Server, startServer } from '@nusaria/scenario-runner/support/server'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { buildStale } from '../../scripts/lib/build.ts'
import { root } from '../../scripts/lib/root.ts'

const production = `${root}/apps/storefront/dist`
const offline = `${root}/apps/storefront/dist-offline`
const files = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
const worker = 'mockServiceWorker.js'
/** A surname of faker's Indonesian texts. */
const NAME_OF_FAKER = 'Suartini'

// `npm run serve` before a mock that stands for a real backend on another port.

let backend: Server | undefined
let host: Program | undefined
let origin = ''

const serve = (api: string) => startProgram({ NUSARIA_API: api, STATIC_DIR: FOLDERS.storefront })

const served = test.extend({ baseURL: async ({ browserName: _ }, use) => use(origin) })

test.describe('a build', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    await buildStale(['server', 'standIns', 'storefront', 'offline', 'workbench', 'litemall'])
  })

  test('the production build contains no mock code', () => {
    const mockCode = new RegExp(
      [
        'mockServiceWorker|setupWorker|@msw|\\[MSW\\]|faker|idb-keyval',
        '/__mock|mock_world|x-mock-world|nusaria-world|/captcha/|outbox|image_answer',
        '81200000001|sari@example|Nusaria#1|NUSARIA#1|Tumbara|Bumiraos',
        NAME_OF_FAKER,
      ].join('|'),
      'i',
    )
    const found = files(production)
      .filter((file) => /\.(js|html|css)$/.test(file))
      .filter((file) => mockCode.test(readFileSync(`${production}/${file}`, 'utf8')))
    expect(found).toEqual([])
    expect(files(production)).not.toContain(worker)
  })

  test('without an adapter the build has no code for one', () => {
    const code = /The adapter can't read|x-litemall-token/i
    const scripts = (folder: string) =>
      files(folder)
        .filter((file) => file.endsWith('.js'))
        .some((file) => code.test(readFileSync(`${folder}/${file}`, 'utf8')))
    expect([scripts(production), scripts(FOLDERS.litemall)]).toEqual([false, true])
  })

  test('a page asks for the typeface before its scripts, and the service worker stores it', () => {
    const font = files(production).find((file) => /jakarta-basic.*\.woff2$/.test(file)) ?? 'none'
    expect(readFileSync(`${production}/index.html`, 'utf8')).toContain(`as="font" type="font/woff2" href="/${font}"`)
    expect(readFileSync(`${production}/service-worker.js`, 'utf8')).toContain(font)
  })

  test('only the offline build contains the worker and the names of faker', () => {
    expect(existsSync(`${offline}/${worker}`)).toBe(true)
    const scripts = files(offline).filter((file) => file.endsWith('.js'))
    expect(scripts.some((file) => readFileSync(`${offline}/${file}`, 'utf8').includes(NAME_OF_FAKER))).toBe(true)
  })

  test('a second start builds nothing, and answers health and home', async () => {
    let output = ''
    const child = spawn(process.execPath, [`${root}/scripts/with-server.mjs`, 'start'], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    try {
      const origin = await new Promise<string>((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (part: Buffer) => {
            output += part.toString()
            const found = /(http:\/\/[^/\s]+)\/api/.exec(output)?.[1]
            if (found) resolve(found)
          })
        child.on('exit', () => reject(new Error(output)))
      })
      expect(await (await fetch(`${origin}/__mock/health`)).json()).toMatchObject({ ok: true })
      expect(await (await fetch(origin)).text()).toContain('<script type="module"')
      expect(output).not.toContain('Building')
    } finally {
      child.kill('SIGTERM')
    }
  })
})

served.describe('before a real backend', { tag: '@mobile' }, () => {
  served.describe.configure({ mode: 'default' })

  served.beforeAll(async () => {
    test.setTimeout(180_000)
    backend = await startServer('storefront', { NUSARIA_STRICT: '1' })
    await buildStale(['server'])
    host = serve(backend.origin)
    origin = await host.origin
  })

  served.afterAll(async () => {
    host?.process.kill('SIGTERM')
    expect(await host?.ended).toBe(0)
    await backend?.stop()
  })

  served('the shop before a real backend: pages come with their content, and their calls reach it', async ({ page, t }) => {
    // While its code loads, or on a busy machine, a page comes without its data.
    const html = async () => (await fetch(`${origin}/commodDetail?product_no=P100785`, { headers: { 'accept-language': 'id' } })).text()
    await expect.poll(html, { timeout: 60_000 }).toMatch(/Rp\s?\d/)
    await page.goto('/')
    await expect(page.getByRole('link', { name: t('common:tabs.me'), exact: true })).toBeVisible()
    const answered = page.waitForResponse((reply) => reply.url().startsWith(`${origin}/api/`))
    await page.goto('/cart')
    expect((await answered).status()).toBe(200)
  })

  served('a backend that is down, hangs or fails: the page comes in time, with its retry', async ({ t }) => {
    const hanging = createServer(() => {})
    const failing = createServer((_, reply) => reply.writeHead(500).end('Internal error'))
    for (const each of [hanging, failing]) await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve))
    const at = (each: typeof hanging) => `http://127.0.0.1:${(each.address() as AddressInfo).port}`
    for (const api of ['http://127.0.0.1:1', at(hanging), at(failing)]) {
      const program = serve(api)
      for (const path of ['/', '/commodityList?keyword=kopi', '/commodDetail?product_no=P100785', '/faqs']) {
        const reply = await fetch((await program.origin) + path, { headers: { 'accept-language': 'id', 'user-agent': 'Mobile' } })
        const html = await reply.text()
        expect(reply.status, `${path} of ${api}`).toBe(200)
        expect(html, `${path} of ${api}`).toMatch(/<main[^>]*>(<!--\$\??-->)?(<template[^>]*><\/template>)?<\w/)
        if (path !== '/faqs') expect(reply.headers.get('cache-control'), `${path} of ${api}`).toBe('private, no-cache')
        if (api !== at(hanging) && path.startsWith('/commodDetail')) expect(html).toContain(t('common:action.retry'))
      }
      program.process.kill('SIGTERM')
      expect(await program.ended).toBe(0)
    }
    for (const each of [hanging, failing]) {
      each.closeAllConnections()
      each.close()
    }
  })
})
