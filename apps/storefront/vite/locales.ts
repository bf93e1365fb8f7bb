import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@nusaria/contracts/headers'
import type { Plugin } from 'vite'
import * as LIMITS from '../../../contracts/src/limit-values.ts'
import type { Brand } from '../../../scripts/lib/brand.ts'
import { formatNumber } from '../src/platform/format/count.ts'

/** ends with a slash; slashes on Windows too */
const root = fileURLToPath(new URL('../../../locales/', import.meta.url)).replaceAll('\\', '/')
const SPECIFIER = '@nusaria/locales/load'
const ID = '\0nusaria:texts'

interface TextFile {
  /** `<language>/<namespace>.json` */
  readonly name: string
  readonly text: string
}

/** A text as it is inside the quotes of JSON. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** Writes the shop's limits and its brand into texts, given as JSON: `{{shipHours}}` → `48`. Other variables stay. */
export function fillVariables(text: string, language: string, { name, legalOwner, mail, merchant, privacyMail }: Brand): string {
  const values: Readonly<Record<string, string | number>> = { ...LIMITS, brand: name, legalOwner, mail, merchant, privacyMail }
  return text.replace(/\{\{(\w+)\}\}/g, (variable, name: string) => {
    const limit = values[name]
    return limit === undefined ? variable : typeof limit === 'number' ? formatNumber(limit, language as Language) : inJson(limit)
  })
}

/** Reads one group of texts for the build; gives a text by its key, `wallet.title`. Throws when there is none. */
export function readTexts(language: Language, namespace: string, brand: Brand): (key: string) => string {
  const texts: unknown = JSON.parse(fillVariables(readFileSync(`${root}${language}/${namespace}.json`, 'utf8'), language, brand))
  return (key) => {
    const text = key.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], texts)
    if (typeof text !== 'string') throw new RangeError(`There is no text ${language}/${namespace}:${key}`)
    return text
  }
}

function textFiles(brand: Brand): readonly TextFile[] {
  const languages = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'src')
  return languages.flatMap(({ name: language }) =>
    readdirSync(root + language)
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({
        name: `${language}/${file}`,
        text: fillVariables(JSON.stringify(JSON.parse(readFileSync(`${root}${language}/${file}`, 'utf8'))), language, brand),
      })),
  )
}

/** The server that renders pages has all texts in its code. */
const textsInCode = (files: readonly TextFile[]) => `const texts = {${files.map(({ name, text }) => `'${name}': ${text}`).join(',\n')}}
export const loadTexts = async (language, namespace) => texts[language + '/' + namespace + '.json']
export const textVariables = {}`

/**
 * Texts are served as JSON, not as code: a build writes them below `/texts/<hash of all texts>/`, where `@nusaria/locales/load` fetches them,
 * with the shop's limits and brand written into them.
 */
export function textsAsJson(brand: Brand): Plugin {
  let files: readonly TextFile[] = []
  let base = ''
  return {
    name: 'nusaria:texts',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      files = textFiles(brand)
      const hash = createHash('sha256')
      for (const { name, text } of files) hash.update(name).update(text)
      base = `texts/${hash.digest('hex').slice(0, 10)}`
    },
    resolveId: (id) => (id === SPECIFIER ? ID : null),
    load(id) {
      if (id !== ID) return null
      if (this.environment.config.consumer === 'server') return textsInCode(files)
      return `export async function loadTexts(language, namespace) {
  const file = import.meta.env.BASE_URL + '${base}/' + language + '/' + namespace + '.json'
  try {
    const reply = await fetch(file)
    if (reply.ok) return await reply.json()
    throw new Error(reply.status)
  } catch (error) {
    // It names the file, as an error of code does.
    throw new Error(file + ': ' + error)
  }
}
export const textVariables = {}`
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return
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
 * because components get texts from `platform/i18n` and not as modules.
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
