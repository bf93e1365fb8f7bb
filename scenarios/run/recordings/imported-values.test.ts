import { type FieldRule, fieldRules } from '@nusaria/contracts/field-rules'
import { allCalls } from '@nusaria/contracts/registry'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ImportedValues } from './imported-values.ts'

/** The pattern of a text that may have any characters but control characters: somebody typed it. */
const isTyped = (pattern: RegExp) => pattern.source.startsWith('^[^\\u0000')

/** A field's schema without `optional` and `nullable`. */
const unwrap = (field: z.ZodType): z.ZodType =>
  field instanceof z.ZodOptional || field instanceof z.ZodNullable ? unwrap(field.unwrap() as z.ZodType) : field

/** Each field of a request in which a person types freely. */
const typed = allCalls().flatMap((registered) => {
  const { body } = registered.call
  if (!(body instanceof z.ZodObject)) return []
  const shape: Record<string, z.ZodType> = Object.fromEntries(
    Object.entries(body.shape).map(([name, field]) => [name, unwrap(field as z.ZodType)]),
  )
  const rules = Object.entries<FieldRule>(fieldRules(shape))
  return rules.filter(([, { patterns }]) => patterns.some(isTyped)).map(([name]) => ({ id: registered.id, name, registered }))
})

test('there are fields in which people type freely', () => {
  expect(typed.length).toBeGreaterThan(10)
})

test.each(typed)('what was typed as $name of $id is not in the recording', ({ name, registered }) => {
  const args = new ImportedValues().argsOf({ registered, params: {}, query: {}, body: { [name]: 'Typed by somebody' } } as never, false)
  expect(args).toHaveProperty(name)
  expect(JSON.stringify(args)).not.toContain('somebody')
})
