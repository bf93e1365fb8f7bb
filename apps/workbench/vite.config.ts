import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { brandModule, loadBrand } from '../../scripts/lib/brand.ts'
import { systemTokensCss } from '../storefront/src/ui/tokens-css.ts'
import { brandedPages } from '../storefront/vite/branded-pages.ts'
import { tokenVariables } from '../storefront/vite/virtual-modules.ts'
import { zodWithoutEval } from '../storefront/vite/zod-without-eval.ts'

const BRIDGE = 'shell-bridge'

/** What stands in the head of every page. */
const HEAD = `<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFFFF" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#211C17" />
    <link rel="icon" href="data:," />`

const pageHeads = (): Plugin => ({
  name: 'nusaria:page-heads',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('<head>', HEAD) },
})

/** The workbench's pages, served by the mock: `/__mock`, `/__mock/shell`, `/__mock/docs`; their files below `/__mock/ui/`. */
export default defineConfig(async (): Promise<UserConfig> => {
  const brand = await loadBrand()
  return {
    plugins: [react(), pageHeads(), brandModule(), brandedPages(brand), tokenVariables(brand.colors, brand.darkColors, systemTokensCss)],
    resolve: { alias: [zodWithoutEval] },
    base: '/__mock/ui/',
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        input: {
          index: 'index.html',
          enter: 'enter.html',
          token: 'token.html',
          shell: 'shell.html',
          docs: 'docs.html',
          [BRIDGE]: 'src/shell/bridge/bridge.ts',
        },
        // The mock names it in pages that a simulator frames.
        output: { entryFileNames: ({ name }) => (name === BRIDGE ? '[name].js' : 'assets/[name]-[hash].js') },
      },
    },
  }
})
