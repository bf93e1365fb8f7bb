import { mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createProxyBackend } from './proxy-backend.ts'
import { createServer, type ServerOptions } from './server.ts'
import { PRETENDED_HEADERS } from './testing/pretended-headers.ts'

const staticDir = mkdtempSync(join(tmpdir(), 'hostile-'))
writeFileSync(join(staticDir, 'index.html'), '<div id="root"></div>')

/** A server whose pages are the address by which they are rendered. */
const serverWith = (options: Partial<ServerOptions>) =>
  createServer({
    staticDir,
    renderer: { renderPage: async ({ origin, url }) => ({ status: 200, html: origin + url }), shareCard: async () => null },
    backend: createProxyBackend({ api: 'http://127.0.0.1:1', report: () => undefined }),
    report: () => undefined,
    ...options,
  })

async function rendered(host: string, options: Partial<ServerOptions>, url = '/cate?a=1'): Promise<string> {
  const app = serverWith(options)
  const { body } = await app.inject({ url, headers: { ...PRETENDED_HEADERS, host } })
  await app.close()
  return body
}

const config = { stores: [{ host: 'a.shop.example' }, { host: 'b.shop.example' }] }
const site = 'https://shop.example'

test('a page has a configured origin, whatever else the request says', async () => {
  expect(await rendered('evil.example', {})).toBe('http://localhost/cate?a=1')
  for (const host of ['evil.example', 'shop.example:666', 'localhost']) expect(await rendered(host, { site })).toBe(`${site}/cate?a=1`)
  for (const host of ['b.shop.example', 'B.shop.example', 'b.shop.example.', 'b.shop.example:666'])
    expect([host, await rendered(host, { config, tls: true })]).toEqual([host, 'https://b.shop.example/cate?a=1'])
  expect(await rendered('evil.example', { config, tls: true })).toBe('https://a.shop.example/cate?a=1')
  expect(await rendered('evil.example', { config, site })).toBe(`${site}/cate?a=1`)
})

test.each(['http://evil.example/cate?a=1', 'HTTPS://a.shop.example:666/cate?a=1', '//cate?a=1', '///cate?a=1'])(
  'a page asked for as %s is that of its path alone',
  async (url) => {
    expect(await rendered('b.shop.example', { config, site }, url)).toBe('https://b.shop.example/cate?a=1')
  },
)

test('a request with two names is refused', async () => {
  const app = serverWith({ site })
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const ask = async (hosts: string) => {
    const socket = connect(Number(port), hostname)
    socket.write(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
    return (await text(socket)).slice(0, 12)
  }
  expect(await ask('Host: shop.example\r\n')).toBe('HTTP/1.1 200')
  expect(await ask('Host: a.shop.example\r\nhost: b.shop.example\r\n')).toBe('HTTP/1.1 400')
  await app.close()
})
