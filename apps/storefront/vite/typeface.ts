import { fileURLToPath } from 'node:url'

/** The typeface's file for Latin letters, in all weights. */
export const TYPEFACE = fileURLToPath(
  import.meta.resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'),
)
