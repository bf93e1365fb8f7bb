import navTree from '@nusaria/catalogue/products/nav-tree.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ANSWERS, COMMON, PHRASES, TONES } from './phrases.ts'
import answers from './texts/answers.json' with { type: 'json' }
import kinds from './texts/kinds.json' with { type: 'json' }

const Kind = z.enum(Object.keys(PHRASES))
const Sentence = z.string().regex(/^(\p{Lu}|\{\{).*[.!?]$/u)
const sentences = [Sentence, Sentence, z.string().regex(/^\S+[。！？]$/u)] as const
const Phrase = z.union([z.tuple([...sentences]), z.tuple([...sentences, z.enum(Object.keys(answers.topics))])])
const Tones = z.record(z.enum(TONES), z.array(Phrase).min(3))
const children = Object.values(navTree).flatMap((branch) => Object.keys(branch.children))

test.each([
  ['the kinds of review texts by category', kinds.of_top, z.record(z.enum(Object.keys(navTree)), Kind)],
  ['the kinds of review texts by child category', kinds.of_child, z.partialRecord(z.enum(children), Kind)],
  ['the texts of reviews by kind', PHRASES, z.record(Kind, Tones)],
  ['the texts of reviews of any product', COMMON, z.record(z.enum([...TONES, 'closings', 'questions']), z.array(Phrase).min(6))],
  ['the texts of answers', ANSWERS, z.record(z.string(), z.record(z.string(), z.array(Phrase).min(2)))],
])('%s have the shape that the code reads', (_, data, schema) => {
  const { error } = schema.safeParse(data)
  expect(error ? z.prettifyError(error) : null).toBeNull()
})
