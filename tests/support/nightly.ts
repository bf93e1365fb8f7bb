/**
 * Whether the tests run in full: `NUSARIA_NIGHTLY=1 npm test`. What only repeats a proof in another place is left to the night: a story on
 * its second layout, a test that is the same on both layouts, stories over HTTP, and three quarters of the random payloads.
 */
export const NIGHTLY = Boolean(process.env.NUSARIA_NIGHTLY)

/** Tags of a test that does and shows the same on both layouts: by day it runs on this one, by night on both. */
export const BY_DAY = { mobile: '@mobile-by-day', desktop: '@desktop-by-day' } as const
