import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const BRIDGE = 'shell-bridge'

/** The workbench's pages, served by the mock: `/__mock`, `/__mock/shell`, `/__mock/docs`; their files below `/__mock/ui/`. */
export default defineConfig({
  plugins: [react()],
  base: '/__mock/ui/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: { index: 'index.html', enter: 'enter.html', shell: 'shell.html', docs: 'docs.html', [BRIDGE]: 'src/shell/bridge/bridge.ts' },
      // The mock names it in pages that a simulator frames.
      output: { entryFileNames: ({ name }) => (name === BRIDGE ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
})
