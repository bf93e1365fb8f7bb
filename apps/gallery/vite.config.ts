import type { UserConfig } from 'vite'
import { emoji, qrCodes, tokenVariables } from '../storefront/vite/virtual-modules.ts'
import { shopBeside } from './vite/shop.ts'

const addresses = { ios: 'https://nusaria.example/app/ios', android: 'https://nusaria.example/app/android' }

/** Ladle's build: the storefront's plugins for its virtual files, and a server for the shop beside the gallery. */
const config: UserConfig = {
  plugins: [tokenVariables(), qrCodes(addresses), emoji(), shopBeside()],
  publicDir: false,
  cacheDir: '../../.cache/gallery',
  server: { open: 'none' },
  build: { target: 'es2022', chunkSizeWarningLimit: 2_000 },
}

export default config
