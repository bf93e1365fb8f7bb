import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** ends with a slash; slashes on Windows too */
const root = fileURLToPath(new URL('../../../locales/', import.meta.url)).replaceAll('\\', '/')
const SPECIFIER = '@nusaria/locales/load'
const ID = '\0nusaria:texts'

interface TextFile {
  /** `<language>/<namespace>.json` */
  readonly name: string
  readonly text: string
}

function textFiles(): readonly TextFile[] {
  const languages = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'src')
  return languages.flatMap(({ name: language }) =>
    readdirSync(root + language)
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({
        name: `${language}/${file}`,
        text: JSON.stringify(JSON.parse(readFileSync(`${root}${language}/${file}`, 'utf8'))),
      })),
  )
}

/**
 * Texts are served as JSON, not as code: a build writes them below `/texts/<hash of all texts>/`, where `@nusaria/locales/load` fetches them.
 */
export function textsAsJson(): Plugin {
  let files: readonly TextFile[] = []
  let base = ''
  return {
    name: 'nusaria:texts',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      files = textFiles()
      const hash = createHash('sha256')
      for (const { name, text } of files) hash.update(name).update(text)
      base = `texts/${hash.digest('hex').slice(0, 10)}`
    },
    resolveId: (id) => (id === SPECIFIER ? ID : null),
    load(id) {
      if (id !== ID) return null
      return `export async function loadTexts(language, namespace) {
  const reply = await fetch('/${base}/' + language + '/' + namespace + '.json')
  if (!reply.ok) throw new Error('Texts ' + language + '/' + namespace + ': ' + reply.status)
  return reply.json()
}`
    },
    generateBundle() {
      for (const { name, text } of files) this.emitFile({ type: 'asset', fileName: `${base}/${name}`, source: text })
    },
  }
}

/** Language and namespace of a file of texts; null for any other file. */
export function parseTextsPath(file: string): { readonly language: string; readonly namespace: string } | null {
  const [language, name, ...deeper] = file.startsWith(root) ? file.slice(root.length).split('/') : []
  if (language === undefined || !name?.endsWith('.json') || deeper.length > 0) return null
  return { language, namespace: name.slice(0, -'.json'.length) }
}

/**
 * Development: sends changed texts to the page (`nusaria:texts`), which shows them without a reload. Vite alone would reload the page,
 * because components get texts from i18next and not as modules.
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
        // Not valid JSON yet: the next save sends it.
      }
      return []
    },
  }
}
