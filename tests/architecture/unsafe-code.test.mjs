import { filesIn, testRules } from './source-files.mjs'

/** What the code that is built doesn't do, so that no text of a shopper, merchant or server can act. */
const RULES = [
  {
    what: 'no text is read as HTML',
    literal: /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*\+?=(?!=)|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc/i,
    examples: ['box.innerHTML = reply.text'],
  },
  {
    what: 'HTML is sanitised in one module',
    literal: /'dompurify'/,
    examples: ["import DOMPurify from 'dompurify'"],
    except: ['apps/server/src/site/security-headers.ts', 'apps/storefront/src/ui/html/sanitise.ts'],
  },
  {
    what: 'no text is run as code',
    literal: /\beval\(|new Function\b|set(Timeout|Interval)\(\s*['"`]|'node:vm'/,
    examples: ['setTimeout("pay()", 1_000)'],
  },
  {
    what: 'no program starts through a shell',
    literal: /\{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'|\bshell:\s*true/,
    examples: ["import { exec } from 'node:child_process'"],
  },
  {
    what: 'no XML is parsed',
    literal: /\b(DOMParser|XSLTProcessor)\b|from '(xml2js|fast-xml-parser|libxmljs|sax|@xmldom\/xmldom)'/,
    examples: ["new DOMParser().parseFromString(text, 'application/xml')"],
  },
  { what: 'no connection is a WebSocket', literal: /new WebSocket(Stream)?\(/, examples: ["new WebSocket('ws://shop.example')"] },
  {
    what: 'the storefront sets no cookie but that of the language',
    literal: /document\.cookie|cookieStore/,
    examples: ["document.cookie = 'seen=1'"],
    within: 'apps/storefront/',
    except: ['apps/storefront/src/platform/i18n/language.ts'],
  },
  {
    what: 'the storefront opens browser storage in one module, and caches and databases where the installed shop does',
    literal: /\b(localStorage|sessionStorage)\b|\}Storage\b|\bindexedDB\b|\bopenDB\b|\bcaches\./,
    examples: ["localStorage.setItem('seen', '1')"],
    within: 'apps/storefront/',
    except: [
      'apps/storefront/src/app/installed/store-replies.ts',
      'apps/storefront/src/app/installed/worker.ts',
      'apps/storefront/src/platform/api/stored-replies.ts',
      'apps/storefront/src/platform/state/browser-storage.ts',
      'apps/storefront/worker/service-worker.ts',
    ],
  },
  { what: 'no value comes from Math.random', literal: /Math\.random\(/, examples: ['const token = Math.random()'] },
  {
    what: 'MD5 and SHA-1 protect nothing',
    literal: /['"](md5|sha-?1)['"]/i,
    examples: ["createHash('md5')"],
    // Whether a stored world or a file is the same as before.
    except: ['apps/mock-api/src/hosts/node/persistence/stamp.ts', 'static-files/src/cached-body.ts'],
  },
  {
    what: 'nothing is encrypted but passwords on their way',
    literal: /createCipher|subtle\.encrypt|'jsencrypt'/,
    examples: ["import { JSEncrypt } from 'jsencrypt'"],
    except: ['apps/mock-api/src/engine/crypto/read-password.ts', 'apps/storefront/src/platform/crypto/encrypt-password.ts'],
  },
  {
    what: 'every field can be pasted into',
    literal: /\bonPaste\b|['"]paste['"]/,
    examples: ['<input onPaste={(event) => event.preventDefault()} />'],
  },
]

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
testRules(RULES, filesIn(FOLDERS, /^(?!.*(\.test\.|\.stories\.|\/testing\/)).*\.tsx?$/))
