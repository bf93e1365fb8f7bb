import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { brandedPages, brandModule, loadBrand } from '../../scripts/lib/brand.mjs'
import { zodWithoutEval } from '../../scripts/lib/zod-without-eval.mjs'

const BRIDGE = 'shell-bridge'

/** The workbench's pages, served by the mock: `/__mock`, `/__mock/shell`, `/__mock/docs`; their files below `/__mock/ui/`. */
export default defineConfig(
  async (): Promise<UserConfig> => ({
    plugins: [react(), brandModule(), brandedPages(await loadBrand())],
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
  }),
)
