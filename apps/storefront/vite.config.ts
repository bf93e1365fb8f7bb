import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type UserConfig } from 'vite'
import { basePathOption } from '../../scripts/lib/base-path.mjs'
import { brandedPages, brandFolder, brandModule, loadBrand } from '../../scripts/lib/brand.mjs'
import { zodWithoutEval } from '../../scripts/lib/zod-without-eval.mjs'
import { configFile, fontPreload, mockServiceWorker, securityPolicy, sourceMapsApart } from './vite/build-assets.ts'
import { buildConfig } from './vite/build-config.ts'
import { chunks, clusteredChunks, inlineClassNames, preloads, shortClassNames, withoutFirstStyles } from './vite/chunks.ts'
import { compiledContracts } from './vite/contracts.ts'
import { serveShellFrames, waitForMock } from './vite/dev-server.ts'
import { lightIcons } from './vite/icons.ts'
import { hotTexts, textsAsJson } from './vite/locales.ts'
import { webManifest } from './vite/manifest.ts'
import { pressScript } from './vite/press-script.ts'
import { inBrowser, pageRenderer, rendererBuild } from './vite/renderer.ts'
import { productionRouter } from './vite/router.ts'
import { searchEngines } from './vite/search-engines.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { themeScript } from './vite/theme-script.ts'
import { qrCodes, startFailureTexts, tokenVariables } from './vite/virtual-modules.ts'
import { wellKnown } from './vite/well-known.ts'

/** Where `.env` is. */
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where development finds the mock API. */
const mock = process.env.MOCK_API ?? 'http://127.0.0.1:5174'
const mocked = ['/api', '/__mock', '/media', '/gateway', '/google']

/** A page's files are named after its folder: the entry files of all pages are called `page.tsx`. */
function pageName(file: string | null | undefined): string {
  return /pages\/([\w-]+)\/page\.tsx$/.exec(file ?? '')?.[1] ?? '[name]'
}

/** Files of several pages have no name: the first script lists all files, and what is in a shared one changes. */
const nameOf = ({ name, facadeModuleId }: { readonly name: string; readonly facadeModuleId?: string | null }) =>
  /^(shared\d|chakra)/.test(name) ? '' : `${pageName(facadeModuleId)}-`

const output = {
  codeSplitting: { groups: chunks },
  chunkFileNames: (chunk: Parameters<typeof nameOf>[0]) => `assets/${nameOf(chunk)}[hash:7].js`,
  assetFileNames: ({
    originalFileNames: [file] = [],
    names: [name = ''] = [],
  }: {
    readonly originalFileNames: readonly string[]
    readonly names?: readonly string[]
  }) => (/^shared\d/.test(name) ? 'assets/[hash:5][extname]' : `assets/${pageName(file)}-[hash:5][extname]`),
}

/**
 * `vite build`: static files that call `/api` of wherever they are hosted, without mock code; contracts compiled away.
 * With `VITE_CHECK_REPLIES=1`: the same, and Zod reports each reply that breaks its contract (browser tests), with one style sheet and no renderer.
 * `vite build --mode offline`: the shop on the mock engine in the browser, from static files alone.
 */
export default defineConfig(async ({ mode, command }): Promise<UserConfig> => {
  const offline = mode === 'offline'
  const env = { ...loadEnv(mode, root, 'VITE_'), ...process.env }
  const config = await buildConfig(env)
  const brand = await loadBrand()
  const { ios, android, androidPackage } = { ...brand.links, ...config.links }
  const published = command === 'build' && !offline && env.VITE_CHECK_REPLIES !== '1'
  return {
    // The brand's icons.
    publicDir: `${brandFolder()}/public`,
    plugins: [
      basePathOption(),
      react(),
      waitForMock(mock, mocked),
      serveShellFrames(mocked),
      hotTexts(),
      brandModule(),
      brandedPages(brand),
      tokenVariables(brand.colors, brand.darkColors),
      themeScript(brand),
      pressScript(),
      qrCodes({ ios, android }),
      textsAsJson(brand),
      lightIcons(),
      inlineClassNames(),
      productionRouter(),
      ...inBrowser([
        fontPreload(),
        configFile(),
        wellKnown({ ...brand.appLinks, androidPackage, mail: brand.mail }),
        searchEngines({ site: env.VITE_SITE_URL, api: env.VITE_SITEMAP_API }),
        ...(offline ? [mockServiceWorker()] : [clusteredChunks(), withoutFirstStyles(), webManifest(brand), serviceWorker()]),
        ...(published ? [sourceMapsApart('dist-maps')] : []),
        securityPolicy(),
      ]),
      ...(command === 'build' && !offline ? [compiledContracts()] : []),
      ...(published ? [startFailureTexts(brand), pageRenderer()] : []),
    ],
    ...(published ? rendererBuild : {}),
    ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames() } } } : {}),
    resolve: { alias: [zodWithoutEval] },
    envDir: root,
    define: {
      'import.meta.env.VITE_HOST': JSON.stringify(offline ? 'offline' : ''),
      'import.meta.env.BUILD_CONFIG': JSON.stringify(config),
    },
    server: {
      proxy: Object.fromEntries(mocked.map((path) => [path, { target: mock, changeOrigin: false }])),
    },
    build: {
      outDir: offline ? 'dist-offline' : 'dist',
      emptyOutDir: true,
      // Tests load pages without a cache: one style sheet in place of thirty takes a fifth of a test's processor time away.
      cssCodeSplit: published || offline,
      target: 'es2022',
      modulePreload: { polyfill: false, ...(offline ? {} : { resolveDependencies: preloads }) },
      // Without a comment in the scripts that names them.
      sourcemap: published ? ('hidden' as const) : false,
      // Offline the payment gateway's and Google's page are static ones beside the shop; otherwise they are the host's.
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false },
        ...(offline ? { input: ['index.html', 'gateway/index.html', 'google/index.html'] } : { output }),
      },
    },
  }
})
