import { fitToShape } from '@nusaria/contracts/fit'
import { type CallName, findCall } from '@nusaria/contracts/registry'
import { replyShape } from '@nusaria/contracts/reply-shape'
import { expect, test } from 'vitest'
import { adapterLines } from './adapter-lines.ts'

/** The proposal for a call by the `data` of a reply. */
function proposed(id: CallName, data: unknown): string {
  const call = findCall(id)?.call
  const shape = call && replyShape(call)
  if (!shape) throw new Error(id)
  return adapterLines(id, fitToShape(shape, data).findings).join('\n')
}

const row = { id: 7, name: 'Kopi', product_name: 'Kopi', counter_price: 25_000 }

test.each([
  [
    'a needed field by the most alike of the unknown ones',
    { list: [{ product_no: 'P1', ...row }], total: 1 },
    'list: data.list.map((row) => ({ ...row, price: row.counter_price }))',
  ],
  [
    'a list under another name',
    { rows: [{ product_no: 'P1', ...row }] },
    'rows: data.rows.map((row) => ({ ...row, price: row.counter_price }))',
  ],
  [
    'a field for the integrator to name',
    { list: [{ ...row, price: 5 }], total: 1 },
    'list: data.list.map((row) => ({ ...row, product_no: row.… }))',
  ],
  [
    'a field that is shown if it is there',
    { list: [{ product_no: 'P1', product_name: 'Kopi', price: 5, soldCount: 9, scribing_price: 5, discount_percent: 3 }], total: 1 },
    'list: data.list.map((row) => ({ ...row, discount: row.discount_percent }))',
  ],
])('proposes %s', (_, data, fields) => {
  expect(proposed('product.list', data)).toBe(`'product.list': {\n  reply: (data: any) => ({ ...data, ${fields} }),\n},`)
})

test('proposes rows of a bare list, and what is within objects', () => {
  expect(proposed('nav.typeList', [{ nav_type_id: '1', type_name: 'Kopi', icon_url: '/a.svg', child_list: [] }])).toBe(
    "'nav.typeList': {\n  reply: (data: any) => data.map((row) => ({ ...row, nav_type_name: row.type_name })),\n},",
  )
})

test('proposes nothing for what the shop fits by itself', () => {
  expect(proposed('product.list', [{ product_no: 1, product_name: 'Kopi', price: '25000', is_featured: 1 }])).toBe('')
  expect(adapterLines('cart.detail', {})).toEqual([])
})

test('proposes the path of a call that the backend does not have', () => {
  expect(adapterLines('cart.detail', null)).toEqual(["'cart.detail': { path: '…' },"])
})
