import { allCalls } from '@nusaria/contracts/registry'
import { controlClient } from '@nusaria/mock-api/control/control-client'
import type { ShopTables } from '@nusaria/mock-api/domains/tables'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { createStoryContext, type StoryContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { type Args, buildRequest } from '@nusaria/scenario-runner/support/client'
import { worldControl } from '@nusaria/scenario-runner/support/control'
import { engineHost } from '@nusaria/scenario-runner/support/engine-host'
import { testShop } from '@nusaria/scenario-runner/support/shop'
import { MEMBERS } from '@nusaria/scenarios/members'
import { type Hints, validValues } from '@nusaria/tools/backend-check/arbitrary'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hintsOf } from './hints.ts'

/** Payloads of each call and field. */
const RUNS = 5

type Row = Readonly<Record<string, unknown>>
const firstOf = (list: unknown) => (list as readonly Row[] | undefined)?.[0] ?? {}

/** The fields that name a record of a member: the record's table, and its id. */
const ID_FIELDS: Readonly<Record<string, readonly [table: keyof ShopTables, idOf: (row: Row) => unknown]>> = {
  order_no: ['orders', (row) => row.order_no],
  line_no: ['orders', ({ lines }) => firstOf(lines).line_no],
  parcel_no: ['orders', ({ parcels }) => firstOf(parcels).parcel_no],
  payment_no: ['payments', (row) => row.payment_no],
  after_sale_no: ['after_sales', (row) => row.after_sale_no],
  address_id: ['addresses', (row) => row.address_id],
  card_id: ['cards', (row) => row.card_id],
  e_wallet_id: ['e_wallets', (row) => row.e_wallet_id],
  saved_e_wallet_id: ['e_wallets', (row) => row.e_wallet_id],
  refund_card_id: ['refund_cards', (row) => row.refund_card_id],
  /** Of a `refund_target`. */
  id: ['refund_cards', (row) => row.refund_card_id],
  voucher_nos: ['vouchers', (row) => row.voucher_no],
  line_id: ['cart_lines', (row) => row.line_id],
  line_ids: ['cart_lines', (row) => row.line_id],
  session_no: ['sessions', (row) => row.session_no],
  record_no: ['points_records', (row) => row.record_no],
  msg_no: ['messages', (row) => row.msg_no],
  picture_id: ['pictures', (row) => row.picture_id],
  picture_ids: ['pictures', (row) => row.picture_id],
  request_id: ['submissions', ({ key }) => String(key).split(':').at(-1)],
}

/** Fields with such a name that name nothing of a member: a product, and a picture, whose address is its key. */
const PUBLIC: readonly string[] = ['product.minSkuDetail id', 'picture.show picture_id']

const shop = testShop()
const host = engineHost(shop)

/** Putri asks; Sari has a record of each kind. */
async function scene(): Promise<{ story: StoryContext; foreign: Hints; hints: Hints }> {
  const story = await createStoryContext(host, { frozen: true, seed: 1, now: '2026-03-02T09:00:00+07:00' })
  const { client } = story
  await loginActions.logsIn(story, { account: MEMBERS.sari.phone })
  const sari = (await client.call('member.info')).member_no
  const hints = await hintsOf(shop.engine.runtime.catalogue, client, story.world)
  await client.send('picture.upload', { purpose: 'review', file: new File([PIXEL], 'a.png', { type: 'image/png' }) })
  await client.call('submission.settle', { call: 'order.place', request_id: 'a-request-of-sari-1' })
  const rows = new Map<string, readonly Row[]>()
  for (const [table] of Object.values(ID_FIELDS)) rows.set(table, await story.world.state(table))
  await loginActions.logsIn(story, { account: MEMBERS.putri.phone })
  const idsOf = (isFitting: (row: Row) => boolean): Hints =>
    Object.fromEntries(
      Object.entries(ID_FIELDS).map(([field, [table, idOf]]) => [
        field,
        (rows.get(table) ?? []).filter(isFitting).flatMap((row) => (typeof idOf(row) === 'string' ? [String(idOf(row))] : [])),
      ]),
    )
  const isOf = (member: string) => (row: Row) => row.member_no === member || row.owner === `member:${member}`
  const putri = (await client.call('member.info')).member_no
  return { story, foreign: idsOf(isOf(sari)), hints: { ...hints, ...idsOf(isOf(putri)) } }
}

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

const fieldsOf = (schema: z.ZodType): string[] => {
  const names = new Set<string>()
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, child] of Object.entries(value)) {
      if (key === 'properties') for (const name of Object.keys(child)) names.add(name)
      walk(child)
    }
  }
  walk(z.toJSONSchema(schema, { unrepresentable: 'any' }))
  return [...names]
}

/** The value with each `field` in it replaced, in lists too. */
function withId(value: unknown, field: string, id: string): unknown {
  if (value instanceof File || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withId(item, field, id))
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, name !== field ? withId(child, field, id) : Array.isArray(child) ? [id] : id]),
  )
}

const cases = allCalls().flatMap((registered) => {
  const parts = [registered.call.params, registered.call.query, registered.call.body].filter((part) => part !== undefined)
  const fields = [...new Set(parts.flatMap(fieldsOf))].filter(
    (field) => field in ID_FIELDS && !PUBLIC.includes(`${registered.id} ${field}`),
  )
  return fields.map((field) => ({ ...registered, field, parts }))
})
const scenes = scene()

describe.each(cases)("$id: another member's $field", ({ id, call, field, parts }) => {
  test('is answered like an unknown one', async () => {
    const { story, foreign, hints } = await scenes
    const theirs = foreign[field]?.[0]
    if (theirs === undefined) throw new Error(`Sari has no ${field}`)
    const made = fc.tuple(...parts.map((part) => validValues(part, hints) as fc.Arbitrary<Args>))
    const unknown = theirs.replace(/\d/g, '9')
    expect(unknown).not.toBe(theirs)
    const answer = async (sample: Args, named: string) => {
      const args = withId(sample, field, named) as Args
      const fork = await controlClient(host.control)('forkWorld', { params: { id: story.world.id }, body: {} })
      const { status, body } = await host.send(buildRequest(call, args, story.client.headers()), fork.id)
      const [line] = (await worldControl(host.control, fork.id).journal()).slice(-1)
      await worldControl(host.control, fork.id).remove()
      const { code, http, changed, transitions } = { transitions: undefined, ...line }
      // A refusal may repeat what was sent.
      return { status, body: body.replaceAll(named, 'id'), code, http, changed, transitions }
    }
    for (const sample of fc.sample(made, { numRuns: RUNS, seed: 7 })) {
      const args: Args = Object.assign({}, ...sample)
      expect(await answer(args, theirs), `${id} ${JSON.stringify(args)}`).toEqual(await answer(args, unknown))
    }
  })
})
