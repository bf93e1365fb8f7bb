import { defineContract, documented } from '@nusaria/contracts/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { requestOf } from './request.ts'

const shared = { source: documented, auth: 'guest', summary: '', errors: [] } as const
const calls = defineContract({
  one: {
    ...shared,
    method: 'GET',
    path: '/things/:id/parts',
    kind: 'query',
    params: z.strictObject({ id: z.string() }),
    query: z.strictObject({ tag: z.array(z.string()) }),
  },
  add: {
    ...shared,
    method: 'POST',
    path: '/things/:id',
    kind: 'mutation',
    params: z.strictObject({ id: z.string() }),
    query: z.strictObject({ dry: z.boolean() }),
    body: z.strictObject({ name: z.string() }),
  },
  bare: { ...shared, method: 'POST', path: '/things/clear', kind: 'mutation', body: z.strictObject({}) },
  picture: {
    ...shared,
    method: 'PUT',
    path: '/things/picture',
    kind: 'mutation',
    form: z.strictObject({
      file: z.file(),
      note: z.string(),
      tags: z.array(z.string()).optional(),
      size: z.strictObject({ width: z.int() }).optional(),
    }),
  },
})

test('path parameters go into the path, the rest of a GET into the query', () => {
  expect(requestOf(calls.one, { id: 'a/b', tag: ['x y', 'z'], none: undefined })).toEqual({
    url: '/api/things/a%2Fb/parts?tag=x+y&tag=z',
    method: 'GET',
    body: null,
  })
})

test('a GET sends all other fields in the query, too: objects as JSON, missing values not at all', () => {
  const { url } = requestOf(calls.one, { id: '7', size: { width: 2 }, none: null, lost: undefined })
  expect(url).toBe('/api/things/7/parts?size=%7B%22width%22%3A2%7D')
})

test('fields of the query go there, the others into the JSON body', () => {
  expect(requestOf(calls.add, { id: '7', dry: true, name: 'Kopi' })).toEqual({
    url: '/api/things/7?dry=true',
    method: 'POST',
    body: '{"name":"Kopi"}',
  })
})

test('a call without arguments still sends an object', () => {
  expect(requestOf(calls.bare)).toEqual({ url: '/api/things/clear', method: 'POST', body: '{}' })
})

test('a form sends its files; the browser sets its content type', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' })
  const { body } = requestOf(calls.picture, { file, note: undefined, tags: ['x', 'y'], size: { width: 2 } })
  if (!(body instanceof FormData)) throw new Error('not a form')
  expect(body.get('file')).toBeInstanceOf(File)
  expect(body.has('note')).toBe(false)
  expect(body.getAll('tags')).toEqual(['x', 'y'])
  expect(body.get('size')).toBe('{"width":2}')
})
