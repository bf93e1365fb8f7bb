import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BACKEND_ONLY_ERRORS, ERRORS } from './errors.ts'
import { allCalls, findCall } from './registry.ts'
import { IDEMPOTENT_CALLS } from './submission.ts'
import { DOCUMENTED_CALLS, DOCUMENTED_CODES, DOCUMENTED_PAYLOADS } from './testing/documented.ts'
import { schemaProblems } from './testing/schema-walk.ts'

const calls = allCalls()
const route = ({ call }: (typeof calls)[number]) => `${call.method} ${call.path}`

describe('the registry', () => {
  it('routes each method and path to one call', () => {
    const routes = calls.map((c) => route(c).replace(/:\w+/g, ':'))
    expect(routes.filter((r, i) => routes.indexOf(r) !== i)).toEqual([])
  })

  it('has every call of the spec, and no other marked as documented', () => {
    const marked = calls.filter(({ call }) => call.source.path === 'documented').map(route)
    expect(marked.sort()).toEqual([...DOCUMENTED_CALLS].sort())
  })

  it('has the calls whose payload alone is documented', () => {
    for (const id of DOCUMENTED_PAYLOADS) {
      expect(findCall(id)?.call.source, id).toMatchObject({ path: 'assumed', request: 'documented' })
    }
  })

  it('has every code of the spec, and every other is marked as ours', () => {
    const codes = Object.values(ERRORS).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(DOCUMENTED_CODES.filter((code) => !codes.includes(code as (typeof codes)[number]))).toEqual([])
    const ours = Object.values(ERRORS).filter(({ code }) => !DOCUMENTED_CODES.includes(code))
    expect(ours.every(({ source }) => source === 'assumed')).toBe(true)
  })

  it('marks the meanings of the order codes as ours', () => {
    const order = Object.values(ERRORS).filter(({ area }) => area === 'order')
    expect(order).toHaveLength(59)
    expect(order.every(({ source }) => source === 'assumed')).toBe(true)
  })

  it('declares every code of the spec at the call whose rule can give it', () => {
    const declared = new Set(calls.flatMap(({ call }) => [...call.errors, call.invalid ?? 'INVALID_PARAMETER']))
    const missing = Object.values(ERRORS).filter(({ name, area }) => area !== 'transport' && !declared.has(name))
    expect(missing.map(({ name }) => name)).toEqual(BACKEND_ONLY_ERRORS)
  })
})

describe.each(calls.map((c) => [c.id, c.call] as const))('%s', (_, call) => {
  const parts = { params: call.params, query: call.query, body: call.body, form: call.form, data: call.data }

  it('only checks: strict objects, nothing defaulted, transformed, coerced or left open', () => {
    expect(Object.entries(parts).flatMap(([part, schema]) => (schema ? schemaProblems(schema, part) : []))).toEqual([])
  })

  it('is declared in full', () => {
    expect(call.summary.length).toBeGreaterThan(10)
    expect(call.path).toMatch(/^(\/(:?[A-Za-z][\w-]*))+$/)
    expect(call.data === undefined).toBe(call.reply === 'image')
    expect(call.body !== undefined && call.form !== undefined).toBe(false)
    for (const name of [...call.errors, call.invalid ?? 'INVALID_PARAMETER']) expect(ERRORS[name], name).toBeDefined()
    expect(new Set(call.errors).size).toBe(call.errors.length)
    for (const part of ['path', 'request', 'response'] as const) expect(['documented', 'assumed']).toContain(call.source[part])
  })

  it('names its path parameters', () => {
    const named = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(call.params?.shape ?? {})).toEqual(named)
  })

  it('sends a body only where the method has one, and names each argument once', () => {
    const bodiless = call.method === 'GET' || call.method === 'DELETE'
    expect(bodiless && (call.body ?? call.form) !== undefined).toBe(false)
    const names = [call.params, call.query, call.body, call.form].flatMap((schema) => Object.keys(schema?.shape ?? {}))
    expect(new Set(names).size).toBe(names.length)
  })
})

it('a call that is no GET has a body, a form, or says that it has none', () => {
  const without = calls.filter(({ call }) => call.method !== 'GET' && !call.body && !call.form)
  expect(calls.filter(({ call }) => call.bodyless)).toEqual(without)
  expect(without.map(({ id }) => id)).toContain('message.count')
})

describe('the query of a call', () => {
  const fields = calls.flatMap((c) => Object.entries(c.call.query?.shape ?? {}).map(([name, schema]) => [c.id, name, schema] as const))

  it.each(fields)('%s: %s is a flat, plain value', (_, __, schema) => {
    expect(JSON.stringify(z.toJSONSchema(schema))).not.toMatch(/"type":"(object|array|null)"/)
  })
})

it('the calls that count a guest and remember their language name the visitor, no others', () => {
  const named = calls.filter(({ call }) => call.device === 'visitor')
  expect(named.map(({ id }) => id).sort()).toEqual(['member.deviceLanguage', 'member.setDeviceLanguage', 'member.visit'])
  for (const { call } of named) expect(call).toMatchObject({ auth: 'guest', deviceField: 'device_id' })
})

describe('calls with rules as data', () => {
  const ruled = calls.filter(({ call }) => call.outage || call.blockedDevice || call.owner)
  const owned = calls.flatMap((c) => (c.call.owner ? [[c.id, c.call, c.call.owner] as const] : []))

  it.each(ruled.map((c) => [c.id, c.call] as const))('%s: declares the errors of its rules', (_, call) => {
    const { outage, blockedDevice, owner } = call
    const given = [outage?.error, blockedDevice, owner?.missing].filter((name) => name !== undefined)
    expect(call.errors).toEqual(expect.arrayContaining(given))
  })

  it.each(owned)('%s: names an argument it has, and is for members', (_, call, owner) => {
    expect(Object.keys({ ...call.params?.shape, ...call.query?.shape, ...call.body?.shape })).toContain(owner.id)
    expect(call.auth).toBe('member')
  })
})

describe('idempotent calls', () => {
  const idempotent = calls.filter(({ call }) => call.idempotent !== undefined)

  it('are those that can be settled', () => {
    expect(idempotent.map(({ id }) => id).sort()).toEqual([...IDEMPOTENT_CALLS].sort())
  })

  it.each(idempotent.map((c) => [c.id, c.call] as const))('%s: a member sends a request_id and may be told that it was used', (_, call) => {
    expect(call).toMatchObject({ auth: 'member', kind: 'mutation' })
    expect(Object.keys(call.body?.shape ?? {})).toContain('request_id')
    expect(call.errors).toContain('REQUEST_ID_REUSED')
  })
})
