import { jsonData } from '../lib/json.ts'
import data from './palettes.json' with { type: 'json' }

/** Colours of a pack and of the wall behind it. */
export interface Palette {
  /** The pack's colour at the top and at the bottom. */
  readonly base: string
  readonly deep: string
  /** Shape behind the art; lids and stripes. */
  readonly accent: string
  /** Letters on `base`. */
  readonly on: string
  /** Letters on a cream label. */
  readonly ink: string
  readonly wall: WallName
}

export type WallName = keyof typeof data.walls

/** Lit, shaded and middle tone of a pastel wall. */
export const WALLS = jsonData<Readonly<Record<WallName, readonly [lit: string, shaded: string, middle: string]>>>(data.walls)

const palettes = new Map(Object.entries(jsonData<Readonly<Record<string, Palette>>>(data.palettes)))

/** Throws for an unknown name: a mistake in a family's table. */
export function paletteOf(name: string): Palette {
  const palette = palettes.get(name)
  if (!palette) throw new Error(`No palette is called ${name}`)
  return palette
}
