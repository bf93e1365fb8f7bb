import { connect } from 'node:net'
import { API_BASE } from '@nusaria/contracts/headers'
import { PICTURE_MAX_BYTES } from '@nusaria/contracts/picture'
import { CONTROL_BASE } from '@nusaria/mock-api/control/base'
import { JPEG, PNG, pictureFile } from '@nusaria/mock-api/testing/sample-pictures'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { createStoryContext, type StoryContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { MEMBERS } from '@nusaria/scenarios/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../deploy/ask.ts'
import { inParallel, startTarget, type Target } from './target.ts'

let target: Target
let sari: StoryContext
beforeAll(async () => {
  target = await startTarget()
  sari = await createStoryContext(target.host, { frozen: true, now: '2026-03-02T09:00:00+07:00' })
  await loginActions.logsIn(sari, { account: MEMBERS.sari.phone })
})
afterAll(async () => {
  await sari.world.remove()
  await target.stop()
})

test('no path leaves the served folder, or reaches what is internal by another name', async () => {
  const ups = ['..', '%2e%2e', '.%2e', '%2e.', '..;', '%252e%252e', '..%5c', '..%00', '%c0%ae%c0%ae', '..%c0%af', '..\\', '....']
  const paths = ups.flatMap((up) => [
    `/${up}/${up}/${up}/${up}/etc/passwd`,
    `/assets/${up}/${up}/${up}/package.json`,
    `/media/${up}/${up}/package.json`,
    `/${up}%2f${up}%2fetc%2fpasswd`,
    `${API_BASE}/${up}${CONTROL_BASE}/worlds`,
    `${API_BASE}/${up}%2f__mock%2fworlds`,
    `/share/${up}/${up}/config.json`,
  ])
  const more = [
    '//etc/passwd',
    '/.git/config',
    '/.env',
    '/%2egit/config',
    '/package.json',
    '/src/main.ts',
    '/server/main.js',
    '/%E0%A4%A.txt',
    '/%00',
    `/${'a/'.repeat(4_000)}`,
  ]
  await inParallel([...paths, ...more], 4, async (path) => {
    const { status, body } = await ask(target.origin + path)
    expect([path, status < 500, /root:.*:0:0|"private": true|\[core\]|NUSARIA_/.test(body.toString())]).toEqual([path, true, false])
  })
})

/** What the server answers to bytes: the first line of each reply. */
function raw(bytes: string): Promise<readonly string[]> {
  const { hostname, port } = new URL(target.origin)
  return new Promise((resolve, reject) => {
    let said = ''
    const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''), () => socket.end(bytes))
    socket.on('data', (part) => {
      said += part.toString('latin1')
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(said.match(/^HTTP\/1\.1 \d+/gm) ?? []))
  })
}

test('requests with two lengths, a hidden one or broken lines are refused, and none is smuggled behind them', async () => {
  const { host } = new URL(target.origin)
  const smuggled = `GET /healthz HTTP/1.1\r\nhost: ${host}\r\n\r\n`
  const post = (headers: string, body: string) =>
    `POST ${API_BASE}/membersrv_system HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`
  const forms = {
    'a length and chunks': post('content-length: 6\r\ntransfer-encoding: chunked', `0\r\n\r\n${smuggled}`),
    'chunks by another name': post('transfer-encoding: xchunked', `0\r\n\r\n${smuggled}`),
    'two lengths': post(`content-length: 0\r\ncontent-length: ${smuggled.length}`, smuggled),
    'a space before the colon': post('transfer-encoding : chunked', `0\r\n\r\n${smuggled}`),
    'a line feed alone': post('a: b\ntransfer-encoding: chunked', `0\r\n\r\n${smuggled}`),
    'a folded line': post('transfer-encoding:\r\n chunked', `0\r\n\r\n${smuggled}`),
    'a negative length': post('content-length: -1', smuggled),
    'a length with a sign': post('content-length: +2', `{}${smuggled}`),
    'a length that is none': post('content-length: 0x2', `{}${smuggled}`),
    'a chunk of a wrong size': post('transfer-encoding: chunked', `zz\r\n{}\r\n0\r\n\r\n${smuggled}`),
  }
  for (const [form, bytes] of Object.entries(forms)) {
    const [first, ...more] = await raw(bytes)
    expect([form, first, more]).toEqual([form, 'HTTP/1.1 400', []])
  }
})

test('half-sent requests keep nobody waiting', async () => {
  const { hostname, port, host } = new URL(target.origin)
  const sockets = Array.from({ length: 90 }, (_, nth) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(
      nth % 2
        ? `GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: a`
        : `POST ${API_BASE}/search/suggest HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 100\r\n\r\n{`,
    )
    return socket
  })
  for (let nth = 0; nth < 20; nth++) {
    expect((await fetch(`${target.origin}/healthz`, { signal: AbortSignal.timeout(10_000) })).status).toBe(200)
    expect((await sari.client.send('system.membersrvSystem')).status).toBe(200)
  }
  for (const socket of sockets) socket.destroy()
})

test('uploads: what is no picture, lies about its type or unpacks to too much is refused, under every file name', async () => {
  const { client } = sari
  const text = (content: string) => [...new TextEncoder().encode(content)]
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const files: [string, readonly number[]][] = [
    ['image/svg+xml', svg],
    ['image/png', svg],
    ['image/jpeg', PNG],
    ['image/png', JPEG],
    ['image/gif', text('GIF89a/*<script>*/')],
    ['text/html', text('<script>alert(1)</script>')],
    ['image/png', [...PNG.slice(0, 20), ...text('<?php system($_GET[0]) ?>')]],
    ['image/png', []],
    ['application/x-msdownload', text('MZ')],
    ['image/png', Array<number>(PICTURE_MAX_BYTES + 1).fill(0)],
  ]
  for (const [type, bytes] of files) {
    const { status, body } = await client.send('picture.upload', { purpose: 'review', file: pictureFile(type, bytes) })
    expect([type, bytes.length, status < 500, (JSON.parse(body) as { readonly code: number }).code === 0]).toEqual([
      type,
      bytes.length,
      true,
      false,
    ])
  }
  for (const name of [
    '../../x.png',
    'C:\\x.png',
    '<img src=x onerror=alert(1)>.png',
    'a"; filename="b.html',
    'x.php%00.png',
    'a\r\nset-cookie: a=b',
    'x'.repeat(5_000),
    '.htaccess',
  ]) {
    const file = new File([Uint8Array.from([...PNG, ...text('<script>alert(1)</script>')])], name, { type: 'image/png' })
    const { url } = await client.call('picture.upload', { purpose: 'review', file })
    const shown = await ask(target.origin + url, { headers: { 'x-mock-world': client.worldId } })
    expect([name, shown.status, shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([
      name,
      200,
      'image/png',
      'nosniff',
    ])
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
    expect(shown.headers['content-disposition'] ?? '').not.toContain('filename')
    expect(shown.body.equals(Buffer.from(PNG))).toBe(true)
  }
  expect(target.broken).toEqual([])
})

test('the control API answers no foreign origin, no form and no name that was made to resolve here', async () => {
  const { port, host } = new URL(target.origin)
  const paths = [`${CONTROL_BASE}/worlds`, `${CONTROL_BASE}/worlds/default/state`, `${CONTROL_BASE}/worlds/default/outbox`]
  const foreign: Record<string, string>[] = [
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: `http://${host}.evil.example` },
    { origin: `https://${host}` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    ...['evil.example', `evil.example:${port}`, `localhost.evil.example:${port}`, `127.0.0.1.evil.example:${port}`, `a@${host}`].map(
      (name) => ({ host: name }),
    ),
  ]
  for (const path of paths)
    for (const headers of foreign) {
      const { status } = await ask(target.origin + path, { headers })
      expect([path, headers, status >= 400 && status < 500]).toEqual([path, headers, true])
    }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', '']) {
    const { status } = await ask(`${target.origin}${paths[0]}`, { method: 'POST', headers: { 'content-type': type }, body: '{}' })
    expect([type, status]).toEqual([type, 415])
  }
  for (const name of ['evil.example', `evil.example:${port}`]) {
    const { status } = await ask(`${target.origin}${API_BASE}/membersrv_system`, { headers: { host: name } })
    expect([name, status]).toEqual([name, 421])
  }
  // The doors that stay open, so that the others are shut for the reason above.
  expect((await ask(`${target.origin}${paths[0]}`)).status).toBe(200)
})
