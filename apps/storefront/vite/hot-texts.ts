import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../../../locales/', import.meta.url)).replaceAll('\\', '/')

/** Which texts a file holds; null for any other file. */
export function parseTextsPath(file: string): { readonly language: string; readonly namespace: string } | null {
  const [language, name, ...deeper] = file.startsWith(root) ? file.slice(root.length).split('/') : []
  if (language === undefined || !name?.endsWith('.json') || deeper.length > 0) return null
  return { language, namespace: name.slice(0, -'.json'.length) }
}

/**
 * Development: texts that were changed are told to the page (`nusaria:texts`), which shows them where it stands. By itself Vite would load
 * it anew, as texts come to components through i18next rather than as modules.
 */
export function hotTexts(): Plugin {
  return {
    name: 'nusaria:hot-texts',
    apply: 'serve',
    async handleHotUpdate({ file, read, server }) {
      const at = parseTextsPath(file)
      if (!at) return undefined
      try {
        server.ws.send('nusaria:texts', { ...at, texts: JSON.parse(await read()) })
      } catch {
        // Half typed: the next save tells.
      }
      return []
    },
  }
}
