import { LANGUAGES } from '@nusaria/contracts/headers'
import { SCREENS, type Screen } from '../dsl/places.ts'
import type { Scenario } from '../dsl/scenario.ts'
import { GIVEN, NO_SCREEN, refusedIn } from './codes.ts'
import { movesIn } from './moves.ts'
import { LAYOUTS } from './reach.ts'
import { legalMoves, type Move, wordsOf } from './standing.ts'
import { type Telling, tellingsOf } from './tellings.ts'
import { screensOf } from './walk.ts'

export type Kind = 'code' | 'state' | 'route'

/** A story, told once. */
export interface Told extends Telling {
  readonly story: string
}

/** One thing that the stories have to tell of. */
export interface Line {
  readonly kind: Kind
  /** `1101047 VOUCHER_APP_EXCLUSIVE`, `order: pay at pending_payment`, `/cart` */
  readonly what: string
  /** Where it is told: by which story, on which layout, in which language. */
  readonly told: readonly Told[]
  /** What is missing of it; null: nothing. */
  readonly missing: string | null
  /** What stands in place of a browser: why no screen lets it happen. */
  readonly note?: string
}

export interface Coverage {
  readonly stories: number
  readonly lines: readonly Line[]
  /** Stories by layout and language. */
  readonly tellings: readonly Told[]
  /** All that is missing, in words. */
  readonly missing: readonly string[]
}

type Stories = Readonly<Record<string, Scenario>>

/** Pages that are not the shop's own. */
const OUTSIDE: readonly Screen[] = ['gateway', 'google']
/** As many stories as there are to be at least. */
const FEWEST = 80

/** What the stories tell of: every code, every legal move, every route; and in what language and layout. */
export function coverageOf(stories: Stories): Coverage {
  const tellings = Object.entries(stories).flatMap(([story, scenario]) =>
    tellingsOf(story, scenario).map((telling): Told => ({ story, ...telling })),
  )
  const lines = [...codeLines(stories, tellings), ...moveLines(stories, tellings), ...routeLines(stories, tellings)]
  const unheard = LAYOUTS.flatMap((layout) =>
    LANGUAGES.filter((language) => !tellings.some((told) => told.layout === layout && told.language === language)).map(
      (language) => `${layout} in ${language}: no story`,
    ),
  )
  const count = Object.keys(stories).length
  const few = count < FEWEST ? [`${FEWEST - count} more stories`] : []
  const missing = lines.flatMap((line) => (line.missing ? [`${line.what}: ${line.missing}`] : []))
  return { stories: count, lines, tellings, missing: [...missing, ...unheard, ...few] }
}

/** Tellings of the stories that a test picks. */
const ofThose = (tellings: readonly Told[], isOne: (story: string) => boolean) => tellings.filter(({ story }) => isOne(story))

function codeLines(stories: Stories, tellings: readonly Told[]): Line[] {
  const refused = new Map(Object.entries(stories).map(([name, story]) => [name, new Set(refusedIn(story))]))
  return GIVEN.map(({ code, name }) => {
    const told = ofThose(tellings, (story) => refused.get(story)?.has(name) === true)
    const note = NO_SCREEN[name]
    const called = [...refused.values()].some((names) => names.has(name))
    const missing = note ? (called ? null : 'no call of a story reaches it') : told.length > 0 ? null : 'met at no screen'
    return { kind: 'code', what: `${code} ${name}`, told, missing, ...(note && { note: `by calls: ${note}` }) }
  })
}

function moveLines(stories: Stories, tellings: readonly Told[]): Line[] {
  const made = new Map(Object.entries(stories).map(([name, story]) => [name, new Set(movesIn(story).map(wordsOf))]))
  return legalMoves().map((move: Move) => {
    const what = wordsOf(move)
    const told = ofThose(tellings, (story) => made.get(story)?.has(what) === true)
    return { kind: 'state', what, told, missing: told.length > 0 ? null : 'no story makes this move' }
  })
}

function routeLines(stories: Stories, tellings: readonly Told[]): Line[] {
  const screens = (Object.keys(SCREENS) as Screen[]).filter((screen) => !OUTSIDE.includes(screen))
  const seen = tellings.map((told) => ({ told, ...screensOf(stories[told.story] as Scenario, told.layout) }))
  return screens.map((screen) => {
    const both = seen.filter(({ seeded, effect }) => seeded.has(screen) && effect.has(screen))
    const half = seen.some(({ seeded }) => seeded.has(screen))
      ? 'what an act made of it beside its data'
      : seen.some(({ effect }) => effect.has(screen))
        ? 'the data of the shop there'
        : 'the data of the shop there, and what an act made of it'
    return {
      kind: 'route',
      what: SCREENS[screen],
      told: both.map(({ told }) => told),
      missing: both.length > 0 ? null : `no story finds ${half}`,
    }
  })
}
