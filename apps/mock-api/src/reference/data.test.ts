import { PayChannel, TransferInstructions } from '@nusaria/contracts/payment-entities'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ANSWERS, COMMON, PHRASES, TONES } from '../domains/review/phrases.ts'
import answers from '../domains/review/texts/answers.json' with { type: 'json' }
import kinds from '../domains/review/texts/kinds.json' with { type: 'json' }
import { parseDuration } from '../lib/time.ts'
import postalRanges from './areas/postal-ranges.json' with { type: 'json' }
import navTree from './catalogue/nav-tree.json' with { type: 'json' }
import channelData from './payment-channels.json' with { type: 'json' }
import { PAY_METHODS } from './payment-channels.ts'
import paletteData from './pictures/palettes.json' with { type: 'json' }

const Colour = z.string().regex(/^#[0-9A-F]{6}$/)
const Walls = z.record(z.string(), z.tuple([Colour, Colour, Colour]))
const Wall = z.enum(Object.keys(paletteData.walls))
const Palette = z.strictObject({ base: Colour, deep: Colour, accent: Colour, on: Colour, ink: Colour, wall: Wall })
const Channel = PayChannel.pick({ channel: true, channel_name: true }).extend({
  prefix: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
})
const prefix = z.int().min(10).max(99)
const Kind = z.enum(Object.keys(PHRASES))
const Sentence = z.string().regex(/^(\p{Lu}|\{\{).*[.!?]$/u)
const sentences = [Sentence, Sentence, z.string().regex(/^\S+[。！？]$/u)] as const
const Phrase = z.union([z.tuple([...sentences]), z.tuple([...sentences, z.enum(Object.keys(answers.topics))])])
const Tones = z.record(z.enum(TONES), z.array(Phrase).min(3))
const children = Object.values(navTree).flatMap((branch) => Object.keys(branch.children))

test.each([
  ['palettes.json', paletteData, z.strictObject({ walls: Walls, palettes: z.record(z.string(), Palette) })],
  [
    'payment-channels.json',
    channelData,
    z.strictObject({
      transfers: z.record(z.enum(channelData.channels.virtual_account.map(({ channel }) => channel)), TransferInstructions),
      channels: z.record(z.enum(PAY_METHODS), z.array(Channel)),
      plain_names: z.record(z.enum(PAY_METHODS), z.string()),
    }),
  ],
  ['postal-ranges.json', postalRanges, z.record(z.string().regex(/^\d\d$/), z.array(z.tuple([prefix, prefix])))],
  ['the kinds of review texts by category', kinds.of_top, z.record(z.enum(Object.keys(navTree)), Kind)],
  ['the kinds of review texts by child category', kinds.of_child, z.partialRecord(z.enum(children), Kind)],
  ['the texts of reviews by kind', PHRASES, z.record(Kind, Tones)],
  ['the texts of reviews of any product', COMMON, z.record(z.enum([...TONES, 'closings', 'questions']), z.array(Phrase).min(6))],
  ['the texts of answers', ANSWERS, z.record(z.string(), z.record(z.string(), z.array(Phrase).min(2)))],
])('%s has the shape that the code reads', (_, data, schema) => {
  const { error } = schema.safeParse(data)
  expect(error ? z.prettifyError(error) : null).toBeNull()
})

test('durations are days, hours and minutes; other text is refused', () => {
  expect(parseDuration('2d 3h 4m')).toBe(((2 * 24 + 3) * 60 + 4) * 60_000)
  for (const wrong of ['', '2', 'd', '2d3h', '1w']) expect(() => parseDuration(wrong), wrong).toThrow('Not a duration')
})
