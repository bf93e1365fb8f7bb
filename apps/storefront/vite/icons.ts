import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const lightIcon = fileURLToPath(new URL('../src/shared/ui/paint/create-icon.ts', import.meta.url))
const ICONS = '/lucide-react/dist/esm/icons/'

/** Parts of an icon's file that we don't need: its names, and React keys. */
const unusedCode = [/^\s*name: "[^"]*",$/m, /^\s*size: 24,$/m, /^\s*aliases: \[[^\]]*\]$/m, /^__iconData\.node;$/m]
const keys = /,\s*key: "[^"]*"/g

/** Replaces lucide-react's code by a few lines and keeps only the drawings: 2 kB less on the first load. */
export function lightIcons(): Plugin {
  return {
    name: 'nusaria:icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id.endsWith('/createLucideIcon.mjs') && importer?.includes(ICONS) ? lightIcon : null),
    transform(code, id) {
      if (!id.includes(ICONS)) return null
      const light = unusedCode.reduce((text, pattern) => text.replace(pattern, ''), code.replace(keys, ''))
      return { code: light, map: null }
    },
  }
}
