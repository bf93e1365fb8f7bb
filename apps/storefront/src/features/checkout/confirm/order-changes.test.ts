import { describe, expect, it } from 'vitest'
import { address, confirmation, orderLine, walletVoucher } from '#testing/trade-samples.ts'
import { isDearer, orderChanges } from './order-changes.tsx'

const coffee = orderLine
const tea = { ...orderLine, line_no: '2', product_no: 'P2', sku_no: 'S2', product_name: 'Teh Melati', price: 20_000 }
const large = { ...orderLine, sku_no: 'S9', spec_values: ['1 kg'] }
const chips = { ...orderLine, line_no: '3', product_no: 'P3', sku_no: 'S3', product_name: 'Keripik' }
const kinds = (...given: Parameters<typeof orderChanges>) => orderChanges(...given).map(({ kind }) => kind)
const saw = (...lines: (typeof coffee)[]) => ({ lines, terms: null })

describe('how the lines of an order differ from those that the shopper saw', () => {
  it.each([
    ['nothing changed', [coffee, tea], { lines: [coffee, tea] }, []],
    ['a price rose', [coffee], { lines: [{ ...coffee, price: 51_000 }] }, ['dearer']],
    ['a price fell', [coffee], { lines: [{ ...coffee, price: 49_000 }] }, ['cheaper']],
    ['more pieces, and dearer', [coffee], { lines: [{ ...coffee, quantity: 2, price: 51_000 }] }, ['quantity', 'dearer']],
    ['another variant', [coffee, tea], { lines: [large, tea] }, ['replaced']],
    ['another product in place of the only one', [coffee], { lines: [tea] }, ['replaced']],
    ['a product was added', [coffee], { lines: [coffee, tea] }, ['added']],
    ['a product was removed', [coffee, tea], { lines: [coffee] }, ['removed']],
    ['two products in place of one', [coffee], { lines: [tea, chips] }, ['removed', 'added', 'added']],
  ])('%s', (_case, seen, now, expected) => {
    expect(kinds(saw(...seen), confirmation(now))).toEqual(expected)
  })

  it('names why a line is left out, and leaves out what was left out before', () => {
    const left = { product_no: 'P2', sku_no: 'S2', product_name: 'Teh Melati', spec_values: [], reason: 'sold_out' as const, stock: 0 }
    const old = { ...left, product_no: 'P3', sku_no: 'S3' }
    expect(orderChanges(saw(coffee, tea), confirmation({ left_out: [left, old] }))).toEqual([{ kind: 'left_out', line: left }])
  })
})

describe('how the rest differs', () => {
  const [regular] = confirmation().delivery_options
  const later = regular && { ...regular, earliest: '2026-11-24T12:00:00+07:00', latest: '2026-11-26T12:00:00+07:00' }
  const hour = regular && { ...regular, earliest: '2026-11-23T13:00:00+07:00' }
  it.each([
    ['the street of the address', { address: { ...address, address_line1: 'Jl. Baru 9' } }, ['address']],
    ['only the label of the address', { address: { ...address, label: 'office' as const } }, []],
    ['another address', { address: { ...address, address_id: 'A2' } }, ['otherAddress']],
    ['the promised days', { delivery_options: later ? [later] : [] }, ['delivery']],
    ['only the hour of the promise', { delivery_options: hour ? [hour] : [] }, []],
    ['the vouchers', { vouchers_used: [walletVoucher()] }, ['vouchers']],
    ['the ways to pay', { pay_methods: ['qris' as const] }, ['payMethods']],
  ])('%s', (_case, now, expected) => {
    const before = confirmation()
    expect(kinds({ lines: before.lines, terms: before }, confirmation(now))).toEqual(expected)
  })
})

it.each([
  ['a price that rose', [{ ...coffee, price: 51_000 }], true],
  ['a price that fell', [{ ...coffee, price: 49_000 }], false],
  ['a dearer variant in place of the one seen', [{ ...large, price: 90_000 }], true],
  ['a cheaper product in place of the one seen', [tea], false],
  ['more pieces at the same price', [{ ...coffee, quantity: 3 }], false],
])('%s: whether it asks for a look', (_case, lines, dearer) => {
  expect(orderChanges(saw(coffee), confirmation({ lines })).some(isDearer)).toBe(dearer)
})
