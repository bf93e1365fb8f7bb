import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:emoji/'

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
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      const source = svgOf(name)
      if (!building) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
      const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
