import { addressContract } from '@nusaria/contracts/address'
import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { paymentContract } from '@nusaria/contracts/payment'
import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { productContract } from '@nusaria/contracts/product'
import { describe, expect, it } from 'vitest'
import { createFakeEngine, jsonRequest } from '../../testing/fake-domain.ts'
import { SAMPLE_CARD } from '../../testing/sample-card.ts'
import { createSignedInClient, createTestClient } from '../../testing/test-client.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { recordControlAction } from '../world/control-action.ts'
import type { Fault } from '../world/fault-schema.ts'
import { World } from '../world/world.ts'

const SARI = '81200000001'

it('contains the caller, the request, the result and notes on masked values', async () => {
  const sari = await createSignedInClient(SARI)
  await sari.call('member.info')
  const lines = sari.world.journal.since(0)
  const calls = ['auth.randomCode', 'auth.randomCodeCheck', 'auth.sendSmsCode', 'auth.login', 'member.info']
  expect(lines.map(({ call }) => call)).toEqual(calls)
  expect(lines.map(({ device }) => device)).toEqual([1, 1, 1, 1, 1])
  expect(lines.map(({ session }) => session)).toEqual([undefined, undefined, undefined, undefined, 1])
  expect(lines[0]?.reply).toEqual({ image_id: expect.stringMatching(/^IMG/), type: expect.stringContaining('image/') })
  expect(lines[3]?.reply).toMatchObject({ data: { auth_token: '***', member_no: 'M8100000001' } })
  expect(lines[3]?.secrets).toEqual({
    'body.check_code': { is: 'code', to: SARI, back: 0 },
    'body.image_code': { is: 'captcha', seq: 1 },
    'body.image_nonce': { is: 'given', seq: 2, at: 'data.nonce' },
  })
  expect(lines[4]).toMatchObject({ member_no: 'M8100000001', secrets: { token: { is: 'given', seq: 4, at: 'data.auth_token' } } })
  // What a query leaves as it was is not needed to come here again; the first of a member fills their records.
  await sari.call('member.info')
  expect(sari.world.journal.since(5)[0]?.changed).toBeUndefined()
  expect(lines.slice(0, 4).every(({ changed }) => changed)).toBe(true)
})

it('shows whether a masked value was right', async () => {
  const sari = await createTestClient()
  for (const password of ['Nusaria#1', 'Rahasia#2', 'x y', 'Rahasia#2']) await sari.submitPassword(SARI, password)
  await sari.sendLogin(SARI, LOGIN_TYPE.phonePassword, { password: 'no ciphertext' })
  const notes = sari.world.journal.since(0).map(({ secrets }) => secrets?.['body.password'])
  expect(notes).toEqual([
    { is: 'password', which: 'seeded', fits: true },
    { is: 'password', which: 1, fits: true },
    { is: 'password', which: 2, fits: false },
    { is: 'password', which: 1, fits: true },
    { is: 'unknown', length: 13, digits: false },
  ])
})

it('contains no card data, gateway session or token, neither in requests and replies nor in notes', async () => {
  const shop = await createTestShop()
  const sari = await shop.member('sari')
  const { verify_url } = await sari.call(paymentMethodsContract.cardAdd, SAMPLE_CARD)
  const session = new URL(verify_url, 'http://shop.localhost').searchParams.get('session') ?? ''
  await shop.guest().call(paymentContract.gatewaySession, { session })
  const journal = JSON.stringify(shop.world.journal.since(0))
  for (const secret of [SAMPLE_CARD.card_number, session, 'token-sari', '"cvn":"123"']) expect(journal).not.toContain(secret)
  const [added, shown] = shop.world.journal.since(0)
  expect(added?.reply?.data).toMatchObject({ verify_url: '/gateway/?session=***', card: { expiry_year: '***' } })
  expect(added?.secrets).toMatchObject({
    token: { is: 'earlier', member_no: 'M8100000001' },
    'body.card_number': { is: 'number', brand: 'visa', ending: '1111', luhn: true },
    'body.cvn': { is: 'cvn', length: 3 },
    'body.expiry_year': { is: 'expiry', past: false },
  })
  expect(shown?.secrets).toEqual({ 'params.session': { is: 'given', seq: 1, at: 'data.verify_url?session' } })
})

it('notes the rest of a card whose year is no value at all', async () => {
  const shop = await createTestShop()
  const sari = await shop.member('sari')
  const nonsense = [{ toString: false }] as never
  const error = await sari.errorOf(paymentMethodsContract.cardAdd, { ...SAMPLE_CARD, expiry_year: nonsense })
  expect(error).toBe('INVALID_PARAMETER')
  expect(shop.world.journal.since(0)[0]?.secrets).toMatchObject({
    'body.expiry_month': { is: 'expiry', past: false },
    'body.expiry_year': { is: 'unfit' },
  })
})

it('shows codes whose names only resemble those of secrets', async () => {
  const shop = await createTestShop()
  await shop.guest().call(addressContract.areas, {})
  const [entry] = shop.world.journal.since(0)
  expect(JSON.stringify(entry?.reply)).not.toContain('***')
})

it('shortens long replies, and never exceeds its maximum size', async () => {
  const shop = await createTestShop()
  const guest = shop.guest()
  await guest.call(productContract.list, { page_num: 1, page_size: 50 })
  const [entry] = shop.world.journal.since(0)
  expect(JSON.stringify(entry?.reply).length).toBeLessThan(9_000)
  expect(JSON.stringify(entry?.reply)).toMatch(/… \d+ more/)

  const engine = createFakeEngine({ journalEntries: 100, journalReplies: 2_000 })
  for (let n = 0; n < 120; n += 1) await engine.handle('default', jsonRequest('POST', '/api/fake/draw'))
  const lines = (await engine.worlds.get('default'))?.journal.since(0) ?? []
  const replies = lines.flatMap(({ reply }) => (reply ? [JSON.stringify(reply)] : []))
  expect(lines.length).toBeLessThanOrEqual(110)
  expect(replies.join('').length).toBeLessThan(2_300)
  expect(replies.length).toBeGreaterThan(5)
  expect(lines.at(-1)?.reply).toBeDefined()
  const body = JSON.stringify({ item_no: Array(100).fill('x'.repeat(400)) })
  for (let n = 0; n < 300; n += 1) await engine.handle('default', jsonRequest('POST', '/api/fake/slow_take', body))
  expect(JSON.stringify((await engine.worlds.get('default'))?.journal.since(0)).length).toBeLessThan(10_000_000)
})

describe('an entry has the call, the request and the member, whichever part of the engine answered', () => {
  const sent = { item_no: 'A', pieces: 1, password: 'Nusaria#1' }
  const authorization = { authorization: 'Bearer token-ani' }

  async function entryOf(request: Parameters<ReturnType<typeof createFakeEngine>['handle']>[1], fault?: Fault) {
    const engine = createFakeEngine()
    const world = await engine.worlds.create({ seed: 1, now: 0, frozen: true, strict: true })
    world.faults.replace(fault ? [fault] : [])
    await engine.handle(world.id, request)
    const [entry] = world.journal.since(0)
    const text = JSON.stringify(entry)
    for (const secret of ['Nusaria#1', 'token-ani']) expect(text).not.toContain(secret)
    return entry
  }

  it.each<readonly [string, Fault | undefined]>([
    ['the handler', undefined],
    ['a reply', { call: 'fake.take', reply: 1105007 }],
    ['an ended session', { call: 'fake.take', reply: 401 }],
    ['a call that hangs', { call: 'fake.take', wire: 'hang' }],
    ['a broken connection', { call: 'fake.take', wire: 'reset' }],
    ['a status', { call: 'fake.take', wire: 'http', status: 503 }],
    ['a cut reply', { call: 'fake.take', wire: 'truncate' }],
    ['a malformed reply', { call: 'fake.take', wire: 'malformed' }],
    ['a late reply', { call: 'fake.take', wire: 'latency', ms: 5 }],
  ])('%s', async (_answer, fault) => {
    expect(await entryOf(jsonRequest('POST', '/api/fake/take', sent, authorization), fault)).toMatchObject({
      call: 'fake.take',
      member_no: 'ani',
      request: { body: { ...sent, password: '***' } },
      secrets: { token: { is: 'earlier', member_no: 'ani' }, 'body.password': { is: 'unknown', length: 9, digits: false } },
    })
  })

  it('the parser', async () => {
    const invalid = await entryOf(jsonRequest('POST', '/api/fake/take', { ...sent, pieces: 0 }, authorization))
    expect(invalid).toMatchObject({ call: 'fake.take', member_no: 'ani', request: { body: { pieces: 0, password: '***' } } })
    const broken = await entryOf(jsonRequest('POST', '/api/fake/take?from=home', '{"password":"Nusaria#1"', authorization))
    const request = { query: { from: '***' }, body: '[application/json, 23 bytes]' }
    expect(broken).toMatchObject({ call: 'fake.take', member_no: 'ani', request })
    const form = await entryOf(jsonRequest('POST', '/api/fake/upload', sent, authorization))
    expect(form).toMatchObject({ call: 'fake.upload', member_no: 'ani', request: { body: '[application/json, 49 bytes]' } })
    const large = await entryOf({ ...jsonRequest('POST', '/api/fake/take', undefined, authorization), bodyError: 'too_large' })
    expect(large).toMatchObject({ call: 'fake.take', member_no: 'ani', request: { body: '[application/json, not read]' } })
  })

  it('the router, for a path without a call: only names, no values', async () => {
    const entry = await entryOf(jsonRequest('POST', '/api/fake/tke?from=home', { item_no: 'A', pasword: 'Nusaria#1' }, authorization))
    const request = { query: { from: '***' }, body: { item_no: '***', pasword: '***' } }
    expect(entry).toMatchObject({ member_no: 'ani', request, code: 404 })
    expect(entry?.call).toBeUndefined()
  })
})

it('still knows earlier values after a copy of the world', async () => {
  const { world } = await createTestShop()
  world.secrets.record('nonce-1', { seq: 1, at: 'data.nonce' })
  const device = world.secrets.numberOf('device', 'first')
  recordControlAction(world, 'POST', { what: 'clock', body: null }, null)
  const copy = await World.restore(world.shape, world.snapshot('copy'))
  expect(copy.secrets.sourceOf('nonce-1')).toEqual({ seq: 1, at: 'data.nonce' })
  expect([copy.secrets.numberOf('device', 'other'), copy.secrets.numberOf('device', 'first')]).toEqual([device + 1, device])
})
