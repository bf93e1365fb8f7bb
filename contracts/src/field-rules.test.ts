import { expect, it } from 'vitest'
import { z } from 'zod'
import { addressForm } from './address.ts'
import { NewCard } from './card.ts'
import { type FieldRule, fieldRules } from './field-rules.ts'
import { Email, RequiredLine } from './rules.ts'

const accepts = ({ max = Infinity, patterns }: FieldRule, text: string) =>
  text.length <= max && patterns.every((pattern) => pattern.test(text))

const texts = [
  '',
  ' ',
  '\u200b',
  'Sari',
  'Sari\u202e',
  'x'.repeat(50),
  'x'.repeat(51),
  'x'.repeat(121),
  '0812345678',
  '10310',
  '4111111111111111',
]
const emails = ['sari@contoh.id', 'sari@', `${'s'.repeat(60)}@contoh.id`]

it.each(Object.entries({ ...addressForm, ...NewCard.shape }).filter(([, schema]) => schema instanceof z.ZodString || schema === Email))(
  'the rule of a field takes and refuses what its schema does: %s',
  (name, schema) => {
    const rule = fieldRules({ [name]: schema as z.ZodString })[name] as FieldRule
    expect(rule).toBeDefined()
    for (const text of [...texts, ...emails]) expect([text, accepts(rule, text)]).toEqual([text, schema.safeParse(text).success])
  },
)

it('reads texts alone', () => {
  const rules = fieldRules({ name: RequiredLine.max(50), label: z.enum(['home', 'office']).nullable(), flag_default: z.boolean() })
  expect(Object.keys(rules)).toEqual(['name'])
  expect(rules.name.max).toBe(50)
})
