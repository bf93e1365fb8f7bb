import { type CallName, findCall } from '@nusaria/contracts/registry'
import { compareReply, type Deviation } from '@nusaria/scenario-runner/recordings/deviations'
import { ShopClient } from '@nusaria/scenario-runner/support/client'
import { expect, test } from 'vitest'
import { reportText } from './report.ts'
import { type BackendName, backendReply, documentedBackend } from './testing/documented-backend.ts'
import { DOCUMENTED_REPLIES } from './testing/documented-replies.ts'
import { type BackendReport, walkBackend } from './walk.ts'

/** What the check says of one of the backends, to a member. */
function check(name: BackendName): Promise<BackendReport> {
  const client = new ShopClient(documentedBackend(name), '')
  client.token = 'token'
  return walkBackend(client)
}

const isOfData = ({ at, extra }: Deviation) => at.startsWith('data') && !extra
const PAGES_OF_BARS: readonly CallName[] = ['nav.typeList', 'product.list', 'search.search', 'search.rankList', 'product.productRecommend']

test('a backend with exactly the documented fields fits where the documentation lists them, and what it lacks blocks no page', async () => {
  const { checked } = await check('documented')
  for (const call of PAGES_OF_BARS) expect(checked.find((each) => each.call === call)?.deviations, call).toEqual([])
  const seen = checked.flatMap(({ deviations }) => deviations.flatMap((each) => each.seen ?? []))
  expect(new Set(seen)).toEqual(new Set(['left_out', 'fitted']))
})

test('of a backend in other forms every reply is checked behind its envelope and its lists', async () => {
  const report = await check('deviating')
  const text = reportText(report)
  expect(text).toContain('~ envelope of 15 calls: code: expected 0, came nothing → shown\n')
  expect(report.checked.filter(({ missing }) => !missing).every(({ code }) => code === 0)).toBe(true)
  expect(report.checked.find(({ call }) => call === 'product.list')?.deviations.filter(isOfData)).toEqual(
    [
      ['data', 'object', 'a list of 6', 'fitted'],
      ['data[].price', 'number', 'text of 5 characters', 'fitted'],
      ['data[].scribing_price', 'number', 'text of 8 characters', 'fitted'],
      ['data[].thumb_image_url', 'the https address of a picture', 'empty text', 'left_out'],
      ['data[].major_image_url', 'the https address of a picture', 'empty text', 'left_out'],
      ['data[].discount', 'number', 'empty text', 'left_out'],
      ['data[].flag_sold_out', 'one of 0|1', 'a boolean', 'fitted'],
      ['data[].is_featured', 'boolean', 'text of 1 characters', 'fitted'],
      ['data[].flag_free_shipping', 'boolean', 'text of 4 characters', 'fitted'],
      ['data[].sold_count', 'number', 'text of 4 characters', 'fitted'],
      ['data.total', 'number', 'nothing', 'fitted'],
    ].map(([at, expected, actual, seen]) => ({ at, expected, actual, seen })),
  )
  for (const line of [
    'data.rows[].child_list: expected array, came an object → fitted',
    'data.records[].search_count: expected number, came text of 5 characters → fitted',
    'data.sku_list.stock: expected number, came text of 2 characters → fitted',
    'data.birthday: expected a date as YYYY-MM-DD, came text of 10 characters → fitted',
    'data[].created_at: expected ISO 8601 with offset, came a number → fitted',
  ])
    expect(text).toContain(`    ${line}\n`)
  expect(text).not.toContain("the page can't load\n    data")
})

test('calls that the backend does not have are one group, and an adapter names their paths', async () => {
  const report = await check('documented')
  const text = reportText(report)
  const missing = report.checked.filter((each) => each.missing)
  expect(text.match(/✗ \d+ calls that the backend doesn't have \(404\) → the page can't load/g)).toEqual([
    `✗ ${missing.length} calls that the backend doesn't have (404) → the page can't load`,
  ])
  expect(missing.map(({ call }) => call)).toContain('cart.detail')
  expect(text).toContain("\n  'cart.detail': { path: '…' },\n")
  expect(text).toMatch(/\n\d+ fit, 4 deviate, \d+ are missing, \d+ not checked$/)
})

/** What the check says of one reply. */
function compare(id: CallName, body: unknown, status = 200) {
  const call = findCall(id)?.call
  if (!call) throw new Error(id)
  return compareReply(call, { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}
const card = { product_no: 'P1', product_name: 'Kopi', price: 25_000 }

test.each([
  ['fits', { ...(DOCUMENTED_REPLIES['product.list'] as object) }, undefined],
  ['is shown although the contract forbids it', { list: [{ ...card, discount: 120 }], total: 1 }, 'shown'],
  ['is fitted', { list: [{ ...card, price: '25000' }], total: 1 }, 'fitted'],
  ['is left out', { list: [{ ...card, rating: 'good' }], total: 1 }, 'left_out'],
  ['is left out with its row', { list: [card, { ...card, price: null }], total: 2 }, 'row_left_out'],
  ['blocks the page', { list: [{ ...card, price: null }], total: 1 }, 'nothing'],
])('says what a shopper sees of a value that %s', (_, data, seen) => {
  const { deviations } = compare('product.list', { code: 0, msg: '', status: '10000', data })
  const found = deviations.flatMap((each) => each.seen ?? [])
  if (seen === undefined) expect(found).toEqual([])
  else expect(found).toContain(seen)
})

test.each([
  [{ status: '10000' }, 0],
  [{ status: 10_000, success: true }, 0],
  [{ code: '0', message: 'ok' }, 0],
  [{ code: 0, msg: '', status: '1' }, 0],
  [{ code: '1101020', msg: 'wrong' }, 1_101_020],
])('accepts the envelope %j as the shop does', (envelope, code) => {
  const compared = compare('product.list', { ...envelope, data: { list: [{ ...card, price: 'free' }], total: 1 } })
  expect(compared.code).toBe(code)
  const behind = compared.deviations.filter(({ at }) => at === 'data.list[].price')
  expect(behind).toHaveLength(code === 0 ? 1 : 0)
  expect(compared.deviations.filter(({ at }) => at === 'envelope')).toEqual([])
})

test.each([{ success: true, result: [] }, [], 'text', null])('says that the shop cannot read the envelope %j', (body) => {
  expect(compare('nav.typeList', body).deviations).toMatchObject([{ at: 'envelope', seen: 'nothing' }])
})

test('every reply of the backends is compared without a value in the report', () => {
  for (const id of Object.keys(DOCUMENTED_REPLIES) as CallName[]) {
    const call = findCall(id)?.call
    if (!call) continue
    const { deviations } = compareReply(call, backendReply('deviating', call.method, `/api${call.path}`))
    expect(
      deviations.some(({ seen }) => seen === 'nothing'),
      id,
    ).toBe(false)
    expect(JSON.stringify(deviations)).not.toMatch(/Sari|81234567890|25000|cdn/)
  }
})
