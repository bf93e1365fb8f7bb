import { errorTexts } from '@nusaria/locales/error-texts'
import { describe, expect, it } from 'vitest'
import { ERROR_PARAMS, errorParamsProblem } from './error-params.ts'
import { ERRORS, type ErrorName } from './errors.ts'

/** Computed by the storefront from `seconds`. */
const COMPUTED = ['minutes']

describe('the values of an error', () => {
  it('fit their schema or are refused', () => {
    expect(errorParamsProblem('TOO_MANY_ATTEMPTS', undefined)).toBeNull()
    expect(errorParamsProblem('TOO_MANY_ATTEMPTS', { seconds: 60 })).toBeNull()
    expect(errorParamsProblem('TOO_MANY_ATTEMPTS', { seconds: 'soon' })).toMatch(/^seconds: /)
    expect(errorParamsProblem('ORDER_NOT_FOUND', { order_no: 'OR1' })).toMatch(/order_no/)
  })

  it('include every value that a text of the error names', () => {
    const codes = new Map(Object.values(ERRORS).map(({ key, name }) => [key as string, name]))
    for (const [key, text] of Object.entries(errorTexts.en)) {
      const name = codes.get(key.split('_')[0] ?? '') as ErrorName
      const known = Object.keys((ERROR_PARAMS as Partial<Record<ErrorName, { shape: object }>>)[name]?.shape ?? {})
      for (const [, param = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) expect([...known, ...COMPUTED], `${name} in ${key}`).toContain(param)
    }
  })
})
