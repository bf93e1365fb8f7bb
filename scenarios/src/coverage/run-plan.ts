import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import type { Scenario } from '../dsl/scenario.ts'
import languagePlan from './language-plan.json' with { type: 'json' }

export const LAYOUTS = ['mobile', 'desktop'] as const
export type Layout = (typeof LAYOUTS)[number]

/** One run of a story, by its name, in the browser tests. */
export interface StoryRun {
  readonly story: string
  readonly layout: Layout
  readonly language: Language
}

/** Why a story doesn't run in a browser on a layout; null when it does. */
export function notApplicableReason({ steps }: Scenario, layout: Layout): string | null {
  const verbs = new Set(steps.map(({ verb }) => verb))
  if (verbs.has('calls')) return 'it makes a call that no screen makes'
  if (verbs.has('turnsPhone') && layout === 'desktop') return 'a desktop has no orientation'
  return null
}

/** Stories in another language than Indonesian, which most shoppers use; names as in `scenarios`. */
const LANGUAGE_PLAN: Readonly<Record<Exclude<Language, 'id'>, Readonly<Record<Layout, readonly string[]>>>> = languagePlan

export function languageOf(name: string, layout: Layout): Language {
  return LANGUAGES.find((language) => language !== 'id' && LANGUAGE_PLAN[language][layout].includes(name)) ?? 'id'
}

export const PLANNED_STORIES: readonly string[] = Object.values(LANGUAGE_PLAN).flatMap((layouts) => Object.values(layouts).flat())

/** All runs, on every layout a story has a meaning for. */
export function allRuns(stories: Readonly<Record<string, Scenario>>): StoryRun[] {
  return Object.entries(stories).flatMap(([story, scenario]) => {
    const layouts = LAYOUTS.filter((layout) => notApplicableReason(scenario, layout) === null)
    return layouts.map((layout) => ({ story, layout, language: languageOf(story, layout) }))
  })
}
