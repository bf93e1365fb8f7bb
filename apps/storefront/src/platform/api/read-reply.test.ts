import { authContract } from '@nusaria/contracts/auth'
import { navContract } from '@nusaria/contracts/nav'
import { requestOf } from '@nusaria/contracts/request'
import { expect, test, vi } from 'vitest'
import { send } from './base-query.ts'

const call = navContract.typeList
const never = new AbortController().signal

function answers(body: unknown, init: ResponseInit = {}): void {
  vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init))
}

function sent(signal = never) {
  return send(call, requestOf(call), new Headers(), signal)
}

test.each([
  { code: 0, data: [1] },
  { status: '10000', data: [1] },
  { code: 0, status: '10000', msg: 'ok', data: [1] },
])('success is code 0 or status 10000: %j', async (body) => {
  answers(body)
  expect(await sent()).toEqual({ data: [1] })
})

test.each(['0-ERROR', '00x', [0], [], ''])('a code that only begins like a success is none: %j', async (code) => {
  answers({ code, status: 'x', msg: 'Bad', data: [1] })
  expect(await sent()).toMatchObject({ error: { kind: 'business', code: -1 } })
})

test('a refusal has its code, its message and its values', async () => {
  answers({ code: 1101020, msg: 'Bad', data: { field: 'phone', params: { max: 13 } }, status: '1101020' })
  expect(await sent()).toEqual({ error: { kind: 'business', code: 1101020, msg: 'Bad', field: 'phone', params: { max: 13 } } })
  answers({ code: 1105007, msg: 'Out', data: null, status: 'x' }, { status: 422 })
  expect(await sent()).toEqual({ error: { kind: 'business', code: 1105007, msg: 'Out', field: null, params: {} } })
})

test.each([
  ['HTTP 401 with any body', 'nope', 401],
  ['an envelope of code 401', { code: 401, msg: '', data: null, status: '401' }, 200],
])('%s ends the session', async (_, body, status) => {
  answers(body, { status })
  expect(await sent()).toEqual({ error: { kind: 'session' } })
})

test.each([
  { code: '0', data: [1] },
  { status: 10000, data: [1] },
])('code and status may be of the other type: %j', async (body) => {
  answers(body)
  expect(await sent()).toEqual({ data: [1] })
  answers({ code: 'E-77', status: 'x', msg: { en: 'no' }, data: null })
  expect(await sent()).toEqual({ error: { kind: 'business', code: -1, msg: '', field: null, params: {} } })
  answers({ code: '1105007', msg: { text: 'Out' }, data: { params: { left: 2, of: { a: 1 } } } })
  expect(await sent()).toEqual({ error: { kind: 'business', code: 1105007, msg: '', field: null, params: { left: 2 } } })
})

test.each([
  ['12', 12],
  [new Date(Date.UTC(2026, 10, 23, 9, 0, 30)).toUTCString(), 30],
  [null, 5],
  ['soon', 5],
  ['99999', 600],
])('HTTP 429 with Retry-After %s waits %i s', async (value, seconds) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 9), toFake: ['Date'] })
  answers('<html>', { status: 429, headers: value ? { 'retry-after': value } : {} })
  expect(await sent()).toEqual({ error: { kind: 'busy', until: Date.now() + seconds * 1_000 } })
})

test.each([-3, 3])('a date in Retry-After is by the clock of the server, from which the device is %i h off', async (hours) => {
  const server = Date.UTC(2026, 10, 23, 9)
  vi.useFakeTimers({ now: server + hours * 3_600_000, toFake: ['Date'] })
  const inHeader = (ms: number) => new Date(ms).toUTCString()
  answers('<html>', { status: 429, headers: { date: inHeader(server), 'retry-after': inHeader(server + 30_000) } })
  expect(await sent()).toEqual({ error: { kind: 'busy', until: Date.now() + 30_000 } })
})

test.each([
  { success: true, result: { list: [], total: 0 } },
  { code: {}, data: [1] },
  { code: null, msg: 'ok' },
  '<html>',
  '[]',
  '[{"order_no":"1"}]',
  '"text"',
  '{"hello":1}',
])('%j is no envelope', async (body) => {
  answers(body)
  expect(await sent()).toEqual({ error: { kind: 'malformed' } })
})

const HTML = '<html><title>Bad Gateway</title></html>'
const OWN = (code: number) => JSON.stringify({ code, msg: 'No backend', data: null, status: String(code) })

test.each([
  [502, HTML, { kind: 'unavailable' }],
  [502, OWN(502), { kind: 'unavailable' }],
  [502, '{"message":"An invalid response was received from the upstream server"}', { kind: 'unavailable' }],
  [503, HTML, { kind: 'unavailable' }],
  [503, '{"hello":1}', { kind: 'unavailable' }],
  [504, HTML, { kind: 'timeout' }],
  [504, OWN(504), { kind: 'timeout' }],
  [500, HTML, { kind: 'unavailable' }],
  [500, '{"timestamp":"2026-11-23","status":500,"error":"Internal Server Error","path":"/api/x"}', { kind: 'unavailable' }],
  [521, 'error code: 521', { kind: 'unavailable' }],
])('HTTP %i with %s is a failure of what is before the shop', async (status, body, error) => {
  answers(body, { status })
  expect(await sent()).toEqual({ error })
})

test.each([403, 404, 413])('a proxy that refuses with HTTP %i and a page of its own is told by that number', async (status) => {
  answers(HTML, { status })
  expect(await sent()).toEqual({ error: { kind: 'business', code: status, msg: '', field: null, params: {} } })
})

test.each([500, 502, 503])('a refusal under HTTP %i stays one', async (status) => {
  answers({ code: 1105006, msg: 'No', data: null, status: '1105006' }, { status })
  expect(await sent()).toMatchObject({ error: { kind: 'business', code: 1105006 } })
})

test('no connection is a network failure', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sent()).toEqual({ error: { kind: 'network' } })
})

test.each([
  ['visible', 'short', false],
  ['hidden', 'short', true],
  ['hidden', 'x'.repeat(9_000), false],
] as const)('while the page is %s, a body of %s is still sent after the page closes: %s', async (state, note, keepalive) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
  const fetchMock = vi.fn(async (_url: string, _init: RequestInit) => new Response('{"code":0,"data":null}'))
  vi.stubGlobal('fetch', fetchMock)
  await send(call, { url: '/api/x', method: 'POST', body: JSON.stringify({ note }) }, new Headers(), never)
  expect(fetchMock.mock.lastCall?.[1]).toMatchObject({ keepalive })
})

test('after 8,000 ms the call ends, also when the reply has started', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const outcome = vi.fn()
  void sent().then(outcome)
  await vi.advanceTimersByTimeAsync(7_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledWith({ error: { kind: 'timeout' } })
})

test('a picture has its type and its id', async () => {
  const picture = authContract.randomCode
  answers('<svg/>', { headers: { 'content-type': 'image/svg+xml', 'x-image-id': 'i1' } })
  expect(await send(picture, requestOf(picture, {}), new Headers(), never)).toEqual({
    data: { contentType: 'image/svg+xml', imageId: 'i1', bytes: '<svg/>' },
  })
})
