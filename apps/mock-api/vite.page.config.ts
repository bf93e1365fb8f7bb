import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Pages that stand in for another company's site, by their path on the host and `--mode`. */
const sources: Readonly<Record<string, string>> = { gateway: 'src/payment/gateway', google: 'src/google/page' }

/** `vite build --mode gateway`: the payment gateway's page, served at `/gateway/` from `dist/gateway`; `google` likewise. */
export default defineConfig(({ mode }) => {
  const source = sources[mode]
  if (source === undefined) throw new RangeError(`There is no page "${mode}"`)
  return {
    root: folder(source),
    base: `/${mode}/`,
    build: { outDir: folder(`dist/${mode}`), emptyOutDir: true, target: 'es2022', modulePreload: false },
  }
})
