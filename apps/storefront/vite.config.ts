import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type UserConfig } from 'vite'
import { adapterFile, adapterModule } from '../../scripts/lib/adapter.ts'
import { basePathOption } from '../../scripts/lib/base-path.ts'
import { brandFolder, brandModule, loadBrand } from '../../scripts/lib/brand.ts'
import { brandedPages } from './vite/branded-pages.ts'
import { configFile, fontPreload, mockServiceWorker, securityPolicy, sourceMapsApart } from './vite/build-assets.ts'
import { buildConfig } from './vite/build-config.ts'
import { chunks, clusteredChunks, preloads, shortClassNames, withoutFirstStyles } from './vite/chunks.ts'
import { compiledContracts } from './vite/contracts.ts'
import { proxyTo, serveShellFrames, waitForMock } from './vite/dev-server.ts'
import { hotTexts, textsAsJson } from './vite/locales.ts'
import { webManifest } from './vite/manifest.ts'
import { pressScript } from './vite/press-script.ts'
import { inBrowser, pageRenderer, rendererBuild } from './vite/renderer.ts'
import { searchEngines } from './vite/search-engines.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { themeScript } from './vite/theme-script.ts'
import { qrCodes, startFailureTexts, tokenVariables } from './vite/virtual-modules.ts'
import { wellKnown } from './vite/well-known.ts'
import { zodWithoutEval } from './vite/zod-without-eval.ts'

/** Where `.env` is. */
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The backend of development in place of the mock. */
const backend = process.env.NUSARIA_API
/** Where development finds the mock API. */
const mock = process.env.MOCK_API ?? 'http://127.0.0.1:5174'
const mocked = ['/api', '/__mock', '/media', '/gateway', '/google']

const routerFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))

/** React Router's package names its development files, with warnings, to every bundler. */
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerFolder}/dist/production/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerFolder}/dist/production/dom-export.mjs` },
]

/** Of a published build's scripts and style sheets only those of the first load have names: the first script lists all, so that each character costs every page. */
const named = /^(vendor|shop|start|rolldown-runtime)(\.css)?$/

const output = (published: boolean) => ({
  codeSplitting: { groups: chunks },
  // Nearly all code of the first load runs at once: Chromium compiles it beside the main thread, which would need a fifth of its time for that.
  postBanner: ({ name }: { readonly name: string }) => (/^(vendor|shop)$/.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
  chunkFileNames: ({ name }: { readonly name: string }) => `assets/${!published || named.test(name) ? '[name]-' : ''}[hash:7].js`,
  assetFileNames: ({ names: [name = ''] = [] }: { readonly names?: readonly string[] }) =>
    `assets/${named.test(name) || !name.endsWith('.css') ? '[name]-' : ''}[hash:5][extname]`,
})

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
      ...(backend ? [] : [waitForMock(mock, mocked), serveShellFrames(mocked)]),
      hotTexts(),
      brandModule(),
      // Offline the mock answers, as the contracts declare.
      ...(offline ? [] : [adapterModule()]),
      brandedPages(brand),
      tokenVariables(brand.colors, brand.darkColors),
      themeScript(brand),
      pressScript(),
      qrCodes({ ios, android }),
      textsAsJson(brand),
      ...inBrowser([
        fontPreload(),
        configFile(),
        wellKnown({ ...brand.appLinks, androidPackage, mail: brand.mail }),
        searchEngines({
          site: env.VITE_SITE_URL,
          api: env.VITE_SITEMAP_API,
          storeNo: config.storeNo,
          adapter: offline ? null : adapterFile(),
        }),
        ...(offline ? [mockServiceWorker()] : [clusteredChunks(), withoutFirstStyles(), webManifest(brand), serviceWorker()]),
        ...(published ? [sourceMapsApart('dist-maps')] : []),
        securityPolicy(),
      ]),
      ...(command === 'build' && !offline ? [compiledContracts()] : []),
      ...(published ? [startFailureTexts(brand), pageRenderer()] : []),
    ],
    ...(published ? rendererBuild : {}),
    ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames(`${root}apps/storefront/src`) } } } : {}),
    resolve: { alias: [zodWithoutEval, ...(command === 'build' ? productionRouter : [])] },
    envDir: root,
    define: {
      'import.meta.env.VITE_HOST': JSON.stringify(offline ? 'offline' : ''),
      'import.meta.env.BUILD_CONFIG': JSON.stringify(config),
    },
    server: {
      proxy: backend ? proxyTo(backend) : Object.fromEntries(mocked.map((path) => [path, { target: mock, changeOrigin: false }])),
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
        ...(offline ? { input: ['index.html', 'gateway/index.html', 'google/index.html'] } : { output: output(published) }),
      },
    },
  }
})
