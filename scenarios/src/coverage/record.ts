import type { Scenario } from '../dsl/scenario.ts'
import { SCREENS, type Screen } from '../dsl/screens.ts'
import recorded from './recorded.json' with { type: 'json' }
import { LAYOUTS, type Layout, notApplicableReason, PLANNED_STORIES } from './run-plan.ts'

/** What the runs of a story did, as the drivers saw it. `npm run scenario -- <name> --record` writes it. */
export interface StoryRecord {
  /** The transitions in the world's journal of a run in the engine, each once: `order: pay at pending_payment`. */
  readonly transitions?: readonly string[]
  /** Those that only a page makes. */
  readonly browserTransitions?: readonly string[]
  /** The screen after each step, from the browser's address, separated by spaces; `-` for none. */
  readonly mobile?: string
  readonly desktop?: string
}

/** The records by story. Each run in the tests must equal its record. */
export const RECORDS: Readonly<Record<string, StoryRecord>> = recorded

export function makesTransition(name: string, transition: string): boolean {
  const { transitions = [], browserTransitions = [] } = RECORDS[name] ?? {}
  return [...transitions, ...browserTransitions].includes(transition)
}

export const describeTransition = (machine: string, event: string, from: string | number): string => `${machine}: ${event} at ${from}`

/** The recorded screen after each step; empty for a story without a record. */
export const recordedScreens = (name: string, layout: Layout): readonly (Screen | null)[] =>
  (RECORDS[name]?.[layout]?.split(' ') ?? []).map((screen) => (screen === '-' ? null : (screen as Screen)))

/** How the record and the plan of languages differ from the stories, one line each, with what to do. */
export function recordProblems(
  stories: Readonly<Record<string, Scenario>>,
  records = RECORDS,
  planned: readonly string[] = PLANNED_STORIES,
): string[] {
  const gone = (names: readonly string[]) => [...new Set(names)].filter((name) => !stories[name])
  return [
    ...Object.entries(stories).flatMap(([name, story]) => {
      const record = records[name]
      if (!record) return `${name} isn't recorded: npm run scenario -- ${name} --record, and the same with --driver=browser --layout=both`
      const wrong = LAYOUTS.filter((layout) => {
        const steps = notApplicableReason(story, layout) === null ? story.steps.length : 0
        return (record[layout]?.split(' ').length ?? 0) !== steps
      })
      if (wrong.length === 0) return []
      const layout = wrong.length > 1 ? 'both' : wrong[0]
      return `${name} isn't recorded with its ${story.steps.length} steps on ${wrong.join(' and ')}: npm run scenario -- ${name} --driver=browser --layout=${layout} --record`
    }),
    ...gone(Object.keys(records)).map(
      (name) => `${name} is recorded, but isn't a story: delete it from scenarios/src/coverage/recorded.json`,
    ),
    ...gone(planned).map((name) => `${name} has a language, but isn't a story: delete it from scenarios/src/coverage/language-plan.json`),
  ]
}

/** Steps that only look: their screen is seen, but not used. */
const LOOKS = /^(opens|sees|is|has|reloads$|goesBack$)/

/** The screens on which a story ends a step, and those on which it does more than look. */
export function screensIn(name: string, { steps }: Scenario, layout: Layout) {
  const after = recordedScreens(name, layout)
  const used = new Set<Screen>()
  for (const [i, { by, verb }] of steps.entries())
    if (by === 'shopper' && !LOOKS.test(verb)) for (const screen of [after[i - 1], after[i]]) if (screen) used.add(screen)
  return { seen: new Set(after.flatMap((screen) => screen ?? [])), used }
}

/** The screen at a path; null for none, such as a blank tab. */
export function screenAt(pathname: string): Screen | null {
  const fits = (path: string) => {
    if (path.endsWith('/') && path !== '/') return pathname.startsWith(path)
    const [start = '', rest] = path.split(/:\w+/)
    return rest === undefined ? pathname === path : pathname.startsWith(start)
  }
  return (Object.keys(SCREENS) as Screen[]).find((screen) => fits(SCREENS[screen])) ?? null
}
