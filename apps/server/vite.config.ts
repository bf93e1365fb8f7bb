import { defineConfig } from 'vite'
import { brandModule } from '../../scripts/lib/brand.mjs'

/** The host as one program: everything of ours and of others in one file, so that it starts fast and its image needs no packages. */
export default defineConfig({
  plugins: [brandModule()],
  ssr: { noExternal: true, target: 'node' },
  build: { ssr: 'src/main.ts', outDir: 'dist', emptyOutDir: true, target: 'node20', minify: false },
})
