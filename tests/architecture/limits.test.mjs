import { filesIn, testRules } from './source-files.mjs'

/** Each limit is written only in contracts/src/limit-values.ts: how it looks when it is written a second time. */
const RULES = [
  { what: 'length of a password', literal: /\{6,64\}/, examples: ['/^[A-Za-z0-9]{6,64}$/'] },
  { what: 'digits of a phone number', literal: /\{8,11\}/, examples: [String.raw`/^0?8\d{8,11}$/`] },
  {
    what: 'length of a code or captcha answer',
    literal: /\^(\\d|\[0-9\]|\[A-Za-z0-9\])\{6\}\$/,
    examples: [String.raw`z.string().regex(/^\d{6}$/)`],
    // the code of a district
    except: ['contracts/src/address.ts'],
  },
  { what: 'longest input', literal: /maxLength=\{(6|13|30|64)\}/, examples: ['<TextField maxLength={13} />'] },
  { what: 'country code', literal: /'62'/, examples: ["country_code: '62'"], except: ['apps/mock-api/src/domains/payment/payments.ts'] },
  {
    what: 'longest call, ms',
    literal: /(?<![\dx_])8_?000(?![\d_])/,
    examples: ['AbortSignal.timeout(8_000)'],
    // Rupiah
    except: ['catalogue/src/areas/delivery.ts'],
  },
  { what: 'rotation of hot keywords, ms', literal: /(?<![\d_])3_?500(?![\d_])/, examples: ['setInterval(next, 3_500)'] },
  {
    what: 'mobile breakpoint, px',
    literal: /(?<![\d_])750(?![\d_])/,
    examples: ["matchMedia('(min-width: 750px)')"],
    // widths to look at a screen in
    except: ['apps/gallery/src/screens/screen-frame.tsx'],
  },
  { what: "largest member's picture", literal: /800 ?KB/, examples: ["'at most 800 KB'"] },
]

const FOLDERS = ['apps/gallery', 'apps/mock-api', 'apps/storefront', 'apps/workbench', 'catalogue', 'contracts']
const ELSEWHERE =
  /\.test\.|\.stories\.|\/testing\/|\/generated\/|catalogue\/src\/(products|search|texts)\/|contracts\/src\/(limit-values|patterns)\.ts$/
const files = filesIn(
  FOLDERS.map((folder) => `${folder}/src`),
  /\.tsx?$/,
)
testRules(
  RULES,
  files.filter(({ path }) => !ELSEWHERE.test(path)),
)
