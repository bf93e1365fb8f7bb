import { LIMITS } from '@nusaria/contracts/limits'
import { pictureContract } from '@nusaria/contracts/picture'
import { requestOf } from '@nusaria/contracts/request'
import { beforeEach, expect, test, vi } from 'vitest'
import { XhrOverFetch } from '#testing/xhr-over-fetch.ts'
import { send } from './base-query.ts'
import { onUploadProgress } from './upload.ts'

const call = pictureContract.upload
const file = new File(['photo'], 'a.jpg', { type: 'image/jpeg' })
const args = { purpose: 'evidence', file } as const
const sent = (abort = new AbortController().signal, of: { purpose: 'evidence'; file: File } = args) =>
  send(call, requestOf(call, of), new Headers({ authorization: 'Bearer t1' }), abort, of)
const answers = (reply: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(reply))
const envelope = (body: object, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }))

beforeEach(() => vi.stubGlobal('XMLHttpRequest', XhrOverFetch))

test('an upload reports its progress, and has the same headers as every call', async () => {
  const heard: number[] = []
  answers(() => envelope({ code: 0, data: { picture_id: 'p' } }))
  onUploadProgress(file, (share) => heard.push(share))
  expect(await sent()).toEqual({ data: { picture_id: 'p' } })
  expect(heard).toEqual([0.5, 1])
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
  expect(url).toBe('/api/member/picture/upload')
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer t1')
  expect(init?.body).toBeInstanceOf(FormData)
})

test.each([
  ['HTTP 401', { code: 401, msg: '', data: null }, 401, { kind: 'session' }],
  [
    'a refusal',
    { code: 1103054, msg: 'No', data: { field: 'file' } },
    200,
    { kind: 'business', code: 1103054, msg: 'No', field: 'file', params: {} },
  ],
])('%s means what it means for any call', async (_, body, status, error) => {
  answers(() => envelope(body, status))
  expect(await sent()).toEqual({ error })
})

test('no connection is a network failure', async () => {
  answers(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sent()).toEqual({ error: { kind: 'network' } })
})

test('after 8,000 ms without progress an upload fails, and a cancelled upload ends at once', async () => {
  vi.useFakeTimers()
  answers(() => new Promise(() => {}))
  const late = sent()
  await vi.advanceTimersByTimeAsync(LIMITS.apiTimeout)
  expect(await late).toEqual({ error: { kind: 'timeout' } })
  const leaving = new AbortController()
  const given = sent(leaving.signal)
  await vi.advanceTimersByTimeAsync(10)
  leaving.abort()
  expect(await given).toEqual({ error: { kind: 'network' } })
})

test('the progress of another file reaches no listener', async () => {
  const heard = vi.fn()
  onUploadProgress(file, heard)
  answers(() => envelope({ code: 0, data: { picture_id: 'p' } }))
  expect(await sent(undefined, { purpose: 'evidence', file: new File(['b'], 'b.jpg', { type: 'image/jpeg' }) })).toEqual({
    data: { picture_id: 'p' },
  })
  expect(heard).not.toHaveBeenCalled()
})
