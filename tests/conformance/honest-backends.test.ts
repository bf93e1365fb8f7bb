import { fitToShape } from '@nusaria/contracts/fit'
import { allCalls, type CallName, findCall } from '@nusaria/contracts/registry'
import { replyShape } from '@nusaria/contracts/reply-shape'
import type { Shape } from '@nusaria/contracts/shape'
import { readKey } from '@nusaria/contracts/shape-key'
import { type Fields, fieldPaths, withField } from '@nusaria/contracts/testing/reply-fields'
import { BACKENDS, backendReply } from '@nusaria/tools/backend-check/testing/documented-backend'
import { DEVIATING_REPLIES, DOCUMENTED_REPLIES } from '@nusaria/tools/backend-check/testing/documented-replies'
import { describe, expect, test } from 'vitest'

const documented = allCalls().flatMap(({ id, call }) => {
  const shape = replyShape(call)
  return shape && call.source.path === 'documented' ? [{ id, shape }] : []
})

const isObject = (shape: Shape): shape is Readonly<Record<string, Shape>> => typeof shape === 'object' && !Array.isArray(shape)

/** Values of a shape with every field, lists of two; of one of several forms one value each. */
function samples(shape: Shape): readonly unknown[] {
  if (typeof shape === 'string') {
    const [first = ''] = shape.slice(1).split('|')
    const plain: Fields = {
      s: 'text',
      n: 5,
      b: true,
      d: '1990-05-01',
      i: '2026-11-30T13:00:00+07:00',
      p: '/media/a.svg',
      '#': Number(first),
    }
    return [plain[shape.charAt(0)] ?? first]
  }
  if (Array.isArray(shape)) {
    const [item, ...options] = shape as unknown as [Shape | 0, ...Shape[]]
    return item === 0 ? options.flatMap((each) => samples(each)) : samples(item as Shape).map((one) => [one, one])
  }
  const fields = Object.entries(shape as Readonly<Record<string, Shape>>).map(
    ([key, inner]) => [readKey(key).name, samples(inner)] as const,
  )
  const count = Math.max(1, ...fields.map(([, each]) => each.length))
  return Array.from({ length: count }, (_, index) => Object.fromEntries(fields.map(([name, each]) => [name, each[index % each.length]])))
}

/** What is left of a value without what its shape doesn't need. */
function neededPart(shape: Shape, value: unknown): unknown {
  if (Array.isArray(shape)) {
    const [item, ...options] = shape as unknown as [Shape | 0, ...Shape[]]
    if (item !== 0) return Array.isArray(value) ? value.map((each) => neededPart(item as Shape, each)) : value
    const form = options.find((each) => fitToShape(each, value).data !== undefined)
    return form === undefined ? value : neededPart(form, value)
  }
  if (!isObject(shape) || typeof value !== 'object' || value === null) return value
  const kept = Object.entries(shape).flatMap(([key, inner]) => {
    const { name, flags, hasFallback } = readKey(key, inner)
    return flags || hasFallback ? [] : [[name, neededPart(inner, (value as Fields)[name])] as const]
  })
  return Object.fromEntries(kept)
}

const CHANGES: Readonly<Record<string, (fields: Fields, name: string) => void>> = {
  removed(fields, name) {
    delete fields[name]
  },
  ...Object.fromEntries(
    [null, '', 'some text', '12', 12.5, 0, true, [], [null], {}, { a: { b: 1 } }].map((value) => [
      JSON.stringify(value),
      (fields: Fields, name: string) => {
        fields[name] = value
      },
    ]),
  ),
}

describe('of a documented reply', () => {
  test.each(documented)('$id each field that its page can do without may be removed, nulled or of another type', ({ shape }) => {
    for (const sample of samples(shape)) {
      const whole = fitToShape(shape, sample)
      expect(whole).toEqual({ data: sample, deviations: {}, findings: {} })
      for (const path of fieldPaths(shape, 'optional'))
        for (const [change, apply] of Object.entries(CHANGES)) {
          const { data } = fitToShape(shape, withField(sample, path, apply))
          const told = `${path}: ${change}`
          expect(data, told).toBeDefined()
          expect(neededPart(shape, data), told).toEqual(neededPart(shape, sample))
        }
    }
  })
})

/** What the pages of the bars can't do without: whoever adds a field here makes a page fail that a backend without it had. */
const CARDS = 'list list[].product_no list[].product_name list[].price'
const NEEDED: Readonly<Partial<Record<CallName, string>>> = {
  'nav.typeList': '[].nav_type_id [].nav_type_name',
  'product.list': CARDS,
  'product.specOrderList': CARDS,
  'product.minSkuDetail': 'product_no product_name price',
  'product.productRecommend': CARDS,
  'search.search': CARDS,
  'search.suggest': 'list list[].product_name',
  'search.rankList': 'list list[].keyword',
  'search.records': 'list list[].keyword',
  'auth.login': 'auth_token member_no',
  'member.info': 'member_no',
  'message.page': 'list list[].msg_no',
  'message.count': 'total',
  'order.statusSummary': '',
}

test.each(Object.entries(NEEDED))('%s needs no more than "%s"', (id, fields) => {
  const shape = documented.find((each) => each.id === id)?.shape
  expect(shape && fieldPaths(shape, 'needed').join(' ')).toBe(fields)
})

const dataOf = (body: string) => (JSON.parse(body) as { readonly data: unknown }).data

test.each(BACKENDS)('each reply of the %s backend can be shown, with all its rows', (name) => {
  for (const id of Object.keys(DOCUMENTED_REPLIES) as CallName[]) {
    const { call } = findCall(id) ?? {}
    const shape = call && replyShape(call)
    if (!call || !shape) continue
    const reply = backendReply(name, call.method, `/api${call.path}`)
    const { data, deviations } = fitToShape(shape, dataOf(reply.body))
    expect(data, id).toBeDefined()
    expect(Object.values(deviations), id).not.toContain('needed')
  }
  expect(Object.keys(DEVIATING_REPLIES)).toEqual(Object.keys(DOCUMENTED_REPLIES))
})
