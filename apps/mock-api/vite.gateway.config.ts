import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The stand-in payment gateway's page, served at `/gateway/` from `dist/gateway`. */
export default defineConfig({
  root: folder('src/payment/gateway'),
  base: '/gateway/',
  build: { outDir: folder('dist/gateway'), emptyOutDir: true, target: 'es2022', modulePreload: false },
})
