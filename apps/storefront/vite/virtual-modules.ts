import type { Plugin } from 'vite'
import { qrPath } from '../src/shared/ui/paint/qr-path.ts'
import { tokensCss } from '../src/shared/ui/tokens-css.ts'

// Virtual modules of the shop: the build generates them.

const TOKENS_ID = 'virtual:tokens.css'

/** The design tokens as a style sheet of CSS variables: those of the shop, or of a tool. */
export function tokenVariables(
  colors: Readonly<Record<string, string>>,
  darkColors: Readonly<Record<string, string>>,
  css: typeof tokensCss = tokensCss,
): Plugin {
  return {
    name: 'nusaria:tokens',
    resolveId: (id) => (id === TOKENS_ID ? `\0${TOKENS_ID}` : null),
    load: (id) => (id === `\0${TOKENS_ID}` ? css(colors, darkColors) : null),
  }
}

const QR_CODES_ID = 'virtual:qr-codes'

/** QR codes of fixed addresses, drawn at build time: `import { codes } from 'virtual:qr-codes'`. */
export function qrCodes(addresses: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'nusaria:qr-codes',
    resolveId: (id) => (id === QR_CODES_ID ? `\0${QR_CODES_ID}` : null),
    load(id) {
      if (id !== `\0${QR_CODES_ID}`) return null
      const codes = Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, { address, ...qrPath(address) }]))
      return `export const codes = ${JSON.stringify(codes)}`
    },
  }
}
