import type { UserConfig } from 'vite'
import { emoji, qrCodes, tokenVariables } from '../storefront/vite/virtual-modules.ts'
import { shopBeside } from './vite/shop.ts'

const addresses = { ios: 'https://nusaria.example/app/ios', android: 'https://nusaria.example/app/android' }

/** What Ladle bundles the shared pieces with: the storefront's own plugins for its virtual files, and the shop itself beside the gallery. */
const config: UserConfig = {
  plugins: [tokenVariables(), qrCodes(addresses), emoji(), shopBeside()],
  publicDir: false,
  cacheDir: '../../.cache/gallery',
  server: { open: 'none' },
  build: { target: 'es2022', chunkSizeWarningLimit: 2_000 },
}

export default config
