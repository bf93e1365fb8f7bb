export { NIGHTLY } from '@nusaria/mock-api/testing/nightly'

/** Tags of a test that does and shows the same on both layouts: by day it runs on this one, by night on both. */
export const BY_DAY = { mobile: '@mobile-by-day', desktop: '@desktop-by-day' } as const

/** Tag of a test that runs by night alone: other tests show its parts by day. */
export const BY_NIGHT = '@by-night'
