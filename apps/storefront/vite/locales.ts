import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../../../locales', import.meta.url))
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
    readdirSync(`${root}/${language}`)
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({
        name: `${language}/${file}`,
        text: JSON.stringify(JSON.parse(readFileSync(`${root}/${language}/${file}`, 'utf8'))),
      })),
  )
}

/**
 * Texts travel as JSON, not as code: a build puts them below `/texts/<hash of them all>/`, and `@nusaria/locales/load` fetches them there.
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
