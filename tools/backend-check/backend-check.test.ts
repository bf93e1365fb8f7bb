import { navContract } from '@nusaria/contracts/nav'
import type { CallName } from '@nusaria/contracts/registry'
import { compareReply, replyDeviations } from '@nusaria/scenario-runner/recordings/deviations'
import { ShopClient } from '@nusaria/scenario-runner/support/client'
import { createWorld } from '@nusaria/scenario-runner/support/control'
import { engineHost } from '@nusaria/scenario-runner/support/engine-host'
import type { WireReply } from '@nusaria/scenario-runner/support/hosts'
import { NoReplyError } from '@nusaria/scenario-runner/support/no-reply-error'
import { shopServer } from '@nusaria/scenario-runner/support/served-hosts'
import { memberToken } from '@nusaria/scenario-runner/support/sign-in'
import { MEMBERS } from '@nusaria/scenarios/members'
import { expect, it } from 'vitest'
import { backendHost } from './backend-host.ts'
import { deviatingCalls, reportText } from './report.ts'
import { walkBackend } from './walk.ts'

const navCall = navContract.typeList
const jsonReply = (body: object): WireReply => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** The mock as a backend with a member's session. */
async function mockClient(): Promise<ShopClient> {
  const mock = engineHost()
  const world = await createWorld(mock.control, { frozen: true, now: '2026-03-02T09:00:00+07:00' })
  const token = await memberToken(mock, world, MEMBERS.sari.phone)
  return Object.assign(new ShopClient(mock, world.id, 'device-shell'), { token })
}

it('finds nothing wrong with the mock: every call that only reads succeeds, with the arguments of earlier replies', async () => {
  const report = await walkBackend(await mockClient())
  expect(report.checked.filter(({ deviations }) => deviations.length > 0)).toEqual([])
  // The lines of the order and the reason don't go together by chance.
  expect(report.checked.filter(({ code }) => code !== 0).map(({ call }) => call)).toEqual(['afterSale.preview'])
  const otherwise = report.leftOut.filter(({ why }) => !why.includes('--write') && !why.includes("the mock's pages"))
  expect(otherwise).toEqual([{ call: 'picture.show', why: 'no reply had its picture_id' }])
})

it('stays within the contract when it writes, and leaves the session and the account as they are', async () => {
  const client = await mockClient()
  const report = await walkBackend(client, { write: true })
  expect(deviatingCalls(report)).toEqual([])
  expect(report.checked.length).toBeGreaterThan(90)
  expect(report.checked.filter(({ code }) => code === 401)).toEqual([])
  await expect(client.call('member.info')).resolves.toMatchObject({ member_no: expect.any(String) })
})

it('names calls of one domain alone, which still get their arguments from others', async () => {
  const report = await walkBackend(await mockClient(), { only: 'review' })
  expect(report.checked.map(({ call, code }) => [call, code])).toEqual([
    ['review.list', 0],
    ['review.summary', 0],
    ['review.pending', 0],
  ])
})

it('checks what a guest may do without a token', async () => {
  const client = await mockClient()
  client.token = null
  const { checked, leftOut } = await walkBackend(client)
  expect(checked.every(({ code, deviations }) => code === 0 && deviations.length === 0)).toBe(true)
  expect(leftOut).toContainEqual({ call: 'member.info', why: 'needs --token' })
})

/** Deviations of real backends, as replacers of `JSON.stringify`. */
const BENDS: Partial<Record<CallName, (key: string, value: unknown) => unknown>> = {
  'order.list': (key, value) => (key === 'status' && value !== '10000' ? undefined : value),
  'product.list': (key, value) => (key === 'price' ? String(value) : value),
  'nav.typeList': (key, value) => (key === '' ? { success: true, result: [] } : value),
  'message.count': (key, value) => (key === '' ? { code: 1999999, msg: 'Sari Wulandari', data: null, status: '1999999' } : value),
  'address.list': (key, value) => (key === 'list' ? null : value),
}

it('names what deviates in a backend: call, path, expected and actual type, and no value', async () => {
  const client = await mockClient()
  const send = client.send.bind(client)
  client.send = async (name, args) => {
    const reply = await send(name, args)
    const status = name === 'message.count' ? 503 : reply.status
    return BENDS[name] ? { ...reply, status, body: JSON.stringify(JSON.parse(reply.body), BENDS[name]) } : reply
  }
  const report = await walkBackend(client)
  const found = deviatingCalls(report).flatMap(({ call, deviations }) =>
    deviations.filter(({ extra }) => !extra).map(({ at, expected, actual, seen }) => [call, at, expected, actual, seen]),
  )
  expect(found.sort()).toEqual([
    ['address.list', 'data.list', 'array', 'null', 'nothing'],
    ['message.count', 'HTTP status', '200', '503', 'shown'],
    ['message.count', 'code', 'one of 0, 1107001 MESSAGES_FAILED, 1101020 INVALID_PARAMETER', '1999999', 'nothing'],
    ['nav.typeList', 'envelope', '{ code, msg, data, status }', 'an object with success, result', 'nothing'],
    ['order.list', 'data.list[].status', expect.stringMatching(/^one of "pending_payment"/), 'nothing', 'nothing'],
    ['product.list', 'data.list[].price', 'number', expect.stringMatching(/^text of \d characters$/), 'fitted'],
  ])
  const text = reportText(report)
  expect(text).toContain('✗ product.list  POST /consumer/product/list\n    data.list[].price: expected number, came text of')
  expect(text).toMatch(/\d+ fit, 5 deviate, \d+ not checked$/)
  for (const personal of ['Sari', 'Wulandari', MEMBERS.sari.phone, client.token])
    expect(text + JSON.stringify(report)).not.toContain(personal)
})

it('reports a call that nobody answers without the ids in its address', async () => {
  const client = await mockClient()
  const send = client.send.bind(client)
  client.send = async (name, args) => {
    if (name === 'order.detail') throw new NoReplyError(`/order/${args?.order_no}`, 'timeout')
    return send(name, args)
  }
  const { checked } = await walkBackend(client, { only: 'order' })
  const found = checked.filter(({ deviations }) => deviations.length > 0)
  expect(found.map(({ call, deviations }) => [call, deviations])).toEqual([
    ['order.detail', [{ at: 'reply', expected: 'one within 8 s', actual: 'none', seen: 'nothing' }]],
  ])
})

it('lists a field that no contract knows, without calling it wrong', async () => {
  const found = replyDeviations(navCall, jsonReply({ code: 0, msg: '', status: '10000', trace: 'x', data: [] }))
  expect(found.filter(({ extra }) => extra).map(({ at }) => at)).toEqual(['trace'])
})

it.each([
  ['a page of HTML', { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<html>' }, 'text/html, HTTP 200'],
  ['an empty reply', { status: 204, headers: {}, body: '' }, 'no content type, HTTP 204'],
])('reports %s', (_, reply, actual) => {
  expect(replyDeviations(navCall, reply)).toEqual([{ at: 'body', expected: 'JSON', actual, seen: 'nothing' }])
})

it('reaches a backend by its address, below a path of its own too', async () => {
  const server = shopServer()
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  for (const address of [origin, `${origin}/`, `${origin}/api/`]) {
    const reply = await new ShopClient(backendHost(address), '').send('nav.typeList')
    expect(replyDeviations(navCall, reply), address).toEqual([])
  }
  const elsewhere = await new ShopClient(backendHost(`${origin}/v2`), '').send('nav.typeList')
  expect(compareReply(navCall, elsewhere)).toEqual({ missing: true, deviations: [] })
  await server.close()
})
