/**
 * Whether the tests run in full: `NUSARIA_NIGHTLY=1 npm test`. What only repeats a proof in another place is left to the night: a story on
 * its second layout, stories over HTTP, and three quarters of the random payloads.
 */
export const NIGHTLY = Boolean(process.env.NUSARIA_NIGHTLY)
