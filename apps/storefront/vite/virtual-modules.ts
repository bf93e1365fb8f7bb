import type { Plugin } from 'vite'
import { LANGUAGES } from '../../../contracts/src/headers.ts'
import type { Brand } from '../../../scripts/lib/brand.ts'
import { qrPath } from '../src/ui/primitives/qr-path.ts'
import { tokensCss } from '../src/ui/tokens-css.ts'
import { readTexts } from './locales.ts'

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

const START_FAILURE_ID = 'virtual:start-failure'

/** What a page says whose scripts failed to load, in each language: then its texts couldn't be fetched either. */
export function startFailureTexts(brand: Brand): Plugin {
  return {
    name: 'nusaria:start-failure',
    resolveId: (id) => (id === START_FAILURE_ID ? `\0${START_FAILURE_ID}` : null),
    load(id) {
      if (id !== `\0${START_FAILURE_ID}`) return null
      const entries = LANGUAGES.map((language) => {
        const text = readTexts(language, 'common', brand)
        return [language, { failure: text('failure.network'), retry: text('action.retry') }] as const
      })
      return `export const firstLanguage = ${JSON.stringify(brand.firstLanguage)}
export const texts = ${JSON.stringify(Object.fromEntries(entries))}`
    },
  }
}
