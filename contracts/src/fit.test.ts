import { describe, expect, test } from 'vitest'
import { authContract } from './auth.ts'
import { takeExact } from './exact.ts'
import { fitToShape as fitWhole } from './fit.ts'
import { productContract } from './product.ts'
import { replyShape } from './reply-shape.ts'
import type { Shape } from './shape.ts'

const fitToShape = (...given: Parameters<typeof fitWhole>) => {
  const { data, deviations } = fitWhole(...given)
  return { data, deviations }
}

const Rows: Shape = {
  list: [{ no: 's', price: 'n', 'sold?': 'n', 'until!': 'i', state: '=on|off', flag: '#0|1', parts: [{ no: 's' }, 0] }, -1],
}
const row = { no: 'A', price: 5, until: null, state: 'on', flag: 0, parts: [{ no: 'a' }] }
const only = (changed: object) => fitToShape(Rows, { list: [{ ...row, ...changed }] })

test.each([
  ['a number as text', 'n', '5', 5],
  ['a number as text with decimals', 'n', '12000.00', 12_000],
  ['a text as a number', 's', 7, '7'],
  ['a boolean as 0', 'b', 0, false],
  ['a boolean as "1"', 'b', '1', true],
  ['a boolean as a text', 'b', 'TRUE', true],
  ['a flag of 0 or 1 as a boolean', '#0|1', true, 1],
  ['a flag of 0 or 1 as text', '#0|1', '1', 1],
  ['an http picture', 'p', 'http://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['a bare list', { list: ['n', -1] }, [1, 2], { list: [1, 2] }],
  ['a list under `records`', { list: ['n', -1], 'total=': 'n' }, { records: [1, 2], total: 9 }, { list: [1, 2], total: 9 }],
  ['a list under `rows`, whose rows nobody counted', { list: ['n', -1], 'total=': 'n' }, { rows: [1, 2] }, { list: [1, 2], total: 2 }],
  ['no list where there is none of it', { list: ['n', -1] }, { list: null, total: 0 }, { list: [] }],
  ['a page for a bare list', ['n', 0], { rows: [1] }, [1]],
  ['one object for a list of one', [{ no: 's' }, 0], { no: 'a' }, [{ no: 'a' }]],
  ['an empty text for no list', ['n', 0], '', []],
  ['an empty text for null', { 'at!': 'i', 'sum!': 'n' }, { at: '', sum: '' }, { at: null, sum: null }],
  ['an empty text for no value', { 'sum?': 'n' }, { sum: '' }, {}],
] as [string, Shape, unknown, unknown][])('%s is shown', (_, shape, value, expected) => {
  expect(takeExact(shape, value)).toBeUndefined()
  const { data, deviations } = fitToShape(shape, value)
  expect(data).toEqual(expected)
  expect(Object.values(deviations)).not.toEqual([])
  expect(Object.values(deviations)).not.toContain('needed')
})

test.each([
  ['2026-11-30T13:00:00+07:00', '2026-11-30T13:00:00+07:00'],
  ['2026-11-30 13:00:00', '2026-11-30T06:00:00.000Z'],
  ['2026-11-30T13:00', '2026-11-30T06:00:00.000Z'],
  ['2026-11-30T13:00:00+0700', '2026-11-30T06:00:00.000Z'],
  ['2026/11/30 13:00', '2026-11-30T06:00:00.000Z'],
  ['30-11-2026 13:00:00', '2026-11-30T06:00:00.000Z'],
  ['2026-11-30', '2026-11-29T17:00:00.000Z'],
  ['20261130', '2026-11-29T17:00:00.000Z'],
  [1_796_018_400, '2026-11-30T06:00:00.000Z'],
  [1_796_018_400_000, '2026-11-30T06:00:00.000Z'],
  ['1796018400000', '2026-11-30T06:00:00.000Z'],
  [[2026, 11, 30, 13, 0], '2026-11-30T06:00:00.000Z'],
  ['Mon, 30 Nov 2026 06:00:00 GMT', '2026-11-30T06:00:00.000Z'],
  ['2026-02-30', undefined],
  ['2026-13-99', undefined],
  ['tomorrow', undefined],
  ['item 12', undefined],
  [12, undefined],
  [null, undefined],
])('the instant %j is %s', (value, expected) => {
  expect(fitToShape('i', value).data).toBe(expected)
})

test.each([
  ['1990-05-01', '1990-05-01'],
  ['1990-05-01T00:00:00+07:00', '1990-05-01'],
  ['1990-04-30T17:00:00Z', '1990-05-01'],
  ['01/05/1990', '1990-05-01'],
  [[1990, 5, 1], '1990-05-01'],
  ['1990-5-1', '1990-05-01'],
])('the date %j is %s', (value, expected) => {
  expect(fitToShape('d', value).data).toBe(expected)
})

describe('a reply', () => {
  test('says of each place once what became of it, by the path in the reply', () => {
    expect(only({ no: 7, price: '5', flag: '1', colour: 'red' })).toEqual({
      data: { list: [{ ...row, no: '7', flag: 1 }] },
      deviations: { 'data.list[].no': 'fitted', 'data.list[].price': 'fitted', 'data.list[].flag': 'fitted' },
    })
    expect(fitToShape(Rows, { records: [{ ...row, price: '5' }] }).deviations).toEqual({
      'data.records': 'fitted',
      'data.records[].price': 'fitted',
    })
    expect(fitToShape(Rows, [{ ...row, price: '5' }]).deviations).toEqual({ data: 'fitted', 'data[].price': 'fitted' })
  })

  test('may leave out or empty what is optional; a wrong value counts as none', () => {
    for (const changed of [{}, { sold: null }, { until: undefined }])
      expect(only(changed)).toEqual({ data: { list: [row] }, deviations: {} })
    expect(only({ sold: 'many', until: 'tomorrow' })).toEqual({
      data: { list: [row] },
      deviations: { 'data.list[].sold': 'left_out', 'data.list[].until': 'left_out' },
    })
  })

  test('loses a row that cannot be shown, not a part of a row', () => {
    const reply = fitToShape(Rows, { list: [row, { ...row, price: null }, { ...row, parts: [{ no: 'a' }, {}] }, { ...row, state: 'new' }] })
    expect(reply).toMatchObject({ data: { list: [row] } })
    expect(Object.keys(reply.deviations)).toEqual(['data.list[].price', 'data.list[].parts[].no', 'data.list[].parts', 'data.list[].state'])
    expect(new Set(Object.values(reply.deviations))).toEqual(new Set(['needed']))
  })

  test('is of no use without its list, or when none of its rows can be shown', () => {
    const nested = { code: 0, data: { list: [row] }, status: '10000' }
    for (const data of [null, ['a'], 'text', {}, nested, { list: null }, { list: null, total: null }, { list: {} }, { list: [{}, {}] }])
      expect(fitToShape(Rows, data), JSON.stringify(data)).toMatchObject({ data: undefined })
    expect(fitToShape(Rows, { list: [] })).toMatchObject({ data: { list: [] } })
  })

  test('that is one of several forms keeps what became of the form that it has', () => {
    const shape: Shape = [0, { type: '=a', no: 'n' }, { type: '=b', no: 'n', 'text=': 's' }]
    expect(fitToShape(shape, { type: 'b', no: '1' })).toEqual({
      data: { type: 'b', no: 1, text: '' },
      deviations: { 'data.no': 'fitted', 'data.text': 'left_out' },
    })
  })
})

describe('a product', () => {
  const card = { product_no: 'P1', product_name: 'Kopi', price: 25_000 }
  const list = replyShape(productContract.list) as Shape
  const detail = replyShape(productContract.minSkuDetail) as Shape

  test('is a card by its number, name and price alone', () => {
    const fitted = { scribing_price: 25_000, thumb_image_url: '', major_image_url: '', discount: 0, flag_sold_out: 0, is_featured: false }
    expect(fitToShape(list, { list: [card], total: 1 })).toMatchObject({ data: { list: [{ ...card, ...fitted }], total: 1 } })
    for (const name of Object.keys(card))
      expect(fitToShape(list, { list: [{ ...card, [name]: undefined }], total: 1 }).data, name).toBeUndefined()
    expect(fitToShape(list, [{ ...card, major_image_url: '/a.jpg' }]).data).toMatchObject({ list: [{ thumb_image_url: '/a.jpg' }] })
  })

  test('without SKUs is one itself, with its labels beside its name', () => {
    const given = { ...card, major_image_url: '/a.jpg', brand: 'Nusa', net_weight_g: '250' }
    const { data } = fitToShape(detail, given)
    expect(data).toMatchObject({
      image_list: ['/a.jpg'],
      options: [],
      attributes: { brand: 'Nusa', unit: '', net_weight_g: 250, shelf_life_unit: null },
      sku_list: [{ sku_no: 'P1', product_no: 'P1', spec_values: [], price: 25_000, stock: 999, purchase_limit: null, image_url: '/a.jpg' }],
    })
    expect(fitToShape(detail, { ...given, flag_sold_out: 1 }).data).toMatchObject({ sku_list: [{ stock: 0 }] })
  })

  test('never sells one SKU for another', () => {
    const sku = { product_no: 'P1', spec_values: ['250 g'], price: 25_000 }
    const { data } = fitToShape(detail, { ...card, sku_list: [sku, { ...sku, sku_no: 'S2', price: null }] })
    expect(data).toMatchObject({ sku_list: [{ sku_no: '', price: 25_000 }] })
  })
})

test('a reply of which nothing is needed may be empty', () => {
  const sent = replyShape(authContract.sendSmsCode) as Shape
  for (const nothing of [null, '', true, {}, []])
    expect(fitToShape(sent, nothing).data, JSON.stringify(nothing)).toEqual({ channel: 'sms', to: '', resend_after: 60 })
  expect(fitToShape(sent, 'sent by pigeon').data).toBeUndefined()
})
