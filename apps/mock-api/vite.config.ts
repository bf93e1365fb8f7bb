import { defineConfig } from 'vite'

/**
 * The mock as one program: everything of ours and of others in one file, so that it starts fast. But the store, which brings binaries
 * and is loaded where a world is kept.
 */
export default defineConfig({
  ssr: { noExternal: true, external: ['classic-level'], target: 'node' },
  build: { ssr: 'src/main.ts', outDir: 'dist', emptyOutDir: true, target: 'node20', minify: false },
})
