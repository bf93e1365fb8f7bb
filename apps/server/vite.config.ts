import { defineConfig } from 'vite'
import { brandModule } from '../../scripts/lib/brand.ts'

/** The modules of the mock alone. */
const MOCK = /\/(apps\/mock-api|apps\/server\/src\/mock|catalogue)\//

/**
 * The server as one program: everything of ours and of others in few files, so that it starts fast and its image needs no packages. But the store of the mock
 * and the decoder of pictures, which bring binaries and are loaded where they are needed.
 */
export default defineConfig({
  plugins: [brandModule()],
  ssr: { noExternal: true, external: ['classic-level', 'sharp'], target: 'node' },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      output: {
        // An image for a real backend has no folder `mock`.
        chunkFileNames: ({ moduleIds }) => (moduleIds.some((id) => MOCK.test(id)) ? 'mock/[name]-[hash].js' : 'parts/[name]-[hash].js'),
      },
    },
  },
})
