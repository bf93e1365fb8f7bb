import { defineConfig } from 'vite'
import { brandModule } from '../../scripts/lib/brand.mjs'

/**
 * The mock as one program: everything of ours and of others in one file, so that it starts fast. But the store and the decoder of pictures,
 * which bring binaries and are loaded where they are needed.
 */
export default defineConfig({
  plugins: [brandModule()],
  ssr: { noExternal: true, external: ['classic-level', 'sharp'], target: 'node' },
  build: { ssr: 'src/main.ts', outDir: 'dist', emptyOutDir: true, target: 'node20', minify: false },
})
