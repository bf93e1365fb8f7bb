import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOGUE_SIZE } from '@nusaria/catalogue/products/types'
import { type Program, startProgram } from '@nusaria/scenario-runner/support/program'
import { FOLDERS } from '@nusaria/scenario-runner/support/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildStale } from '../../scripts/lib/build.ts'
import { ask } from './ask.ts'
import { isInstalled, type RunningServer, startExample } from './servers.ts'

const installed = isInstalled('nginx') && isInstalled('openssl')
if (!installed) process.stdout.write('nginx (or openssl) is not installed: its cache of rendered pages is not tested here.\n')

const ANDROID = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile', 'accept-language': 'id-ID,id;q=0.9,en;q=0.8' }
const MAC = { 'user-agent': 'Mozilla/5.0 (Macintosh)', 'accept-language': 'en-GB,en' }

describe.runIf(installed)('nginx in front of a renderer', () => {
  const dir = mkdtempSync(join(tmpdir(), 'nusaria-rendered-'))
  let mock: Program
  let renderer: Program
  let server: RunningServer

  beforeAll(async () => {
    await buildStale(['storefront', 'server'])
    mock = startProgram({ NUSARIA_PRODUCTS: String(CATALOGUE_SIZE.least) })
    const api = await mock.origin
    renderer = startProgram({ NUSARIA_API: api, STATIC_DIR: FOLDERS.storefront, NUSARIA_SITE: 'https://shop.example' })
    const at = new URL(await renderer.origin).host
    server = await startExample('nginx', { dir: `${dir}/nginx`, files: FOLDERS.storefront, api: new URL(api).host, renderers: [at] })
  })
  afterAll(async () => {
    await server?.stop()
    for (const { process, ended } of [mock, renderer]) {
      process.kill('SIGTERM')
      await ended
    }
  })

  const page = async (path: string, headers: Readonly<Record<string, string>> = ANDROID) => {
    const { status, headers: answered, body } = await ask(server.origin + path, { headers })
    const html = body.toString()
    return { status, html, cache: answered['x-cache'], language: /<html lang="([^"]+)"/.exec(html)?.[1], headers: answered }
  }

  test('keeps a page once for each layout and language, whatever else visitors send', async () => {
    // The first page may come before the renderer's code is loaded, and then lacks data: nobody keeps it.
    await expect.poll(async () => (await page('/faqs')).cache).toBe('HIT')
    const again = await page('/faqs', { ...ANDROID, cookie: '_ga=1', 'accept-language': 'id' })
    expect([again.cache, again.language, again.status]).toEqual(['HIT', 'id', 200])
    expect(again.html).toContain('<main')
    expect(again.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(again.headers['cache-tag']).toContain('page-faqs')

    const mac = await page('/faqs', MAC)
    expect([mac.cache, mac.language]).toEqual(['MISS', 'en'])
    const chosen = await page('/faqs', { ...MAC, cookie: 'a=1; __Secure-language=zh-CN' })
    expect([chosen.cache, chosen.language]).toEqual(['MISS', 'zh-CN'])
    expect((await page('/faqs', { 'sec-ch-ua-mobile': '?1', 'accept-language': 'id' })).cache).toBe('HIT')
  })

  test('passes the status on, and files come from the disk', async () => {
    expect((await page('/no-such-page')).status).toBe(404)
    const file = await ask(`${server.origin}/favicon.svg`)
    expect([file.status, file.headers['x-cache']]).toEqual([200, undefined])
  })

  test('keeps the picture of a shared product, for all visitors', async () => {
    const picture = async () => {
      const { headers, body } = await ask(`${server.origin}/share/id/P100001.png`, { headers: { ...ANDROID, cookie: '_ga=1' } })
      return { type: headers['content-type'], cache: headers['x-cache'], isPng: body.subarray(1, 4).toString() === 'PNG' }
    }
    expect(await picture()).toEqual({ type: 'image/png', cache: 'MISS', isPng: true })
    expect(await picture()).toEqual({ type: 'image/png', cache: 'HIT', isPng: true })
  })

  test('passes on a page that comes in pieces, with its own policy, and does not keep it', async () => {
    // The code for lists loads with the first of them.
    await page('/commodityList?keyword=kopi')
    const late = '/commodityList?keyword=teh'
    await fetch(`${await mock.origin}/__mock/worlds/default/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ list: [{ call: 'search.search', wire: 'latency', ms: 450 }] }),
    })
    const { html, headers, cache } = await page(late)
    const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1]
    expect(html).toContain(`<script nonce="${nonce}">`)
    expect([headers['cache-control'], cache]).toEqual(['private, no-cache', 'MISS'])
    expect((await page(late)).cache).toBe('MISS')
  })

  // The last one.
  test('a renderer that is gone: kept pages still come, others come empty', async () => {
    await renderer.stop('SIGKILL')
    expect((await page('/faqs')).html).toContain('<main')
    const empty = await page('/agreement')
    expect([empty.status, empty.html.includes('<div id="root">')]).toEqual([200, true])
    expect((await page('/no-such-page-2')).status).toBe(404)
  })
})
