import { NIGHTLY } from '@nusaria/mock-api/testing/nightly'

export { NIGHTLY }

/** Tags of a test that does and shows the same on both layouts: by day it runs on this one, by night on both. */
export const BY_DAY = { mobile: '@mobile-by-day', desktop: '@desktop-by-day' } as const

/** Tag of a test whose steps differ by layout, and are done on a desktop by other tests: by day it runs on a phone, by night on both. */
export const DESKTOP_BY_NIGHT = '@desktop-by-night'

/** Tag of a test that runs by night alone: other tests show its parts by day. */
export const BY_NIGHT = '@by-night'

/** By night all pages of a list; by day every `n`th, from the `first`. */
export const dayShare = <T>(pages: readonly T[], n: number, first = 0): readonly T[] =>
  NIGHTLY ? pages : pages.filter((_, index) => index % n === first)
