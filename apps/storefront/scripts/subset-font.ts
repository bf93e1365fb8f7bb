import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { TYPEFACE } from '../vite/typeface.ts'

// `npm run write font` writes the part of the typeface that every page has, half of the whole: the characters of Indonesian and English, in the weights that the shop uses.
// `base.css` names the same characters and weights, and has the rest of the typeface in files that load when a page needs them.

const PART = new URL('../src/ui/jakarta-basic.woff2', import.meta.url)

const ascii = Array.from({ length: 95 }, (_, place) => String.fromCharCode(0x20 + place)).join('')
const signs = '\u00a0\u00a9\u00ae\u00b0\u00b1\u00b7\u00bd\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2122\u2191\u2193\u2212'

const part = await subsetFont(readFileSync(TYPEFACE), ascii + signs, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 500, max: 800, default: 500 } },
})
writeFileSync(PART, part)
