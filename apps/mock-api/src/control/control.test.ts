import { formatInstant } from '@nusaria/catalogue/lib/time'
import { CODE_TYPE } from '@nusaria/contracts/login-types'
import { describe, expect, it } from 'vitest'
import { createFakeEngine, jsonRequest } from '../testing/fake-domain.ts'
import { CONTROL_BASE } from './base.ts'
import { Control } from './control.ts'

function started() {
  const scenarios = [
    { name: 'half-empty', title: 'An item half empty', covers: ['fake.take'], seed: 9, now: Date.parse('2026-01-01T00:00:00Z') },
  ]
  const engine = createFakeEngine({ scenarios })
  const control = new Control(engine, { version: '1.2.3', openapi: () => ({ openapi: '3.1.0' }) })
  const mock = async (method: string, path: string, body?: unknown) => {
    const reply = await control.handle(jsonRequest(method, `${CONTROL_BASE}${path}`, body))
    return { status: reply.status, body: JSON.parse(reply.body) as unknown }
  }
  const world = async (options: object = { now: '2026-07-31T09:00:00+07:00', frozen: true, seed: 1 }) => {
    const { body } = await mock('POST', '/worlds', options)
    const { id } = body as { id: string }
    return {
      id,
      mock: (method: string, path: string, sent?: unknown) => mock(method, `/worlds/${id}/${path}`, sent),
      api: (name: string, sent?: unknown, token = '') =>
        engine.handle(id, jsonRequest('POST', `/api/fake/${name}`, sent, token ? { authorization: `Bearer ${token}` } : {})),
    }
  }
  return { engine, mock, world }
}

describe('the control API', () => {
  it('returns its health, the scenarios and its calls', async () => {
    const { mock } = started()
    expect(await mock('GET', '/health')).toEqual({ status: 200, body: { ok: true, version: '1.2.3', worlds: 1 } })
    const list = [{ name: 'half-empty', title: 'An item half empty', covers: ['fake.take'] }]
    expect((await mock('GET', '/scenarios')).body).toEqual({ list })
    expect((await mock('GET', '/openapi.json')).body).toEqual({ openapi: '3.1.0' })
  })

  it('creates, forks and deletes worlds', async () => {
    const { mock, engine } = started()
    const made = await mock('POST', '/worlds', { seed: 's', now: '2026-07-31T02:00:00Z', frozen: true })
    expect(made).toMatchObject({ status: 201, body: { now: '2026-07-31T09:00:00.000+07:00' } })
    const { id } = made.body as { id: string }
    expect(id).toMatch(/^[a-z][a-z0-9]{6,}$/)
    expect((await engine.worlds.get(id))?.seed).toBe('s')
    const created = await mock('POST', '/worlds', { scenario: 'half-empty', frozen: true })
    expect(created).toMatchObject({ status: 201, body: { now: '2026-01-01T07:00:00.000+07:00' } })
    const fork = await mock('POST', `/worlds/${id}/fork`)
    expect(fork).toMatchObject({ status: 201, body: { now: '2026-07-31T09:00:00.000+07:00' } })
    expect((fork.body as { id: string }).id).not.toBe(id)
    expect((await mock('DELETE', `/worlds/${id}`)).status).toBe(200)
    expect((await mock('DELETE', `/worlds/${id}`)).status).toBe(404)
    expect((await mock('DELETE', '/worlds/default')).status).toBe(409)
  })

  it('refuses invalid requests with the reason', async () => {
    const { mock, world } = started()
    const { id } = await world()
    for (const [method, path, body, status, text] of [
      ['POST', '/worlds', { scenario: 'none' }, 400, 'scenario: there is no "none"'],
      ['POST', '/worlds', { now: 'yesterday' }, 400, 'now: not an ISO 8601 time'],
      ['POST', '/worlds', { frozen: 'yes' }, 400, 'frozen:'],
      ['POST', '/worlds', { colour: 'red' }, 400, 'colour'],
      ['POST', '/worlds', '{', 400, 'not JSON'],
      ['POST', '/worlds', [], 400, ''],
      ['POST', '/worlds/none/clock', { frozen: true }, 404, 'There is no world "none"'],
      ['POST', `/worlds/${id}/clock`, { advance: '24 hours' }, 400, 'not an ISO 8601 duration'],
      ['POST', `/worlds/${id}/clock`, {}, 400, 'expected one of'],
      ['POST', `/worlds/${id}/clock`, { now: '2026-07-31T08:59:59+07:00' }, 400, 'now: A clock never goes back'],
      ['POST', `/worlds/${id}/clock`, { advance: 'P99999999W' }, 400, 'advance: the clock stays between'],
      ['POST', `/worlds/${id}/clock`, { now: '9999-12-31T23:59:59Z' }, 400, 'now: the clock stays between'],
      ['POST', '/worlds', { now: '0001-01-01T00:00:00Z' }, 400, 'now: the clock stays between'],
      ['POST', `/worlds/${id}/clock`, { frozen: true, advance: 'PT1S' }, 400, 'expected one of'],
      ['GET', `/worlds/${id}/journal?since=-1`, undefined, 400, 'since'],
      ['GET', `/worlds/${id}/state/none`, undefined, 404, 'There is no table "none"; there is items'],
      ['GET', `/worlds/${id}/captcha/none`, undefined, 404, 'There is no captcha none'],
      ['POST', `/worlds/${id}/events`, { entity: 'item', id: 'A' }, 400, 'event'],
      ['POST', `/worlds/${id}/events`, { entity: 'vase', id: 'A', event: 'refill' }, 400, 'there is no "vase"; there is item'],
      ['POST', `/worlds/${id}/events`, { entity: 'item', id: 'A', event: 'toString' }, 400, 'it has refill'],
      ['POST', `/worlds/${id}/events`, { entity: 'item', id: 'Z', event: 'refill' }, 404, 'There is no item Z'],
      ['POST', `/worlds/${id}/events`, { entity: 'item', id: 'A', event: 'refill' }, 409, 'it is not empty'],
      ['PUT', `/worlds/${id}/faults`, { list: [{ call: 'fake.none', reply: 401 }] }, 400, 'list.0.call: there is no call "fake.none"'],
      ['PUT', `/worlds/${id}/faults`, { list: [{ call: 'fake.take', reply: 1101002 }] }, 400, 'fake.take does not declare 1101002'],
      ['PUT', `/worlds/${id}/faults`, { list: [{ call: 'fake.take', rate: 2, reply: 401 }] }, 400, 'list.0'],
      ['PUT', `/worlds/${id}/faults`, { list: [{ call: 'fake.take', wire: 'smoke' }] }, 400, 'list.0'],
      ['PATCH', '/health', undefined, 404, 'There is no PATCH /__mock/health'],
      ['GET', '/', undefined, 404, 'There is no GET'],
    ] as const) {
      const reply = await mock(method, path, body)
      expect({ path, body, status: reply.status }).toEqual({ path, body, status })
      expect((reply.body as { error: string }).error).toContain(text)
    }
  })

  it('advances the clock and returns the timers that fired, in order, each at its own time', async () => {
    const { mock, api } = await started().world()
    await api('mine', undefined, 'token-bayu')
    await api('tally', { keep: true })
    const { body } = await mock('POST', 'clock', { advance: 'P1DT1S' })
    expect(body).toEqual({
      now: '2026-08-01T09:00:01.000+07:00',
      fired: [
        { at: '2026-07-31T09:01:00.000+07:00', kind: 'item_expires', ref: 'A' },
        { at: '2026-08-01T09:00:00.000+07:00', kind: 'item_removed', ref: 'bayu-last' },
      ],
    })
    expect((await mock('POST', 'clock', { now: '2026-09-01T00:00:00Z' })).body).toEqual({ now: '2026-09-01T07:00:00.000+07:00', fired: [] })
    expect((await mock('POST', 'clock', { frozen: false })).body).toMatchObject({ fired: [] })
  })

  it('lists the outbox, newest first, by recipient in any notation', async () => {
    const { mock, api } = await started().world()
    await api('tally', { keep: true })
    const sent = { channel: 'sms', to: '81200000001', code: '123456', code_type: CODE_TYPE.login, at: '2026-07-31T09:00:00.000+07:00' }
    for (const query of ['', '?to=81200000001', '?to=081200000001', '?to=%2B6281200000001', '?to=+6281200000001']) {
      expect((await mock('GET', `outbox${query}`)).body).toEqual({ list: [sent] })
    }
    expect((await mock('GET', 'outbox?to=81200000002')).body).toEqual({ list: [] })
  })

  it('returns the answer of a captcha', async () => {
    const { world } = started()
    expect((await (await world()).mock('GET', 'captcha/P1')).body).toEqual({ answer: 'AbC123' })
  })

  it('stores faults under the full names of their calls, also when a short name was sent', async () => {
    const { mock, api } = await started().world()
    const list = [
      { call: 'take', times: 1, reply: 1105007 },
      { call: 'POST /fake/draw', wire: 'latency', ms: 5 },
    ]
    const stored = [
      { call: 'fake.take', times: 1, reply: 1105007 },
      { call: 'fake.draw', wire: 'latency', ms: 5 },
    ]
    expect((await mock('PUT', 'faults', { list })).body).toEqual({ list: stored })
    expect((await api('take', { item_no: 'A', pieces: 1 })).body).toContain('1105007')
    expect((await mock('PUT', 'faults', { list: [] })).body).toEqual({ list: [] })
  })

  it('fires events through the state machine, and returns the entity after the event', async () => {
    const { mock, api } = await started().world()
    await api('tally', { keep: true })
    await mock('POST', 'clock', { advance: 'PT1H' })
    expect((await mock('POST', 'events', { entity: 'item', id: 'A', event: 'refill' })).body).toMatchObject({ item_no: 'A', pieces: 10 })
    expect((await mock('POST', 'events', { entity: 'item', id: 'A', event: 'refill' })).status).toBe(409)
  })

  it('lists the journal from an entry on', async () => {
    const { mock, api } = await started().world()
    for (let n = 0; n < 3; n++) await api('draw')
    const { list } = (await mock('GET', 'journal?since=2')).body as { list: object[] }
    expect(list).toEqual([
      {
        seq: 3,
        at: formatInstant(Date.parse('2026-07-31T02:00:00Z')),
        method: 'POST',
        path: '/api/fake/draw',
        call: 'fake.draw',
        request: { headers: {} },
        reply: { data: { id: 'D0001000003', now: formatInstant(Date.parse('2026-07-31T02:00:00Z')), token: '***' } },
        changed: true,
        code: 0,
        http: 200,
        ms: expect.any(Number),
        violations: [],
        deviations: ['Deviceid', 'Language', 'platform', 'Storeno'].map((name) => `header ${name}: missing`),
      },
    ])
  })

  it('lists all rows of a table, including those of members that were not used yet', async () => {
    const { world } = started()
    const { list } = (await (await world()).mock('GET', 'state/items')).body as { list: { owner: string | null }[] }
    expect(new Set(list.map(({ owner }) => owner))).toEqual(new Set([null, 'ani', 'bayu']))
  })
})
