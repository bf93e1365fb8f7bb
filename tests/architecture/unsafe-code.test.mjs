import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

/**
 * What the code doesn't do, so that no text of a shopper, merchant or server can act. `literal` is how it would look, `example` a line that it must find,
 * `within` where it holds (everywhere by default), `except` the files in which it stands for another reason.
 */
const RULES = [
  {
    what: 'no text is read as HTML',
    literal: /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*\+?=(?!=)|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc/i,
    example: 'box.innerHTML = reply.text',
  },
  {
    what: 'no text is run as code',
    literal: /\beval\(|new Function\b|set(Timeout|Interval)\(\s*['"`]|'node:vm'/,
    example: 'setTimeout("pay()", 1_000)',
  },
  {
    what: 'no program starts through a shell',
    literal: /\{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'|\bshell:\s*true/,
    example: "import { exec } from 'node:child_process'",
  },
  {
    what: 'no XML is parsed',
    literal: /\b(DOMParser|XSLTProcessor)\b|from '(xml2js|fast-xml-parser|libxmljs|sax|@xmldom\/xmldom)'/,
    example: "new DOMParser().parseFromString(text, 'application/xml')",
  },
  { what: 'no connection is a WebSocket', literal: /new WebSocket(Stream)?\(/, example: "new WebSocket('ws://shop.example')" },
  {
    what: 'the storefront sets no cookie but that of the language',
    literal: /document\.cookie|cookieStore/,
    example: "document.cookie = 'seen=1'",
    within: 'apps/storefront/',
    except: ['apps/storefront/src/platform/i18n/language.ts'],
  },
  {
    what: 'the storefront opens browser storage in one module, and caches and databases where the installed shop does',
    literal: /\b(localStorage|sessionStorage)\b|\}Storage\b|\bindexedDB\b|\bopenDB\b|\bcaches\./,
    example: "localStorage.setItem('seen', '1')",
    within: 'apps/storefront/',
    except: [
      'apps/storefront/src/app/installed/store-replies.ts',
      'apps/storefront/src/app/installed/worker.ts',
      'apps/storefront/src/platform/api/stored-replies.ts',
      'apps/storefront/src/platform/state/browser-storage.ts',
      'apps/storefront/worker/service-worker.ts',
    ],
  },
  { what: 'no value comes from Math.random', literal: /Math\.random\(/, example: 'const token = Math.random()' },
  {
    what: 'MD5 and SHA-1 protect nothing',
    literal: /['"](md5|sha-?1)['"]/i,
    example: "createHash('md5')",
    // Whether a stored world or a file is the same as before.
    except: ['apps/mock-api/src/hosts/node/persistence/stamp.ts', 'static-files/src/cached-body.ts'],
  },
  {
    what: 'nothing is encrypted but passwords on their way',
    literal: /createCipher|subtle\.encrypt|'jsencrypt'/,
    example: "import { JSEncrypt } from 'jsencrypt'",
    except: ['apps/mock-api/src/engine/crypto/read-password.ts', 'apps/storefront/src/platform/crypto/encrypt-password.ts'],
  },
  {
    what: 'every field can be pasted into',
    literal: /\bonPaste\b|['"]paste['"]/,
    example: '<input onPaste={(event) => event.preventDefault()} />',
  },
]

const COMMENTS = /\/\*[\s\S]*?\*\/|(^|\s)\/\/ .*$/gm
const FOLDERS = [
  ...[
    'apps/gallery',
    'apps/server',
    'apps/mock-api',
    'apps/storefront',
    'apps/workbench',
    'catalogue',
    'contracts',
    'locales',
    'static-files',
  ].map((workspace) => `${workspace}/src`),
  'apps/storefront/worker',
]

/** Source files by path, without comments; no tests, no data. */
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.stories\.|\/testing\//.test(path))
  .map((path) => ({ path, code: readFileSync(`${root}/${path}`, 'utf8').replace(COMMENTS, '$1') }))

describe('in the code that is built', () => {
  test('there are files', () => {
    expect(sources.length).toBeGreaterThan(1_000)
  })

  test.each(RULES)('$what', ({ literal, example, within = '', except = [] }) => {
    expect(example).toMatch(literal)
    const found = sources.filter(({ path, code }) => path.startsWith(within) && literal.test(code)).map(({ path }) => path)
    expect(found.sort()).toEqual([...except].sort())
  })
})
