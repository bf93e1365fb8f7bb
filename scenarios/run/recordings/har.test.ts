import { MEMBERS } from '@nusaria/scenarios/members'
import { checkSession, NOT_RECORDED } from '@nusaria/tools/backend-check/check-session'
import { reportText } from '@nusaria/tools/backend-check/report'
import type { Entry } from 'har-format'
import { expect, it } from 'vitest'
import { loginActions } from '../drivers/calls/login.ts'
import { createStoryContext } from '../drivers/calls/story-context.ts'
import { engineHost } from '../support/engine-host.ts'
import { readHar } from './har.ts'
import { entryOf, recordingHost } from './har-writer.ts'

/** A shopper logs in and looks at the orders; the traffic as a HAR file. */
async function session(change?: Parameters<typeof recordingHost>[1]): Promise<string> {
  const { host, har } = recordingHost(engineHost(), change)
  const story = await createStoryContext(host, { frozen: true, now: '2026-03-02T09:00:00+07:00' })
  await loginActions.logsIn(story, { account: MEMBERS.sari.phone })
  const { list } = await story.client.call('order.list', { tab: 'all', page_num: 1, page_size: 10 })
  await story.client.call('order.detail', { order_no: list[0]?.order_no ?? '' })
  return har()
}

it('finds nothing wrong in traffic that keeps to the contracts, wherever the API is', async () => {
  const { checked, leftOut } = checkSession(readHar(await session()))
  expect(checked.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['auth.randomCode', 'auth.randomCodeCheck', 'auth.sendSmsCode', 'auth.login', 'order.list', 'order.detail']),
  )
  expect(checked.filter(({ deviations }) => deviations.length > 0)).toEqual([])
  expect(leftOut).toEqual([])
})

it('names what deviates in requests and replies, without a value', async () => {
  const text = await session((entry) => {
    const { request, response } = entry
    if (!request.url.includes('/order/trade/list')) return entry
    const headers = request.headers.filter(({ name }) => name !== 'Storeno')
    const body = JSON.stringify({ tab: 'all', page_num: '1', page_size: 10 })
    const content = { ...response.content, text: response.content.text.replaceAll('"total":', '"sum":') }
    return { ...entry, request: { ...request, headers, postData: { text: body } }, response: { ...response, content } }
  })
  const report = checkSession(readHar(text))
  const found = report.checked.find(({ call }) => call === 'order.list')?.deviations ?? []
  expect(found.map(({ at, expected, actual }) => [at, expected, actual])).toEqual(
    expect.arrayContaining([
      ['request body.page_num', 'number', 'text of 1 characters'],
      ['request header Storeno', 'as in the contract', 'missing'],
      ['data.total', 'number', 'nothing'],
    ]),
  )
  expect(reportText(report)).not.toContain(MEMBERS.sari.phone)
})

it('says which replies a browser did not record, because the page was left', async () => {
  const text = await session((entry) => {
    const lost = { ...entry.response, content: { mimeType: 'application/json', size: -1, text: '' } }
    if (entry.request.url.includes('/order/trade/list')) return { ...entry, response: lost }
    return entry.request.url.includes('/order/trade/detail') ? { ...entry, response: { ...lost, status: -1 } } : entry
  })
  const { checked, leftOut } = checkSession(readHar(text))
  expect(checked.filter(({ deviations }) => deviations.length > 0)).toEqual([])
  expect(leftOut).toEqual(['order.list', 'order.detail'].map((call) => ({ call, why: NOT_RECORDED })))
})

it('fills in the form of an upload, which browsers leave out', () => {
  const request = { method: 'POST', url: '/api/member/picture/upload', headers: {}, body: null }
  const entry = entryOf(request, { status: 200, headers: {}, body: '{}' })
  const [call] = readHar(JSON.stringify({ log: { entries: [entry] } })).calls
  expect(call?.body).toEqual({ purpose: 'evidence', file: { file: 'image/jpeg', bytes: 1_000 } })
})

it('lists requests of the API that no contract knows, without what may be personal', () => {
  const entry = entryOf(
    { method: 'GET', url: '/api/order/legacy/NS12345', headers: {}, body: null },
    { status: 200, headers: {}, body: '{}' },
  )
  expect(readHar(JSON.stringify({ log: { entries: [entry] } })).unknown).toEqual(['GET /api/order/legacy/…'])
})

it('reads files as programs write them', async () => {
  const text = await session()
  const { calls } = readHar(text)
  const utf16 = Buffer.from(text, 'utf16le')
  const bigEndian = Buffer.from(utf16).swap16()
  const files = {
    'UTF-8 with a mark': Buffer.from(`\uFEFF${text}`),
    'text with a mark': `\uFEFF${text}`,
    'UTF-16 with a mark': Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
    'UTF-16 without': utf16,
    'UTF-16, the other way round, with a mark': Buffer.concat([Buffer.from([0xfe, 0xff]), bigEndian]),
    'UTF-16, the other way round, without': bigEndian,
  }
  for (const [kind, file] of Object.entries(files)) expect(readHar(file).calls, kind).toEqual(calls)
})

it('reads entries in the forms of other programs', async () => {
  const { log } = JSON.parse(await session())
  const { calls } = readHar(JSON.stringify({ log }))
  const pairs = (headers: readonly { readonly name: string; readonly value: string }[]) =>
    Object.fromEntries(headers.map(({ name, value }) => [name, value]))
  const forms: Readonly<Record<string, (entry: Entry) => object>> = {
    'a method in small letters': ({ request, ...entry }) => ({ ...entry, request: { ...request, method: request.method.toLowerCase() } }),
    'headers as an object': ({ request, response, ...entry }) => ({
      ...entry,
      request: { ...request, headers: pairs(request.headers) },
      response: { ...response, headers: pairs(response.headers) },
    }),
    'no size': ({ response, ...entry }) => ({
      ...entry,
      response: { ...response, content: { mimeType: response.content.mimeType, text: response.content.text } },
    }),
    'a time with an offset': ({ startedDateTime, ...entry }) => ({ ...entry, startedDateTime: startedDateTime.replace('Z', '+00:00') }),
    'a status as text': ({ response, ...entry }) => ({ ...entry, response: { ...response, status: String(response.status) } }),
    'null for what there is none of': ({ request, ...entry }) => ({
      ...entry,
      request: { ...request, postData: request.postData ?? null, queryString: null, cookies: null },
    }),
    'parsed JSON': ({ request, response, ...entry }) => ({
      ...entry,
      request: request.postData?.text ? { ...request, postData: { text: JSON.parse(request.postData.text) } } : request,
      response: response.content.text?.startsWith('{')
        ? { ...response, content: { ...response.content, text: JSON.parse(response.content.text) } }
        : response,
    }),
  }
  for (const [form, change] of Object.entries(forms))
    expect(readHar(JSON.stringify({ log: { entries: log.entries.map(change) } })).calls, form).toEqual(calls)
})

it('takes a reply whose text a program left out for lost', async () => {
  const { log } = JSON.parse(await session())
  for (const content of [undefined, null, {}, { mimeType: 'application/json' }, { size: 12, text: null }]) {
    const entries = log.entries.map((entry: Entry) => ({ ...entry, response: { ...entry.response, content } }))
    const { checked, leftOut } = checkSession(readHar(JSON.stringify({ log: { entries } })))
    expect([checked, new Set(leftOut.map(({ why }) => why))]).toEqual([[], new Set([NOT_RECORDED])])
  }
})

it('passes over what is no call of the shop, whatever its entry lacks, and preflights', async () => {
  const { log } = JSON.parse(await session())
  const [first] = log.entries
  const others = [
    null,
    {},
    {
      startedDateTime: first.startedDateTime,
      request: { method: 'GET', url: 'about:blank', headers: [] },
      response: { status: 200, content: {} },
    },
    { request: { method: 'GET', url: 'https://ads.example/x' } },
    ...log.entries.map(({ request }: { request: object }) => ({ request: { ...request, method: 'OPTIONS' }, response: { status: 204 } })),
  ]
  const { calls, unknown } = readHar(JSON.stringify({ log: { entries: [...others, ...log.entries] } }))
  expect(calls).toHaveLength(log.entries.length)
  expect(unknown).toEqual([])
})

it('takes a call without a reply for lost, and one without a time for as late as the one before', async () => {
  const { log } = JSON.parse(await session())
  const { response: _, ...unanswered } = log.entries[0]
  const { startedDateTime: __, ...timeless } = log.entries[1]
  const [lost, late] = readHar(JSON.stringify({ log: { entries: [unanswered, timeless] } })).calls
  expect(lost).toMatchObject({ lost: true, reply: { status: 0 } })
  expect(late).toMatchObject({ lost: false, at: unanswered.startedDateTime })
})

it('says why a file is no HAR file', () => {
  expect(() => readHar('<html>')).toThrow(/^This is no HAR file/)
  for (const entry of ['null', '{}', '{"startedDateTime":"2026-03-02T09:00:00Z","request":{"url":"no address"}}'])
    expect(() => readHar(`{"log":{"entries":[${entry}]}}`)).toThrow(/no entry of log.entries has a request/)
})
