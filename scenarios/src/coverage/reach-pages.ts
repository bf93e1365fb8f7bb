import type { PageVerbs } from '../dsl/page-verbs.ts'
import type { Reaches } from './reach.ts'

/** What is found on a page, done there, and what comes of it. */
export const pageReach: Reaches<keyof PageVerbs> = {
  usesPage: ({ screen }) => ({ acts: [screen], seeded: [screen], effect: [screen], ends: [screen] }),
}
