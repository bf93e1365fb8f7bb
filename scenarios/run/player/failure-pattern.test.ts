import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { expect, test } from 'vitest'
import { failurePattern } from '../drivers/browser/assert-failure.ts'
import { textsOf } from '../support/texts.ts'

test.each(LANGUAGES)('a failure in %s is looked for by different texts, none with a value at its end', (language) => {
  const t = textsOf(language)
  for (const error of Object.keys(ERRORS) as ErrorName[]) {
    const texts = failurePattern({ t }, error).source.split('|')
    expect(texts, error).toEqual([...new Set(texts)])
    for (const text of texts) expect(text, error).toMatch(/^(?!\.\+).*[^+]$/)
  }
})

test('a failure is found whatever its values are', () => {
  const t = textsOf('id')
  const few = failurePattern({ t }, 'STOCK_INSUFFICIENT')
  expect('Kopi Gayo tinggal 2 lagi.').toMatch(few)
  expect('Kopi Gayo habis.').not.toMatch(failurePattern({ t }, 'CODE_INVALID'))
})
