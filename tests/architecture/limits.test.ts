import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

interface Rule {
  readonly limit: string
  readonly literal: RegExp
  /** A line that the rule must find. */
  readonly example: string
  /** Files in which the same digits have another meaning. */
  readonly other?: readonly string[]
}

/** How each limit looks when it is written a second time. */
const RULES: readonly Rule[] = [
  { limit: 'length of a password', literal: /\{6,64\}/, example: '/^[A-Za-z0-9]{6,64}$/' },
  { limit: 'digits of a phone number', literal: /\{8,11\}/, example: String.raw`/^0?8\d{8,11}$/` },
  {
    limit: 'length of a code or captcha answer',
    literal: /\^(\\d|\[0-9\]|\[A-Za-z0-9\])\{6\}\$/,
    example: String.raw`z.string().regex(/^\d{6}$/)`,
    // the code of a district
    other: ['contracts/src/address.ts'],
  },
  { limit: 'longest input', literal: /maxLength=\{(6|13|30|64)\}/, example: '<TextField maxLength={13} />' },
  { limit: 'country code', literal: /'62'/, example: "country_code: '62'", other: ['apps/mock-api/src/domains/payment/payments.ts'] },
  {
    limit: 'longest call, ms',
    literal: /(?<![\dx_])8_?000(?![\d_])/,
    example: 'AbortSignal.timeout(8_000)',
    // Rupiah
    other: ['catalogue/src/areas/delivery.ts'],
  },
  { limit: 'rotation of hot keywords, ms', literal: /(?<![\d_])3_?500(?![\d_])/, example: 'setInterval(next, 3_500)' },
  {
    limit: 'mobile breakpoint, px',
    literal: /(?<![\d_])750(?![\d_])/,
    example: "matchMedia('(min-width: 750px)')",
    // widths to look at a screen in
    other: ['apps/gallery/src/screens/screen-frame.tsx'],
  },
  { limit: "largest member's picture", literal: /800 ?KB/, example: "'at most 800 KB'" },
]

const COMMENTS = /\/\*[\s\S]*?\*\/|(^|\s)\/\/ .*$/gm

/** Source files by path, without comments; no tests, no data. */
const sources = ['apps/gallery', 'apps/mock-api', 'apps/storefront', 'apps/workbench', 'catalogue', 'contracts']
  .flatMap((folder) => readdirSync(`${root}${folder}/src`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/src/${file}`))
  .filter((path) => /\.tsx?$/.test(path))
  .filter(
    (path) =>
      !/\.test\.|\.stories\.|\/testing\/|\/generated\/|catalogue\/src\/(products|search|texts)\/|contracts\/src\/(limit-values|patterns)\.ts$/.test(
        path,
      ),
  )
  .map((path) => ({ path, code: readFileSync(`${root}${path}`, 'utf8').replace(COMMENTS, '$1') }))

describe('each limit is written only in contracts/src/limit-values.ts', () => {
  test('there are source files', () => {
    expect(sources.length).toBeGreaterThan(1_000)
  })

  test.each(RULES)('$limit', ({ literal, example, other = [] }) => {
    expect(example).toMatch(literal)
    expect(sources.filter(({ path, code }) => literal.test(code) && !other.includes(path)).map(({ path }) => path)).toEqual([])
  })

  test('every exception is still needed', () => {
    for (const { literal, other = [] } of RULES)
      for (const path of other) expect(sources.find((source) => source.path === path)?.code, path).toMatch(literal)
  })
})
