import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { brandModule } from '../../scripts/lib/brand.ts'

const source = (path: string) => fileURLToPath(new URL(`src/${path}.ts`, import.meta.url))

/** The package: one module for each entry. The workspaces are in it, and what Node can't load by itself; other libraries are dependencies. */
export default defineConfig({
  plugins: [brandModule()],
  ssr: { noExternal: [/^@nusaria\//, 'jsencrypt', 'minisearch'] },
  build: {
    ssr: true,
    outDir: 'dist-package',
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    rolldownOptions: {
      input: { index: source('index'), 'index.browser': source('index.browser'), msw: source('msw'), fastify: source('fastify') },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
