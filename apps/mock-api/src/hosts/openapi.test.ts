import { allCalls } from '@nusaria/contracts/registry'
import { expect, it } from 'vitest'
import { openapiOf } from './openapi.ts'

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

it('is plain JSON, with files as bytes', () => {
  const text = JSON.stringify(openapiOf('1.0.0'))
  expect(JSON.parse(text)).toEqual(openapiOf('1.0.0'))
  expect(text).toContain('"format":"binary"')
})
