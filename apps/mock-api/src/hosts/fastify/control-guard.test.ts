import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { Control } from '../../control/control.ts'
import { createFakeEngine } from '../../testing/fake-domain.ts'
import { createPluginServer } from '../../testing/plugin-server.ts'
import { AllowedHosts } from './allowed-hosts.ts'
import { WRONG_TOKENS, WrongTokens } from './wrong-tokens.ts'

const TOKEN = 'a-token-of-the-test'
const workbenchDir = mkdtempSync(join(tmpdir(), 'workbench-'))
for (const page of ['index', 'token', 'enter']) writeFileSync(join(workbenchDir, `${page}.html`), page)
writeFileSync(join(workbenchDir, 'a.js'), 'js')

function serve(controlToken?: string, listening = '127.0.0.1', names: readonly string[] = []) {
  const engine = createFakeEngine()
  const control = new Control(engine, { version: '1', openapi: () => ({}) })
  const app = createPluginServer({
    engine,
    control,
    workbenchDir,
    controlToken,
    hosts: new AllowedHosts({ listening, names }),
  })
  const send = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Record<string, string> = {}, payload?: InjectOptions['payload']) =>
    app.inject({ method, url, headers: { host: 'localhost:5173', ...headers }, payload })
  const worlds = () => engine.worlds.list().length
  return { send, worlds }
}

const json = { 'content-type': 'application/json' }

describe('a page of another site', () => {
  it('can’t have its name resolve to the mock', async () => {
    const { send } = serve()
    for (const host of ['evil.example', 'evil.example:5173', 'localhost.evil.example', '127.0.0.1.evil.example']) {
      expect([host, (await send('GET', '/__mock/health', { host })).statusCode]).toEqual([host, 403])
      const reply = await send('POST', '/api/fake/draw', { host, ...json }, '{}')
      expect([host, reply.statusCode, reply.json()]).toEqual([host, 421, { error: expect.stringContaining('NUSARIA_HOSTS') }])
    }
  })

  it('can’t use the control API, on whichever address it listens', async () => {
    for (const listening of ['127.0.0.1', '0.0.0.0']) {
      const { send, worlds } = serve(undefined, listening)
      for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', 'http://localhost:3000']) {
        expect([origin, (await send('GET', '/__mock/health', { origin })).statusCode]).toEqual([origin, 403])
        expect([origin, (await send('POST', '/__mock/worlds', { origin, ...json }, '{}')).statusCode]).toEqual([origin, 403])
      }
      for (const site of ['cross-site', 'same-site'])
        for (const dest of ['empty', 'image', 'iframe']) {
          const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': dest === 'iframe' ? 'navigate' : 'no-cors', 'sec-fetch-dest': dest }
          expect([site, dest, (await send('GET', '/__mock/worlds/default/outbox', headers)).statusCode]).toEqual([site, dest, 403])
        }
      expect(worlds()).toBe(0)
    }
  })

  it('can’t post a form, also in a browser that sends no origin', async () => {
    const { send, worlds } = serve()
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])
      expect([type, (await send('POST', '/__mock/worlds', { 'content-type': type }, '{}')).statusCode]).toEqual([type, 415])
    const navigation = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    expect((await send('POST', '/__mock/worlds', { ...navigation, ...json }, '{}')).statusCode).toBe(403)
    expect(worlds()).toBe(0)
  })

  it('may link to the workbench', async () => {
    const { send } = serve()
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    expect((await send('GET', '/__mock', headers)).body).toBe('index')
  })
})

it('answers own pages and programs', async () => {
  const { send } = serve(undefined, '127.0.0.1', ['shop.example'])
  for (const host of ['localhost', 'localhost:5173', 'w1.localhost:5173', '127.0.0.1:80', '[::1]:5173', 'shop.example']) {
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    expect([host, (await send('GET', '/__mock/health', headers)).statusCode]).toEqual([host, 200])
    expect([host, (await send('POST', '/__mock/worlds', { ...headers, ...json }, '{}')).statusCode]).toEqual([host, 201])
  }
  // A proxy that changes the host.
  expect((await send('GET', '/__mock/health', { origin: 'https://shop.example' })).statusCode).toBe(200)
  expect((await send('POST', '/__mock/worlds', json, '{}')).statusCode).toBe(201)
  expect((await send('POST', '/__mock/worlds/default/fork')).statusCode).toBe(201)
})

describe('with a token', () => {
  it('every request of a program needs it', async () => {
    const calls = [
      ['GET', '/__mock/health'],
      ['GET', '/__mock/worlds/default/outbox'],
      ['POST', '/__mock/worlds'],
      ['GET', '/__mock/runs'],
      ['GET', '/__mock/none'],
    ] as const
    for (const [method, url] of calls) {
      const { send } = serve(TOKEN)
      for (const authorization of ['', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`]) {
        const reply = await send(method, url, { authorization })
        expect([url, reply.statusCode, reply.headers['www-authenticate']]).toEqual([url, 401, 'Bearer'])
        expect(reply.body).not.toContain(TOKEN)
      }
    }
    const { send } = serve(TOKEN)
    expect((await send('GET', '/__mock/health', { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200)
    expect((await send('POST', '/__mock/worlds', { authorization: `Bearer ${TOKEN}`, ...json }, '{}')).statusCode).toBe(201)
    expect((await send('GET', `/__mock/health?token=${TOKEN}`)).statusCode).toBe(401)
  })

  it('the workbench asks for it once, and the browser keeps a cookie that isn’t the token', async () => {
    const { send } = serve(TOKEN)
    for (const url of ['/__mock', '/__mock/enter?as=sari', '/__mock/docs']) {
      const page = await send('GET', url)
      expect([page.statusCode, page.body]).toEqual([401, 'token'])
    }
    expect((await send('GET', '/__mock/ui/a.js')).body).toBe('js')

    const wrong = await send('POST', '/__mock/token', json, JSON.stringify({ token: 'another-token-of-it' }))
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined])
    for (const body of ['', 'no json', '{}', '{"token":5}']) expect((await send('POST', '/__mock/token', json, body)).statusCode).toBe(400)

    const entered = await send('POST', '/__mock/token', { ...json, origin: 'http://localhost:5173' }, JSON.stringify({ token: TOKEN }))
    const cookie = String(entered.headers['set-cookie'])
    expect([entered.statusCode, cookie.replace(/=[^;]+/, '=…')]).toEqual([200, 'mock_control=…; Path=/__mock; HttpOnly; SameSite=Lax'])
    expect(cookie).not.toContain(TOKEN)
    const [pair = ''] = cookie.split(';')
    expect((await send('GET', '/__mock', { cookie: `a=b; ${pair}` })).body).toBe('index')
    expect((await send('GET', '/__mock/health', { cookie: pair })).statusCode).toBe(200)
    expect((await send('GET', '/__mock/health', { cookie: `${pair}x` })).statusCode).toBe(401)
    expect((await serve('another-token-of-it').send('GET', '/__mock/health', { cookie: pair })).statusCode).toBe(401)
  })

  it('keeps the cookie to TLS where the page has it', async () => {
    const { send } = serve(TOKEN, '127.0.0.1', ['shop.example'])
    const headers = { ...json, host: 'shop.example', origin: 'https://shop.example' }
    const entered = await send('POST', '/__mock/token', headers, JSON.stringify({ token: TOKEN }))
    expect(entered.headers['set-cookie']).toContain('; Secure')
  })

  it('an address that guesses it waits, with the right one too; whoever has the cookie works on', async () => {
    const { send } = serve(TOKEN)
    const entered = await send('POST', '/__mock/token', json, JSON.stringify({ token: TOKEN }))
    const [cookie = ''] = String(entered.headers['set-cookie']).split(';')
    const wrong = { authorization: 'Bearer guessed-by-somebody' }
    for (let n = 0; n < WRONG_TOKENS / 2; n++) {
      expect((await send('GET', '/__mock/health', wrong)).statusCode).toBe(401)
      expect((await send('POST', '/__mock/token', json, '{"token":"guessed-by-somebody"}')).statusCode).toBe(401)
    }
    for (const headers of [wrong, { authorization: `Bearer ${TOKEN}` }]) {
      const slowed = await send('GET', '/__mock/health', headers)
      expect([slowed.statusCode, Number(slowed.headers['retry-after'])]).toEqual([429, expect.toSatisfy((s: number) => s > 0 && s <= 60)])
    }
    expect((await send('POST', '/__mock/token', json, JSON.stringify({ token: TOKEN }))).statusCode).toBe(429)
    expect((await send('GET', '/__mock/health', { cookie })).statusCode).toBe(200)
    expect((await send('GET', '/__mock')).statusCode).toBe(401)
    expect((await send('POST', '/api/fake/draw', json, '{}')).statusCode).toBe(200)
  })

  it('another address doesn’t wait, and the guessing one a minute at most', () => {
    let now = 5_000
    const wrong = new WrongTokens(() => now)
    for (let n = 0; n < WRONG_TOKENS; n++) {
      expect(wrong.waitOf('10.0.0.1')).toBe(0)
      wrong.add('10.0.0.1')
    }
    expect([wrong.waitOf('10.0.0.1'), wrong.waitOf('10.0.0.2')]).toEqual([60, 0])
    now += 59_500
    wrong.add('10.0.0.1')
    expect(wrong.waitOf('10.0.0.1')).toBe(1)
    now += 500
    expect(wrong.waitOf('10.0.0.1')).toBe(0)
  })
})
