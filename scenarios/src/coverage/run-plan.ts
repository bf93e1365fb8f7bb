import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import type { Scenario } from '../dsl/scenario.ts'
import languagePlan from './language-plan.json' with { type: 'json' }

export const LAYOUTS = ['mobile', 'desktop'] as const
export type Layout = (typeof LAYOUTS)[number]

/** One run of a story in the browser tests. */
export interface PlannedRun {
  readonly layout: Layout
  readonly language: Language
}

/** One run of a story by its name. */
export interface StoryRun extends PlannedRun {
  readonly story: string
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

/** The language in which a story runs on a layout. */
export function languageOf(name: string, layout: Layout): Language {
  return LANGUAGES.find((language) => language !== 'id' && LANGUAGE_PLAN[language][layout].includes(name)) ?? 'id'
}

/** Names in the language plan; a test checks that they exist. */
export const PLANNED_STORIES: readonly string[] = Object.values(LANGUAGE_PLAN).flatMap((layouts) => Object.values(layouts).flat())

export function runPlanOf(name: string, story: Scenario): PlannedRun[] {
  return LAYOUTS.filter((layout) => notApplicableReason(story, layout) === null).map((layout) => ({
    layout,
    language: languageOf(name, layout),
  }))
}
