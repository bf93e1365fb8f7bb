import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLATFORM, RENDERER_DEVICE } from '@nusaria/contracts/headers'
import { fetchInProcess } from '@nusaria/mock-api/hosts/node/fetch-in-process'
import { createFakeEngine } from '@nusaria/mock-api/testing/fake-domain'
import { afterEach, expect, test } from 'vitest'
import { loadRenderer } from '../load-renderer.ts'
import type { RenderPage } from '../site/rendered-page.ts'
import { createMockServer } from '../testing/mock-server.ts'

const dir = mkdtempSync(join(tmpdir(), 'shop-'))
writeFileSync(
  join(dir, 'index.html'),
  '<!doctype html><html lang="en"><head><title>Shop</title></head><body><div id="root"></div></body></html>',
)

const problems: string[] = []
const engine = createFakeEngine({ report: (problem) => problems.push(problem) })
afterEach(() => {
  problems.length = 0
})

async function open(renderPage: RenderPage, path = '/') {
  const app = createMockServer({ engine, control: null, staticDir: dir, renderer: { renderPage, shareCard: async () => null } })
  const { body, headers, statusCode } = await app.inject({ url: path })
  await app.close()
  return { body, headers, statusCode }
}

test('a page comes with its content, and says what it depends on', async () => {
  const { body, headers, statusCode } = await open(async ({ template }) => ({
    status: 404,
    html: template.replace('</div>', 'Kopi</div>'),
  }))
  expect([statusCode, body]).toEqual([404, expect.stringContaining('<div id="root">Kopi</div>')])
  expect(headers.vary).toBe('accept-encoding, cookie, accept-language, user-agent, sec-ch-ua-mobile')
})

test('a page that fails to render comes empty, and the failure is reported', async () => {
  const { body, statusCode } = await open(async () => {
    throw new Error('No texts')
  })
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root"></div>')
  expect(problems).toEqual(['/: the page could not be rendered: Error: No texts'])
})

test('a folder without a renderer is refused in a line', () => {
  expect(() => loadRenderer(dir)).toThrow(`The pages need ${dir}-renderer/render.js`)
  mkdirSync(`${dir}-renderer`)
  writeFileSync(`${dir}-renderer/render.js`, '')
  expect(() => loadRenderer(dir)).not.toThrow()
})

test('a call in process is answered by the world that is asked for', async () => {
  const ask = fetchInProcess(engine, 'default', 'shop.example')
  const reply = await ask('/api/fake/draw', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  expect(reply.status).toBe(200)
  expect((await engine.worlds.get('default'))?.journal.seq).toBe(1)
})

test('the journal marks what the server asks to render a page, whose headers are those of the contract; a client can’t claim that', async () => {
  const headers = { deviceid: RENDERER_DEVICE, language: 'id', platform: PLATFORM, storeno: '62001' }
  const call = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' } as const
  const claims = { rendered: 'true', 'x-rendered': '1' }
  const { id, journal } = await engine.worlds.create({})
  await fetchInProcess(engine, id, 'shop.example')('/api/fake/draw', call)
  await fetchInProcess(engine, id, 'shop.example')('/api/fake/draw', { ...call, headers: { ...call.headers, storeno: '' } })
  const app = createMockServer({ engine, control: null })
  await app.inject({
    url: '/api/fake/draw?rendered=true',
    method: 'POST',
    payload: '{}',
    headers: { ...call.headers, deviceid: '', ...claims, 'x-mock-world': id },
  })
  await app.close()
  expect(journal.since(0).map(({ rendered, deviations }) => [rendered, deviations])).toEqual([
    [true, undefined],
    [true, ['header Storeno: missing']],
    [undefined, ['query.rendered: no such field', 'header Deviceid: missing']],
  ])
})
