import type { Plugin } from 'vite'
import { LANGUAGES } from '../../../contracts/src/headers.ts'
import type { Brand } from '../../../scripts/lib/brand.ts'
import { qrPath } from '../src/ui/primitives/qr-path.ts'
import { tokensCss } from '../src/ui/tokens-css.ts'
import { readTexts } from './locales.ts'

/** A module that the build generates: `import … from 'virtual:qr-codes'`. */
export const virtualModule = (id: string, source: () => string) => ({
  name: `nusaria:${id}`,
  resolveId: (wanted: string) => (wanted === id ? `\0${id}` : null),
  load: (wanted: string) => (wanted === `\0${id}` ? source() : null),
})

/** The design tokens as a style sheet of CSS variables: those of the shop, or of a tool. */
export function tokenVariables(
  colors: Readonly<Record<string, string>>,
  darkColors: Readonly<Record<string, string>>,
  css: typeof tokensCss = tokensCss,
): Plugin {
  return virtualModule('virtual:tokens.css', () => css(colors, darkColors))
}

/** QR codes of fixed addresses, drawn at build time. */
export function qrCodes(addresses: Readonly<Record<string, string>>): Plugin {
  return virtualModule('virtual:qr-codes', () => {
    const codes = Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, { address, ...qrPath(address) }]))
    return `export const codes = ${JSON.stringify(codes)}`
  })
}

/** What a page says whose scripts failed to load, in each language: then its texts couldn't be fetched either. */
export function startFailureTexts(brand: Brand): Plugin {
  return virtualModule('virtual:start-failure', () => {
    const entries = LANGUAGES.map((language) => {
      const text = readTexts(language, 'common', brand)
      return [language, { failure: text('failure.network'), retry: text('action.retry') }] as const
    })
    return `export const firstLanguage = ${JSON.stringify(brand.firstLanguage)}
export const texts = ${JSON.stringify(Object.fromEntries(entries))}`
  })
}
