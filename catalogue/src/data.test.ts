import { PayChannel, TransferInstructions } from '@nusaria/contracts/payment-entities'
import { expect, test } from 'vitest'
import { z } from 'zod'
import postalRanges from './areas/postal-ranges.json' with { type: 'json' }
import { parseDuration } from './lib/time.ts'
import channelData from './payment-channels.json' with { type: 'json' }
import { PAY_METHODS } from './payment-channels.ts'
import paletteData from './pictures/palettes.json' with { type: 'json' }
import sceneData from './pictures/scenes.json' with { type: 'json' }

const Colour = z.string().regex(/^#[0-9A-F]{6}$/)
const Walls = z.record(z.string(), z.tuple([Colour, Colour, Colour]))
const Wall = z.enum(Object.keys(paletteData.walls))
const Palette = z.strictObject({ base: Colour, deep: Colour, accent: Colour, on: Colour, ink: Colour, wall: Wall })
const Use = z.strictObject({
  show: z.string(),
  size: z.int().optional(),
  heap: z.string().optional(),
  on: z.string().optional(),
  behind: z.string().optional(),
  far: z.int().optional(),
  strew: z.string().optional(),
})
const Channel = PayChannel.pick({ channel: true, channel_name: true }).extend({
  prefix: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
})
const prefix = z.int().min(10).max(99)

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
  ['scenes.json', sceneData, z.strictObject({ rooms: z.record(z.string(), z.array(z.string()).min(2)), uses: z.record(z.string(), Use) })],
  ['postal-ranges.json', postalRanges, z.record(z.string().regex(/^\d\d$/), z.array(z.tuple([prefix, prefix])))],
])('%s has the shape that the code reads', (_, data, schema) => {
  const { error } = schema.safeParse(data)
  expect(error ? z.prettifyError(error) : null).toBeNull()
})

test('durations are days, hours and minutes; other text is refused', () => {
  expect(parseDuration('2d 3h 4m')).toBe(((2 * 24 + 3) * 60 + 4) * 60_000)
  for (const wrong of ['', '2', 'd', '2d3h', '1w']) expect(() => parseDuration(wrong), wrong).toThrow('Not a duration')
})
