import { defineConfig } from 'vite'

/** The mock as one program: everything of ours and of others in one file, so that it starts fast. */
export default defineConfig({
  ssr: { noExternal: true, target: 'node' },
  build: { ssr: 'src/main.ts', outDir: 'dist', emptyOutDir: true, target: 'node20', minify: false },
})
