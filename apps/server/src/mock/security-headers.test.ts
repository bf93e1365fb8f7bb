import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Control } from '@nusaria/mock-api/control/control'
import { createFakeEngine } from '@nusaria/mock-api/testing/fake-domain'
import { expect, it } from 'vitest'
import { scriptHashes } from '../site/script-hashes.ts'
import { type HeaderSettings, type ReplyKind, securityHeaders } from '../site/security-headers.ts'
import { createMockServer, type MockServerOptions } from '../testing/mock-server.ts'

const inline = '<script>start()</script>'
const folder = (files: Readonly<Record<string, string>>) => {
  const dir = mkdtempSync(join(tmpdir(), 'headers-'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content)
  return dir
}
const engine = createFakeEngine()
const options: MockServerOptions = {
  engine,
  control: new Control(engine, { version: '1', openapi: () => ({}) }),
  media: async (path) => (path === '/media/a.svg' ? { contentType: 'image/svg+xml', body: '<svg/>' } : null),
  standIns: { '/gateway': folder({ 'index.html': 'pay' }), '/google': folder({ 'index.html': 'consent' }) },
  workbenchDir: folder({ 'index.html': 'workbench', 'shell.html': 'simulator', 'docs.html': 'docs', 'enter.html': 'enter' }),
  staticDir: folder({ 'index.html': `<html><head>${inline}</head></html>`, 'app.js': '1', 'favicon.svg': '<svg/>' }),
  config: { apiOrigin: 'https://api.example' },
}
const scripts = await scriptHashes(inline)
const simulated: HeaderSettings = { config: options.config, simulator: true }

/** Asserts that a reply has exactly these of the list's headers. */
async function expectHeaders(app: ReturnType<typeof createMockServer>, url: string, kind: ReplyKind, settings: HeaderSettings, init = {}) {
  const { headers } = await app.inject({ url, headers: { host: 'localhost' }, ...init })
  const wanted = securityHeaders(kind, settings)
  const every = Object.keys(securityHeaders('page', { tls: true }))
  expect(Object.fromEntries(every.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))), url).toEqual(wanted)
}

it('every reply has the headers of what it is', async () => {
  const app = createMockServer(options)
  const expected: readonly (readonly [string, ReplyKind, HeaderSettings?])[] = [
    ['/', 'page', { ...simulated, scripts }],
    ['/order', 'page', { ...simulated, scripts }],
    ['/?mock_world=none', 'page'],
    ['/app.js', 'file'],
    ['/favicon.svg', 'file'],
    ['/none.js', 'file'],
    ['/media/a.svg', 'media'],
    ['/media/none.svg', 'media'],
    ['/api/fake/draw', 'api'],
    ['/api', 'api'],
    ['/gateway', 'standIn'],
    ['/google/', 'standIn'],
    ['/__mock', 'control'],
    ['/__mock/shell', 'control'],
    ['/__mock/docs', 'control'],
    ['/__mock/enter', 'control'],
    ['/__mock/health', 'api'],
    ['/__mock/none', 'api'],
  ]
  for (const [url, kind, settings = simulated] of expected) await expectHeaders(app, url, kind, settings)
  await expectHeaders(app, '/', 'page', { ...simulated, scripts }, { headers: { host: 'localhost', 'sec-fetch-dest': 'iframe' } })
  await expectHeaders(app, '/', 'file', simulated, { method: 'PUT' })
  const { headers } = await app.inject({ url: '/', headers: { host: 'localhost' } })
  const unchanged = { headers: { host: 'localhost', 'if-none-match': String(headers.etag) } }
  await expectHeaders(app, '/', 'page', { ...simulated, scripts }, unchanged)
  await app.close()
})

it('a script that data brings into a page has no hash', async () => {
  const renderPage = async () => ({ status: 200, html: `${inline}<script>steal()</script>` })
  const app = createMockServer({ ...options, renderer: { renderPage, shareCard: async () => null } })
  await expectHeaders(app, '/', 'page', { ...simulated, scripts })
  await app.close()
})

it('without a simulator nobody frames the shop; behind HTTPS browsers stay with it', async () => {
  const app = createMockServer({ ...options, control: null, tls: true })
  await expectHeaders(app, '/', 'page', { config: options.config, tls: true, scripts })
  await app.close()
})
