import { expect, test } from 'vitest'
import { AdapterError, adaptEnvelope, adaptHeaders, makeAdaptedCall } from './adapted-call.ts'
import { type Adapter, defineAdapter } from './adapter.ts'
import { addressContract } from './address.ts'
import { type Cart, cartContract } from './cart.ts'
import type { DeclaredCall } from './contract.ts'
import { ERRORS } from './errors.ts'
import { HEADERS } from './headers.ts'
import { navContract } from './nav.ts'
import { productContract } from './product.ts'
import type { RequestShape, WireRequest } from './request.ts'

interface Category {
  readonly id: number
  readonly title: string
}
const CART: Cart = {
  lines: [],
  total_quantity: 0,
  selected_quantity: 0,
  is_select_all: false,
  original_amount: 0,
  saved_amount: 0,
  product_amount: 0,
  order_excess: null,
}

const adapter = defineAdapter({
  headers: ({ device, language }) => ({ 'x-device': device, lang: language }),
  token: { header: 'X-Token' },
  envelope: { code: 'errno', message: 'errmsg', data: 'data' },
  errors: { 501: 'SESSION_EXPIRED', 711: 'STOCK_INSUFFICIENT' },
  calls: {
    'nav.typeList': {
      path: '/category/list',
      reply: (list: readonly Category[]) =>
        list.map(({ id, title }) => ({ nav_type_id: String(id), nav_type_name: title, icon_url: 'x', child_list: [] })),
    },
    'cart.add': {
      path: '/cart/add',
      method: 'PUT',
      request: ({ sku_no, quantity }) => ({ id: Number(sku_no), count: quantity }),
      reply: async (_, { args, ask }) => {
        await ask<unknown>('GET', '/cart', { id: args.sku_no })
        return CART
      },
    },
    'address.remove': { path: '/address/delete?id=:id', request: ({ address_id }) => ({ id: address_id }), reply: () => null },
    'product.list': { path: null, reply: () => ({ list: [], total: 0 }) },
  },
})

/** Makes a call before a backend that answers each request with the next of these replies. */
async function make(
  name: string,
  call: DeclaredCall,
  args?: object,
  replies: readonly unknown[] = [],
  by: Adapter = adapter,
  base = '/api',
) {
  const sent: WireRequest[] = []
  const made = { name, call: call as RequestShape, args: args as Readonly<Record<string, unknown>> | undefined, base, signedIn: false }
  const outcome = await makeAdaptedCall(by, made, async (request) => {
    const reply = replies[sent.length]
    sent.push(request)
    if (reply instanceof Error) throw reply
    return reply === 'refused' ? { error: 'refused' } : { data: reply }
  })
  return { outcome, sent: sent.map(({ method, url, body }) => `${method} ${url} ${body ?? ''}`.trim()) }
}

test('a call has the path, the method, the arguments and the reply that the adapter gives it', async () => {
  const categories = await make('nav.typeList', navContract.typeList, undefined, [[{ id: 7, title: 'Kopi' }]])
  expect(categories.sent).toEqual(['GET /api/category/list'])
  expect(categories.outcome).toEqual({ data: [{ nav_type_id: '7', nav_type_name: 'Kopi', icon_url: 'x', child_list: [] }] })
  const added = await make('cart.add', cartContract.add, { sku_no: '3', quantity: 2 }, [true, []])
  expect(added.sent).toEqual(['PUT /api/cart/add {"id":3,"count":2}', 'GET /api/cart?id=3'])
  expect(added.outcome).toEqual({ data: CART })
})

test('an argument may be named behind a ?, and the paths may be below another one than /api', async () => {
  const removed = await make('address.remove', addressContract.remove, { address_id: '4' }, [true], adapter, '')
  expect(removed).toEqual({ outcome: { data: null }, sent: ['DELETE /address/delete?id=4'] })
})

test('the other arguments of a GET follow those that its path names', async () => {
  const by = defineAdapter({ calls: { 'product.minSkuDetail': { path: '/goods?id=:id', request: ({ id }) => ({ id, lang: 'id' }) } } })
  const { sent } = await make('product.minSkuDetail', productContract.minSkuDetail, { id: 'a?b' }, [{}], by)
  expect(sent).toEqual(['GET /api/goods?id=a%3Fb&lang=id'])
})

test('what the adapter does not name stays as declared', async () => {
  const body = { line_ids: ['1'] }
  const { sent, outcome } = await make('cart.remove', cartContract.remove, body, [CART])
  expect([sent, outcome]).toEqual([['POST /api/order/trade/cart/remove {"line_ids":["1"]}'], { data: CART }])
  const reply = { code: 1104001, msg: 'No', data: null, status: '1' }
  expect(adaptEnvelope({}, reply, 200)).toBe(reply)
  expect(Object.fromEntries(adaptHeaders({}, OURS))).toEqual(Object.fromEntries(OURS))
})

test('a call without a path is answered without a request', async () => {
  expect(await make('product.list', productContract.list)).toEqual({ outcome: { data: { list: [], total: 0 } }, sent: [] })
})

test('a refusal of any of its requests is that of the call, and a lost reply passes through', async () => {
  const refused = await make('cart.add', cartContract.add, { sku_no: '3', quantity: 2 }, [true, 'refused'])
  expect(refused.outcome).toEqual({ error: 'refused' })
  const lost = make('cart.add', cartContract.add, { sku_no: '3', quantity: 2 }, [true, new TypeError('No connection')])
  await expect(lost).rejects.toThrow(new TypeError('No connection'))
})

test('a reply that the adapter cannot read names the call', async () => {
  const read = make('nav.typeList', navContract.typeList, undefined, [{ html: '<p>' }])
  await expect(read).rejects.toThrow(AdapterError)
  await expect(read).rejects.toThrow(/nav\.typeList/)
})

const OURS = new Headers({
  [HEADERS.device]: 'd1',
  [HEADERS.language]: 'id',
  [HEADERS.platform]: 'H5',
  [HEADERS.store]: '62001',
  [HEADERS.authorization]: 'Bearer t1',
})

test('headers and the token have the places of the backend', () => {
  expect(Object.fromEntries(adaptHeaders(adapter, OURS))).toEqual({ 'x-device': 'd1', lang: 'id', 'x-token': 't1' })
  const kept = adaptHeaders({ token: { header: 'Authorization', scheme: 'Token' } }, OURS)
  expect([kept.get('authorization'), kept.get('deviceid')]).toEqual(['Token t1', 'd1'])
  const guest = new Headers({ [HEADERS.device]: 'd1' })
  expect(adaptHeaders(adapter, guest).has('x-token')).toBe(false)
})

const { code: SHORT } = ERRORS.STOCK_INSUFFICIENT

test.each<readonly [string, Adapter, unknown, number, unknown]>([
  ['a success', adapter, { errno: 0, data: 5 }, 200, { code: 0, msg: '', data: 5, status: '10000' }],
  ['a code as text', adapter, { errno: '0', data: 5 }, 200, { code: 0, msg: '', data: 5, status: '10000' }],
  ['a named code', adapter, { errno: 711, errmsg: 'Habis' }, 200, { code: SHORT, msg: 'Habis', data: null, status: '711' }],
  // The number may be one of the shop's with another meaning.
  ['any other code', adapter, { errno: 1101002, errmsg: 'Tutup' }, 200, { code: -1, msg: 'Tutup', data: null, status: '1101002' }],
  ['another envelope', adapter, { message: 'x' }, 500, null],
  ['no reply', adapter, null, 500, null],
  ["a proxy's", adapter, { code: 502, msg: 'No backend' }, 502, { code: 502, msg: 'No backend' }],
  [
    'data within data',
    { envelope: { code: 'meta.code', success: ['ok', 200], message: 'meta.text', data: 'result.data' } },
    { meta: { code: 200, text: 'fine' }, result: { data: [1] } },
    200,
    { code: 0, msg: 'fine', data: [1], status: '10000' },
  ],
  ['a bare reply', { envelope: { code: null, data: '' } }, { id: 1 }, 201, { code: 0, msg: '', data: { id: 1 }, status: '10000' }],
  [
    'a bare failure',
    defineAdapter({ envelope: { code: null, data: '' }, errors: { 409: 'STOCK_INSUFFICIENT' } }),
    { msg: 'Habis' },
    409,
    { code: SHORT, msg: 'Habis', data: { msg: 'Habis' }, status: '409' },
  ],
  [
    'a code of its own in our envelope',
    defineAdapter({ errors: { 711: 'STOCK_INSUFFICIENT' } }),
    { code: 711, msg: 'Habis', data: null, status: '1' },
    200,
    { code: SHORT, msg: 'Habis', data: null, status: '' },
  ],
])('an envelope has what the shop reads: %s', (_, by, reply, status, envelope) => {
  expect(adaptEnvelope(by, reply, status)).toEqual(envelope)
})

test('a wrong name does not compile', () => {
  const typed = { nav_type_id: '1', nav_type_name: 'a', icon_url: 'x' }
  const wrong = [
    // @ts-expect-error: no call has this name
    defineAdapter({ calls: { 'cart.put': { path: '/cart' } } }),
    // @ts-expect-error: a call has no `url`
    defineAdapter({ calls: { 'cart.add': { url: '/cart' } } }),
    // @ts-expect-error: no method has this name
    defineAdapter({ calls: { 'cart.add': { method: 'SEND' } } }),
    // @ts-expect-error: the call has no such argument
    defineAdapter({ calls: { 'cart.add': { request: ({ amount }) => ({ amount }) } } }),
    // @ts-expect-error: `child_list` is missing
    defineAdapter({ calls: { 'nav.typeList': { reply: () => [typed] } } }),
    // @ts-expect-error: the contract has no `scene`, beside `scene_url`
    defineAdapter({ calls: { 'nav.typeList': { reply: () => [{ ...typed, child_list: [], scene: 'y' }] } } }),
    // @ts-expect-error: nor has a child of it
    defineAdapter({ calls: { 'nav.typeList': { reply: async () => [{ ...typed, child_list: [{ ...typed, scene: 'y' }] }] } } }),
    // @ts-expect-error: no error has this name
    () => defineAdapter({ errors: { 711: 'OUT_OF_STOCK' } }),
    // @ts-expect-error: an adapter has no `header`
    defineAdapter({ header: () => ({}) }),
    // @ts-expect-error: an envelope has no `status`
    defineAdapter({ envelope: { status: 'errno' } }),
  ]
  expect(wrong).toHaveLength(10)
})
