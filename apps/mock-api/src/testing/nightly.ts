/**
 * Whether the tests run in full: `NUSARIA_NIGHTLY=1 npm test`. What only repeats a proof is left to the night: a story on its second
 * layout, a browser test that is the same on both layouts, stories over HTTP, three quarters of the random payloads, and half of the
 * longest random walks.
 */
export const NIGHTLY = Boolean(process.env.NUSARIA_NIGHTLY)
