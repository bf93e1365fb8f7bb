import { beforeEach, expect, test, vi } from 'vitest'
import { firstReplies, sendFirst, takeFirstReply } from './first-calls.ts'

/** As the shop asks. */
const fetchOnce = (url: string, init?: RequestInit) => takeFirstReply(url, init) ?? fetch(url, init)

const sent: string[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  // The real clock counts from the start of the worker, which may be older than a reply may get.
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  delete window.firstLoad
  sent.length = 0
  answer = async () => Response.json(sent.length)
  vi.stubGlobal('fetch', (url: string, { body = '' }: RequestInit = {}) => {
    sent.push(`${url} ${body}`.trim())
    return answer()
  })
})

const search = (keyword: string) => ({ method: 'POST', body: `{"keyword":"${keyword}"}` })
const textOf = async (reply: Promise<Response>) => (await reply).text()

test('a request that the page has sent already is not sent again, but once', async () => {
  void sendFirst('/api/search', search('kopi'))
  expect(await textOf(fetchOnce('/api/search', search('kopi')))).toBe('1')
  expect(sent).toEqual(['/api/search {"keyword":"kopi"}'])
  expect(await textOf(fetchOnce('/api/search', search('kopi')))).toBe('2')
})

test('a request with another body, method or address is sent', async () => {
  void sendFirst('/api/search', search('kopi'))
  await fetchOnce('/api/search', search('teh'))
  await fetchOnce('/api/search')
  await fetchOnce('/api/list', search('kopi'))
  expect(sent).toHaveLength(4)
})

test('a member does not get a guest’s reply, nor a shopper one in another language', async () => {
  const withHeaders = (headers: Record<string, string>) => ({ ...search('kopi'), headers: new Headers(headers) })
  void sendFirst('/api/search', withHeaders({ Language: 'id' }))
  await fetchOnce('/api/search', withHeaders({ Language: 'id', Authorization: 'Bearer token' }))
  await fetchOnce('/api/search', withHeaders({ Language: 'en' }))
  expect(sent).toHaveLength(3)
  await fetchOnce('/api/search', withHeaders({ Language: 'id' }))
  expect(sent).toHaveLength(3)
})

test('a reply that nobody took in time may be out of date', async () => {
  void sendFirst('/api/search', search('kopi'))
  vi.spyOn(performance, 'now').mockReturnValue(60_001)
  expect(await textOf(fetchOnce('/api/search', search('kopi')))).toBe('2')
})

test('the time-out of a call holds for a request that was sent before', async () => {
  answer = () => new Promise(() => {})
  void sendFirst('/config.json')
  const abort = new AbortController()
  const taken = fetchOnce('/config.json', { signal: abort.signal })
  abort.abort(new Error('too late'))
  await expect(taken).rejects.toThrow('too late')
})

test('the first replies are there when all have come or failed', async () => {
  await firstReplies()
  answer = () => Promise.reject(new Error('no network'))
  sendFirst('/api/search').catch(() => {})
  expect((await firstReplies()).map(({ status }) => status)).toEqual(['rejected'])
})
