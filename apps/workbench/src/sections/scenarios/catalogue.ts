import { recordedScreens } from '@nusaria/scenarios/coverage/record'
import { LAYOUTS, type Layout, notApplicableReason } from '@nusaria/scenarios/coverage/run-plan'
import { describeGiven, describeStep } from '@nusaria/scenarios/dsl/describe-step'
import type { Scenario } from '@nusaria/scenarios/dsl/scenario'
import { SCREENS, type Screen } from '@nusaria/scenarios/dsl/screens'
import { scenarios } from '@nusaria/scenarios/index'
import { MEMBERS } from '@nusaria/scenarios/members'
import { searchByWords } from '../../ui/search.ts'

/** A story as the list and its page show it. */
export interface StoryEntry {
  readonly name: string
  /** The folder of its file: `after-sale`. */
  readonly area: string
  readonly title: string
  readonly given: readonly string[]
  readonly steps: readonly string[]
  readonly codes: readonly string[]
  /** Screens that the story visits, on either layout. */
  readonly screens: readonly Screen[]
  /** Why the story doesn't run on a layout; null when it does. */
  readonly notOn: Readonly<Record<Layout, string | null>>
  readonly story: Scenario
}

function toStoryEntry(name: string, story: Scenario): StoryEntry {
  const visited = new Set(LAYOUTS.flatMap((layout) => recordedScreens(name, layout)))
  return {
    name,
    area: name.split('/')[0] ?? '',
    title: story.title,
    given: describeGiven(story.given),
    steps: story.steps.map(describeStep),
    codes: story.covers,
    screens: (Object.keys(SCREENS) as Screen[]).filter((screen) => visited.has(screen)),
    notOn: { mobile: notApplicableReason(story, 'mobile'), desktop: notApplicableReason(story, 'desktop') },
    story,
  }
}

/** All stories by name. */
export const CATALOGUE: readonly StoryEntry[] = Object.entries(scenarios).map(([name, story]) => toStoryEntry(name, story))

/** Filters of the story list; an empty text matches every story. `layout`: only stories that a browser runs on it. */
export const NO_FILTER = { words: '', code: '', screen: '', layout: '' }

/** The stories that match. Each word must be in the name, the title or a step. */
export function filterStories(entries: readonly StoryEntry[], { words, code, screen, layout }: typeof NO_FILTER): StoryEntry[] {
  return searchByWords(entries, words, ({ name, title, steps }) => [name, title, ...steps].join(' ')).filter(
    (entry) =>
      (code === '' || entry.codes.includes(code)) &&
      (screen === '' || entry.screens.some((one) => one === screen)) &&
      (layout === '' || entry.notOn[layout === 'desktop' ? 'desktop' : 'mobile'] === null),
  )
}

/** The member who is logged in after so many steps; null for a guest. The shop opens as this member. */
export function memberAfter({ given, steps }: Scenario, until: number): string | null {
  let member: string | null = given.member
  let asked = ''
  for (const { by, verb, args, fails } of steps.slice(0, until)) {
    if (by !== 'shopper') continue
    if (verb === 'requestsCode' && args.purpose === 'login') asked = args.to
    if (fails) {
      if (fails === 'SESSION_EXPIRED') member = null
      continue
    }
    if (verb === 'logsIn') member = args.account
    if (verb === 'entersPassword') member = args.account
    if (verb === 'entersCode' && member === null && asked) member = asked
    if (verb === 'logsInByGoogle' && args.choice === 'allow') member = args.email ?? member
    if (verb === 'logsOut') member = null
  }
  return Object.entries(MEMBERS).find(([, { phone, email }]) => phone === member || email === member)?.[0] ?? member
}
