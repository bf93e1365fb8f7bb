import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { brandModule } from '../../scripts/lib/brand.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** `vite build --mode google`: the stand-in of Google's page, served at `/google/` from `dist/google`; else the payment gateway's likewise. */
export default defineConfig(({ mode }) => {
  const [name, source] = mode === 'google' ? ['google', 'src/hosts/stand-ins/google'] : ['gateway', 'src/hosts/stand-ins/gateway']
  return {
    plugins: [brandModule()],
    root: folder(source),
    base: `/${name}/`,
    build: { outDir: folder(`dist/${name}`), emptyOutDir: true, target: 'es2022', modulePreload: false },
  }
})
