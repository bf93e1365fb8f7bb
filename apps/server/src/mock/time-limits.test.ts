import { type AddressInfo, connect, type Socket } from 'node:net'
import { createFakeEngine } from '@nusaria/mock-api/testing/fake-domain'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockServer } from '../testing/mock-server.ts'

const engine = createFakeEngine()
/** A server whose limits no request can meet on a busy machine, and one whose limits any whole request meets. ms */
const servers = {
  strict: createMockServer({ engine, control: null, limits: { headers: 60, request: 120, idle: 100, check: 20, stop: 50 } }),
  patient: createMockServer({ engine, control: null, limits: { headers: 3_000, request: 3_000, idle: 100, check: 50, stop: 50 } }),
}
const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port

beforeAll(() => Promise.all(Object.values(servers).map((app) => app.listen({ port: 0, host: '127.0.0.1' }))).then(() => undefined))
afterAll(() => Promise.all(Object.values(servers).map((app) => app.close())).then(() => undefined))

/** A connection that sends a text and then nothing. */
function opened(
  text: string,
  app: FastifyInstance = servers.strict,
): { readonly socket: Socket; readonly said: () => string; readonly closed: Promise<string> } {
  let said = ''
  const socket = connect(portOf(app), '127.0.0.1', () => socket.write(text))
  socket.on('data', (part) => {
    said += part.toString()
  })
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(said)))
  socket.on('error', () => undefined)
  return { socket, said: () => said, closed }
}

const HEAD = 'POST /api/fake/draw HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n'

it.each([
  ['nothing', ''],
  ['half a header', HEAD.slice(0, 40)],
  ['no end of the headers', HEAD],
  ['half a body', `${HEAD}\r\n{"a":`],
])('a connection that sends %s is closed with 408', async (_, text) => {
  expect(await opened(text).closed).toMatch(/^HTTP\/1\.1 408 /)
})

it('300 half-sent requests are all closed, and the next request is answered', async () => {
  const said = await Promise.all(Array.from({ length: 300 }, () => opened(`${HEAD}\r\n{"a":`).closed))
  expect(said.filter((text) => !text.startsWith('HTTP/1.1 408 '))).toEqual([])
  expect((await servers.strict.inject('/healthz')).statusCode).toBe(200)
})

it('a request that was sent whole may wait for its reply longer than that', async () => {
  const world = await engine.worlds.get('default')
  world?.faults.replace([{ call: 'fake.draw', wire: 'hang' }])
  const hanging = opened('POST /api/fake/draw HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n', servers.patient)
  await expect.poll(() => world?.journal.seq).toBe(1)
  // One that began later is closed before.
  expect(await opened(`${HEAD}\r\n{"a":`, servers.patient).closed).toMatch(/^HTTP\/1\.1 408 /)
  expect([hanging.socket.closed, hanging.said()]).toEqual([false, ''])
  hanging.socket.destroy()
})

it('a connection without a next request is closed silently', async () => {
  const { closed } = opened('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n', servers.patient)
  expect(await closed).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\{"ok":true\}$/)
})
