import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
    rolldownOptions: { input: ['index.html', 'enter.html'] },
  },
})
