import { DAY, formatInstant, MINUTE } from '@nusaria/catalogue/lib/time'
import type { Catalogue } from '@nusaria/catalogue/products/types'
import { defineContract, documented } from '@nusaria/contracts/contract'
import { CODE_TYPE } from '@nusaria/contracts/login-types'
import { z } from 'zod'
import type { Member, WorldCtx } from '../engine/contract/context.ts'
import { defineDomain, type EntityEvents } from '../engine/contract/domain.ts'
import { implement } from '../engine/contract/implement.ts'
import { createEngine, type EngineOptions } from '../engine/engine.ts'
import type { EngineRequest } from '../engine/http/engine-request.ts'
import { type DbOf, table } from '../engine/store/table-def.ts'
import type { Db } from '../engine/store/tables.ts'
import { toBase64 } from '../lib/base64.ts'

const ItemRow = z.strictObject({
  item_no: z.string(),
  owner: z.string().nullable(),
  pieces: z.int().min(0),
  tags: z.array(z.string()),
  at: z.number(),
})

const MemberRow = z.strictObject({ member_no: z.string() })
const SessionRow = z.strictObject({ token: z.string(), member_no: z.string(), expires_at: z.number() })

export const fakeTables = {
  items: table({ schema: ItemRow, key: 'item_no' }),
  members: table({ schema: MemberRow, key: 'member_no' }),
  sessions: table({ schema: SessionRow, key: 'token' }),
}
/** Bytes that aren't valid text. */
export const PHOTO = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00, 0xc3, 0x28, 0x80])
type FakeDb = DbOf<typeof fakeTables>

/** The tables of the fake domain: the shop's `Db` doesn't have them. */
export function fakeTablesOf(ctx: Pick<WorldCtx, 'db'>): FakeDb {
  return ctx.db as unknown as FakeDb
}

const open = { method: 'POST', auth: 'guest', source: documented, summary: 'For tests', errors: [] } as const
const Item = z.strictObject({ item_no: z.string(), pieces: z.int() })

export const fakeContract = defineContract({
  take: {
    ...open,
    path: '/fake/take',
    kind: 'mutation',
    body: z.strictObject({ item_no: z.string(), pieces: z.int().min(1), password: z.string().optional() }),
    data: Item,
    errors: ['STOCK_INSUFFICIENT'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  slowTake: { ...open, path: '/fake/slow_take', kind: 'mutation', body: z.strictObject({ item_no: z.string() }), data: Item },
  tally: {
    ...open,
    path: '/fake/tally',
    kind: 'mutation',
    body: z.strictObject({ keep: z.boolean() }),
    data: z.null(),
    errors: ['CODE_INVALID'],
  },
  crash: { ...open, path: '/fake/crash', kind: 'mutation', data: z.null() },
  lie: { ...open, path: '/fake/lie', kind: 'mutation', data: z.strictObject({ n: z.int() }) },
  draw: { ...open, path: '/fake/draw', kind: 'mutation', data: z.strictObject({ id: z.string(), token: z.string(), now: z.string() }) },
  find: {
    ...open,
    method: 'GET',
    path: '/fake/find/:item_no',
    kind: 'query',
    params: z.strictObject({ item_no: z.string().max(20) }),
    query: z.strictObject({ least: z.int().optional(), full: z.boolean().optional(), tags: z.array(z.string()).optional() }),
    data: z.strictObject({ item_no: z.string(), least: z.int().nullable(), full: z.boolean().nullable(), tags: z.array(z.string()) }),
  },
  mine: { ...open, auth: 'member', path: '/fake/mine', kind: 'query', data: z.array(z.string()) },
  upload: {
    ...open,
    path: '/fake/upload',
    kind: 'mutation',
    form: z.strictObject({ file: z.file().max(50), n: z.int() }),
    data: z.strictObject({ name: z.string(), size: z.int(), n: z.int() }),
    maxBytes: 5_000,
  },
  picture: { ...open, method: 'GET', path: '/fake/picture', kind: 'query', reply: 'image' },
  photo: { ...open, method: 'GET', path: '/fake/photo', kind: 'query', reply: 'image' },
})

const routes = implement(fakeContract, {
  take({ body }, ctx) {
    const { items } = fakeTablesOf(ctx)
    const item = items.update(body.item_no, (row) => ({ pieces: Math.max(0, row.pieces - body.pieces) }))
    if (items.get(body.item_no)?.pieces === 0) return ctx.fail('STOCK_INSUFFICIENT', { field: 'pieces', params: { stock: 0 } })
    return { item_no: item.item_no, pieces: item.pieces }
  },
  async slowTake({ body }, ctx) {
    const before = fakeTablesOf(ctx).items.get(body.item_no)?.pieces ?? 0
    // Other requests are handled meanwhile.
    await new Promise(setImmediate)
    const { item_no, pieces } = fakeTablesOf(ctx).items.update(body.item_no, { pieces: before - 1 })
    return { item_no, pieces }
  },
  tally({ body }, ctx) {
    fakeTablesOf(ctx).items.update('A', (row) => ({ pieces: row.pieces + 1 }))
    ctx.schedule({ at: ctx.now + MINUTE, kind: 'item_expires', ref: 'A' })
    ctx.outbox.send({ channel: 'sms', to: '81200000001', code: '123456', code_type: CODE_TYPE.login })
    return ctx.fail('CODE_INVALID', body.keep ? { commitWrites: true } : {})
  },
  crash: () => {
    throw new Error('on purpose')
  },
  lie: (_input, ctx) => {
    fakeTablesOf(ctx).items.remove('A')
    return { n: 0.5 }
  },
  draw: (_input, ctx) => ({ id: ctx.ids.next('D'), token: ctx.rng.token(12), now: formatInstant(ctx.now) }),
  find: ({ params, query }) => ({
    item_no: params.item_no,
    least: query.least ?? null,
    full: query.full ?? null,
    tags: query.tags ?? [],
  }),
  mine: (_input, ctx) =>
    fakeTablesOf(ctx)
      .items.all({ owner: ctx.member.member_no })
      .map((row) => row.item_no),
  upload: ({ form }) => ({ name: form.file.name, size: form.file.size, n: form.n }),
  picture: () => ({ contentType: 'image/svg+xml; charset=utf-8', imageId: 'P1', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  photo: () => ({ contentType: 'image/png', imageId: 'P2', bytes: toBase64(PHOTO), encoding: 'base64' as const, immutable: true }),
})

function fakeMember(db: Db, member_no: string): Member | undefined {
  return fakeTablesOf({ db }).members.get(member_no) as Member | undefined
}

function item(item_no: string, pieces: number, at: number, owner: string | null = null) {
  return { item_no, owner, pieces, tags: [`tag-${item_no}`], at }
}

const itemEvents: EntityEvents = {
  table: 'items',
  handlers: {
    refill(ctx, row: z.output<typeof ItemRow>) {
      if (row.pieces > 0) ctx.illegal('it is not empty')
      fakeTablesOf(ctx).items.update(row.item_no, { pieces: 10 })
    },
  },
}

/** A domain that uses every feature of the engine. */
export const fakeDomain = defineDomain({
  name: 'fake',
  tables: fakeTables,
  routes,
  timers: {
    item_expires(ctx, ref) {
      const row = fakeTablesOf(ctx).items.get(ref)
      if (row) fakeTablesOf(ctx).items.update(ref, { pieces: 0, at: ctx.now })
    },
    item_removed(ctx, ref) {
      fakeTablesOf(ctx).items.remove(ref)
    },
  },
  events: { item: itemEvents },
  seedWorld(ctx) {
    fakeTablesOf(ctx).items.insert(item('A', 10, ctx.now))
    fakeTablesOf(ctx).items.insert(item('B', 10, ctx.now))
    for (const name of ['ani', 'bayu']) {
      fakeTablesOf(ctx).members.insert({ member_no: name })
      fakeTablesOf(ctx).sessions.insert({ token: `token-${name}`, member_no: name, expires_at: ctx.now + 7 * DAY })
    }
  },
  seedMember(ctx, member) {
    const item_no = ctx.ids.next('J')
    fakeTablesOf(ctx).items.insert(item(`${item_no}${ctx.rng.digits(4)}`, ctx.rng.int(1, 99), ctx.now, member.member_no))
    fakeTablesOf(ctx).items.insert(item(`${member.member_no}-last`, 5, ctx.now, member.member_no))
    ctx.schedule({ at: ctx.now + DAY, kind: 'item_removed', ref: `${member.member_no}-last` })
  },
  members: {
    signedIn(db, token, now) {
      const session = fakeTablesOf({ db }).sessions.get(token)
      return session && session.expires_at > now ? fakeMember(db, session.member_no) : undefined
    },
    find: fakeMember,
    all: (db) => fakeTablesOf({ db }).members.all() as Member[],
  },
  captchaAnswer: (_ctx, image_id) => (image_id === 'P1' ? 'AbC123' : null),
})

/** An engine with only the fake domain, which doesn't use the catalogue. */
export function createFakeEngine(options: Partial<EngineOptions> = {}) {
  return createEngine({ domains: [fakeDomain], registry: { fake: fakeContract }, catalogue: {} as Catalogue, ...options })
}

/** A request as a host passes it in; an object is sent as JSON. */
export function jsonRequest(method: string, address: string, body?: unknown, headers: Record<string, string> = {}): EngineRequest {
  const [path = '', query = ''] = address.split('?')
  const bytes = body === undefined ? null : new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))
  return { method, path, query, headers: { 'content-type': 'application/json', ...headers }, body: bytes }
}
