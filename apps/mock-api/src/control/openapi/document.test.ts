import { HEADERS, LANGUAGES } from '@nusaria/contracts/headers'
import { allCalls } from '@nusaria/contracts/registry'
import { expect, it } from 'vitest'
import { controlContract } from '../contract.ts'
import { controlOpenapiOf } from './control-document.ts'
import { openapiOf } from './document.ts'

it('describes every declared call once', () => {
  const { openapi, paths } = openapiOf('1.0.0') as { openapi: string; paths: Record<string, Record<string, { operationId: string }>> }
  expect(openapi).toBe('3.1.0')
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  const declared = allCalls().map(({ domain, name }) => `${domain}.${name}`)
  expect(ids.sort()).toEqual(declared.sort())
  expect(Object.keys(paths).filter((path) => path.includes(':'))).toEqual([])
})

it('requires the headers of the contract of every call, but not of an address that a browser fetches by itself', () => {
  const { paths, components } = openapiOf('1.0.0') as {
    paths: Record<string, Record<string, { operationId: string; parameters: { $ref?: string }[] }>>
    components: {
      parameters: Record<string, { name: string; in: string; required: boolean; schema: object }>
      schemas: Record<string, object>
    }
  }
  const names = [HEADERS.device, HEADERS.language, HEADERS.platform, HEADERS.store]
  expect(Object.values(components.parameters).map(({ name, in: place, required }) => [name, place, required])).toEqual(
    names.map((name) => [name, 'header', true]),
  )
  expect(components.parameters[HEADERS.language]?.schema).toEqual({ $ref: '#/components/schemas/LanguageCode' })
  expect(components.schemas.LanguageCode).toMatchObject({ enum: [...LANGUAGES] })
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const without = operations.filter(({ parameters }) => parameters.filter(({ $ref }) => $ref).length !== names.length)
  const fetched = ['auth.googleConsent', 'auth.googleSession', 'payment.gatewayResult', 'payment.gatewaySession', 'picture.show']
  expect(without.map(({ operationId }) => operationId).sort()).toEqual(fetched)
})

it('is plain JSON, with files as bytes', () => {
  const text = JSON.stringify(openapiOf('1.0.0'))
  expect(JSON.parse(text)).toEqual(openapiOf('1.0.0'))
  expect(text).toContain('"format":"binary"')
})

it('describes every call of the control API in a separate document', () => {
  const { servers, paths, components } = JSON.parse(JSON.stringify(controlOpenapiOf('1.0.0')))
  expect(servers).toEqual([{ url: '/__mock' }])
  const described = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`]),
  )
  const declared = Object.entries(controlContract).map(([name, { method, path }]) => [name, `${method} ${path.replace(/:(\w+)/g, '{$1}')}`])
  expect(described.sort()).toEqual(declared.sort())
  expect(paths['/worlds/{id}/faults'].put.requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/SetFaultsBody',
  })
  expect(components.schemas.SetFaultsBody.properties.list.type).toBe('array')
})

/** The document as a reader of the file has it. */
const read = () => JSON.parse(JSON.stringify(openapiOf('1.0.0')))

it('names the entities after the contracts, and refers to them', () => {
  const { components } = read()
  for (const name of ['ProductCard', 'Cart', 'OrderDetail', 'WalletVoucher', 'Address', 'Payment'])
    expect(components.schemas[name], name).toMatchObject({ type: 'object' })
  expect(components.schemas.ProductListData.properties.list.items).toEqual({ $ref: '#/components/schemas/ProductCard' })
  expect(components.schemas.ProductCard.properties).toMatchObject({
    price: { $ref: '#/components/schemas/Rupiah' },
    rating: { type: 'number', 'x-source': 'assumed' },
  })
})

it('refers only to components that are there, and has none that nothing refers to', () => {
  const document = read()
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)].map(
    ([, kind, name]) => `${kind}/${name}`,
  )
  const { schemas, responses, parameters } = document.components
  const there = Object.entries({ schemas, responses, parameters }).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `${kind}/${name}`),
  )
  expect([...new Set(references)].sort()).toEqual(there.sort())
})

it('describes HTTP 200 as a success or a refusal with one of the codes of the call, and 401 as a refusal', () => {
  const { paths, components } = read()
  const { responses } = paths['/order/trade/cart/add'].post
  const answers = ['CartAddSuccess', 'CartAddRefusal'].map((name) => ({ $ref: `#/components/schemas/${name}` }))
  expect(responses[200].content['application/json'].schema.oneOf).toEqual(answers)
  const { code } = components.schemas.CartAddRefusal.properties
  expect(code['x-enum-varnames'][code.enum.indexOf(1105007)]).toBe('STOCK_INSUFFICIENT')
  expect(code['x-enum-descriptions'][code.enum.indexOf(1105007)]).toMatch(/stock/)
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '413', '415', '500'])
  expect(components.schemas.SessionExpired.properties.code.enum).toEqual([401])
})

it('shows a picture with the header of its id, beside the refusals of the call', () => {
  const { responses } = read().paths['/member/user/random_code'].get
  expect(Object.keys(responses[200].content)).toEqual(['image/*', 'application/json'])
  expect(Object.keys(responses[200].headers)).toEqual([HEADERS.imageId])
})

it('shows the given examples where they belong', () => {
  const args = { order_no: 'N1' }
  const document = JSON.parse(JSON.stringify(openapiOf('1.0.0', { 'order.detail': { args, replies: { success: { code: 0 } } } })))
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) => Object.values(methods))
  const detail = operations.find(({ operationId }) => operationId === 'order.detail')
  expect(detail).toMatchObject({
    parameters: expect.arrayContaining([expect.objectContaining({ name: 'order_no', example: 'N1' })]),
    responses: { 200: { content: { 'application/json': { examples: { success: { value: { code: 0 } } } } } } },
  })
})
