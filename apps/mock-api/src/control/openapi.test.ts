import { HEADERS, LANGUAGES } from '@nusaria/contracts/headers'
import { allCalls } from '@nusaria/contracts/registry'
import { expect, it } from 'vitest'
import { controlContract } from './contract.ts'
import { controlOpenapiOf, openapiOf } from './openapi.ts'

it('describes every declared call once', () => {
  const { openapi, paths } = openapiOf('1.0.0') as { openapi: string; paths: Record<string, Record<string, { operationId: string }>> }
  expect(openapi).toBe('3.1.0')
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(ids.sort()).toEqual(
    allCalls()
      .map(({ domain, name }) => `${domain}.${name}`)
      .sort(),
  )
  expect(Object.keys(paths).filter((path) => path.includes(':'))).toEqual([])
})

it('requires the headers of the contract of every call, but not of an address that a browser fetches by itself', () => {
  const { paths, components } = openapiOf('1.0.0') as {
    paths: Record<string, Record<string, { operationId: string; parameters: { $ref?: string }[] }>>
    components: { parameters: Record<string, { name: string; in: string; required: boolean; schema: object }> }
  }
  const names = [HEADERS.device, HEADERS.language, HEADERS.platform, HEADERS.store]
  expect(Object.values(components.parameters).map(({ name, in: place, required }) => [name, place, required])).toEqual(
    names.map((name) => [name, 'header', true]),
  )
  expect(components.parameters[HEADERS.language]?.schema).toMatchObject({ enum: [...LANGUAGES] })
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const without = operations.filter(({ parameters }) => parameters.filter(({ $ref }) => $ref).length !== names.length)
  expect(without.map(({ operationId }) => operationId).sort()).toEqual([
    'auth.googleConsent',
    'auth.googleSession',
    'payment.gatewayResult',
    'payment.gatewaySession',
    'picture.show',
  ])
})

it('is plain JSON, with files as bytes', () => {
  const text = JSON.stringify(openapiOf('1.0.0'))
  expect(JSON.parse(text)).toEqual(openapiOf('1.0.0'))
  expect(text).toContain('"format":"binary"')
})

it('describes every call of the control API in a separate document', () => {
  const { servers, paths } = JSON.parse(JSON.stringify(controlOpenapiOf('1.0.0')))
  expect(servers).toEqual([{ url: '/__mock' }])
  const described = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`]),
  )
  const declared = Object.entries(controlContract).map(([name, { method, path }]) => [name, `${method} ${path.replace(/:(\w+)/g, '{$1}')}`])
  expect(described.sort()).toEqual(declared.sort())
  expect(paths['/worlds/{id}/faults'].put.requestBody.content['application/json'].schema.properties.list.type).toBe('array')
})
