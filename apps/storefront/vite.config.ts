import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { APP_STORE_URLS } from './src/shared/paths.ts'
import { fontPreload, mockServiceWorker } from './vite/build-assets.ts'
import { chunks, shortClassNames } from './vite/chunks.ts'
import { compiledContracts } from './vite/contracts.ts'
import { serveShellFrames, waitForMock } from './vite/dev-server.ts'
import { lightIcons } from './vite/icons.ts'
import { hotTexts, textsAsJson } from './vite/locales.ts'
import { productionRouter } from './vite/router.ts'
import { searchEngines } from './vite/search-engines.ts'
import { emoji, qrCodes, tokenVariables } from './vite/virtual-modules.ts'

/** Where development finds the mock API. */
const mock = process.env.MOCK_API ?? 'http://127.0.0.1:5174'
const mocked = ['/api', '/__mock', '/media', '/gateway', '/google']

/** A page's files are named after its folder: the entry files of all pages are called `page.tsx`. */
function pageName(file: string | null | undefined): string {
  return /pages\/([\w-]+)\/page\.tsx$/.exec(file ?? '')?.[1] ?? '[name]'
}

const output = {
  codeSplitting: { groups: chunks },
  chunkFileNames: ({ facadeModuleId }: { readonly facadeModuleId?: string | null }) => `assets/${pageName(facadeModuleId)}-[hash].js`,
  assetFileNames: ({ originalFileNames: [file] }: { readonly originalFileNames: readonly string[] }) =>
    `assets/${pageName(file)}-[hash][extname]`,
}

/**
 * `vite build`: static files that call `/api` of wherever they are hosted, without mock code; contracts compiled away.
 * With `VITE_CHECK_REPLIES=1`: the same, each reply held against its contract (browser tests).
 * `vite build --mode offline`: the shop on the mock engine in the browser, from static files alone.
 */
export default defineConfig(({ mode, command }) => {
  const offline = mode === 'offline'
  return {
    plugins: [
      react(),
      waitForMock(mock, mocked),
      serveShellFrames(mocked),
      hotTexts(),
      tokenVariables(),
      qrCodes({
        ios: process.env.VITE_IOS_URL ?? APP_STORE_URLS.ios,
        android: process.env.VITE_ANDROID_URL ?? APP_STORE_URLS.android,
      }),
      textsAsJson(),
      lightIcons(),
      productionRouter(),
      emoji(),
      fontPreload(),
      searchEngines({ site: process.env.VITE_SITE_URL, api: process.env.VITE_SITEMAP_API }),
      ...(offline ? [mockServiceWorker()] : []),
      ...(command === 'build' && !offline ? [compiledContracts()] : []),
    ],
    ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames() } } } : {}),
    // React itself has this hook since version 18: the copy for older ones is left out.
    resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
    define: { 'import.meta.env.VITE_HOST': JSON.stringify(offline ? 'offline' : '') },
    server: {
      proxy: Object.fromEntries(mocked.map((path) => [path, { target: mock, changeOrigin: false }])),
    },
    build: {
      outDir: offline ? 'dist-offline' : 'dist',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // Offline the payment gateway's and Google's page are static ones beside the shop; otherwise they are the host's.
      rolldownOptions: {
        ...(offline ? { input: ['index.html', 'gateway/index.html', 'google/index.html'] } : { output }),
      },
    },
  }
})
