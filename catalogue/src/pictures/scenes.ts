import { jsonData } from '../lib/json.ts'
import { type Drawing, drawingOf } from '../products/families/family.ts'
import { familyOf } from '../products/families/index.ts'
import { NAV_CHILDREN } from '../products/nav.ts'
import { WALLS } from './palettes.ts'
import data from './scenes.json' with { type: 'json' }
import type { Subject } from './subject.ts'

/** What a picture of goods in use shows beside the pack. `art` is the drawing on the label. */
export interface Use {
  /** In front, and its size. */
  readonly show: string
  readonly size?: number
  /** What lies in it, where it is a bowl, a plate or the like. */
  readonly heap?: string
  /** What it stands on. */
  readonly on?: string
  /** What stands behind it, and its size. */
  readonly behind?: string
  readonly far?: number
  /** What lies around on the table. */
  readonly strew?: string
}

/** Names of rooms (`drawings/rooms`) and uses, each by family, category or top category: the nearest one counts. */
const SCENES = jsonData<{ readonly rooms: Readonly<Record<string, readonly string[]>>; readonly uses: Readonly<Record<string, Use>> }>(data)

const topOf = new Map<string, string>(NAV_CHILDREN.map(({ top, child }) => [child, top]))

function nearest<T>(table: Readonly<Record<string, T>>, family: string): T | undefined {
  const child = familyOf(family)?.in ?? ''
  return table[family] ?? table[child] ?? table[topOf.get(child) ?? '']
}

/** The room behind a picture: models of a family and pictures of a model stand in different ones. */
export function roomOf({ family, model }: Subject, shot: number): string {
  const rooms = nearest(SCENES.rooms, family) ?? ['studio']
  return rooms[(family.length + model + shot) % rooms.length] ?? 'studio'
}

/** What is shown in use with a pack; throws for a family without: a mistake in the table. */
export function usageOf({ family }: Subject): Use {
  const use = nearest(SCENES.uses, family)
  if (!use) throw new Error(`scenes.json shows no use of ${family}`)
  return use
}

/** A drawing that the table names, in its own colour, a written one, or that of the pack or wall: `mug~#8A5A36`, `mug~base`. */
export function drawingIn(text: string, { art, palette }: Subject): Drawing {
  if (text === 'art') return art
  const { name, colour } = drawingOf(text)
  const chosen: Readonly<Record<string, string | undefined>> = { art: art.colour, base: palette.base, wall: WALLS[palette.wall][1] }
  return { name, colour: colour !== undefined && Object.hasOwn(chosen, colour) ? chosen[colour] : colour }
}
