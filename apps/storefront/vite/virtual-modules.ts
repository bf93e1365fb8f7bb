import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { qrPath } from '../src/shared/ui/paint/qr-path.ts'
import { tokensCss } from '../src/shared/ui/tokens.ts'

// Virtual modules of the shop: the build generates them.

const TOKENS_ID = 'virtual:tokens.css'

/** The design tokens as a style sheet of CSS variables. */
export function tokenVariables(colors: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'nusaria:tokens',
    resolveId: (id) => (id === TOKENS_ID ? `\0${TOKENS_ID}` : null),
    load: (id) => (id === `\0${TOKENS_ID}` ? tokensCss(colors) : null),
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

const EMOJI_PREFIX = 'virtual:emoji/'

interface Art {
  readonly width?: number
  readonly height?: number
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number } | undefined>>
}

/** One drawing of Fluent Emoji as an SVG file. */
function svgOf(name: string): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
  const art: Art = JSON.parse(readFileSync(file, 'utf8'))
  const icon = art.icons[name]
  if (!icon) throw new Error(`Fluent Emoji has no "${name}".`)
  const [width, height] = [icon.width ?? art.width ?? 16, icon.height ?? art.height ?? 16]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`
}

/** `import medal from 'virtual:emoji/1st-place-medal'` is the address of that drawing; no other ships. */
export function emoji(): Plugin {
  let building = false
  return {
    name: 'nusaria:emoji',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId: (id) => (id.startsWith(EMOJI_PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${EMOJI_PREFIX}`)) return null
      const name = id.slice(EMOJI_PREFIX.length + 1)
      const source = svgOf(name)
      if (!building) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
      const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
