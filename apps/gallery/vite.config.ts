import type { UserConfig } from 'vite'
import { colors, darkColors, links } from '../../brand/nusaria/brand.ts'
import { systemTokensCss } from '../storefront/src/ui/tokens-css.ts'
import { qrCodes, tokenVariables } from '../storefront/vite/virtual-modules.ts'
import { shopBeside } from './vite/shop.ts'

/** Ladle's build: the storefront's plugins for its virtual files, and a server for the shop beside the gallery. */
const config: UserConfig = {
  plugins: [tokenVariables(colors, darkColors, systemTokensCss), qrCodes({ ios: links.ios, android: links.android }), shopBeside()],
  publicDir: false,
  cacheDir: '../../.cache/gallery',
  server: { open: 'none' },
  build: { target: 'es2022', chunkSizeWarningLimit: 2_000 },
}

export default config
