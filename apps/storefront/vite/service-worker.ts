import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { API_BASE } from '../../../contracts/src/headers.ts'
import { type BuildFacts, VERSION_META, WORKER_FILE } from '../src/platform/worker/messages.ts'

const WORKER = fileURLToPath(new URL('../worker/service-worker.ts', import.meta.url))

/**
 * The code of pages that open without a connection, by the ends of their modules' names: these chunks are stored at the worker's installation,
 * with all that they import. Others are stored when they are first used.
 */
export const OFFLINE_MODULES = [
  ...[
    'home/home',
    'orders/list/order-list',
    'orders/detail/order-detail',
    'orders/tracking/tracking',
    'orders/tracking/tracking-detail',
    'orders/tracking/shipment-tracking',
    'vouchers/wallet/voucher-wallet',
    'account/viewed/viewed',
    'product/product',
    'account/me/me',
  ].map((page) => `/features/${page}-page.tsx`),
  '/features/account/me/dashboard.tsx',
  '/features/product/voucher-list.tsx',
  '/features/product/reviews/product-reviews.tsx',
  '/features/product/questions/product-questions.tsx',
  '/features/product/bought-together.tsx',
  '/features/product/price-deadline.tsx',
  '/features/product/product-desktop.tsx',
  '/features/product/share-dialog.tsx',
  '/features/product/city-picker.tsx',
  '/commerce/favourite/change-favourite.ts',
  '/commerce/sku/size-guide-link.tsx',
  '/commerce/sku/size-guide.tsx',
  '/features/product/sold-out-sheet.tsx',
  '/features/product/weight-table.tsx',
  '/commerce/restock-alert/restock-alert-button.tsx',
  '/features/product/questions/ask-question.tsx',
  '/app/installed/installed.tsx',
  '/ui/feedback/offline-links.tsx',
  '/ui/feedback/slow-note.tsx',
  '/ui/paging/pull-to-refresh-list.tsx',
  '/ui/primitives/drawings/index.tsx',
  '/platform/api/stored-replies.ts',
  '/platform/config/fetch-config.ts',
  '/platform/config/choose-store.ts',
  '/app/static-skeleton.ts',
  '/app/desktop/desktop-header.tsx',
  '/app/desktop/footer.tsx',
  '/app/layouts/account-menu.tsx',
]
/** Of the brand's files: what the page and the installed shop show. */
const OFFLINE_ICONS = ['favicon.svg', 'icons/icon-192.png']

type Bundle = Rolldown.OutputBundle

/** The chunks of these modules with everything that they import statically, and the styles. */
function filesOf(bundle: Bundle, isWanted: (chunk: Rolldown.OutputChunk) => boolean): Set<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
    for (const imported of chunk.imports) add(imported)
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && isWanted(file)) add(file.fileName)
  return found
}

const hashOf = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 12)
}

/** The files to store at the installation, and the version of the build. */
export function factsOf(bundle: Bundle, html: string, base: string, publicDir: string): BuildFacts {
  const modules = filesOf(
    bundle,
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => OFFLINE_MODULES.some((end) => id.endsWith(end))),
  )
  const fonts = Object.keys(bundle).filter((name) => /(jakarta-basic|-latin-wght-normal).*\.woff2$/.test(name))
  const version = hashOf(html, ...Object.keys(bundle).sort())
  return {
    base,
    version,
    apiBase: API_BASE,
    precached: [
      { url: `${base}index.html`, revision: version },
      ...[...modules, ...fonts].map((name) => ({ url: base + name, revision: null })),
      ...OFFLINE_ICONS.map((name) => ({ url: base + name, revision: hashOf(readFileSync(`${publicDir}/${name}`)) })),
    ],
  }
}

async function bundleWorker(facts: BuildFacts): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      BUILD: JSON.stringify(facts),
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.BASE_URL': JSON.stringify(facts.base),
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: WORKER, output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  const [chunk] = built.output
  return chunk.code
}

/** Writes the service worker of the build, and the version into its page. */
export function serviceWorker(): Plugin {
  return {
    name: 'nusaria:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { base, publicDir } = this.environment.config
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        const facts = factsOf(bundle as Bundle, String(page.source), base, publicDir)
        page.source = String(page.source).replace('</head>', `  <meta name="${VERSION_META}" content="${facts.version}">\n  </head>`)
        this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: await bundleWorker(facts) })
      },
    },
  }
}
