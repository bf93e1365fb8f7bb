import { readFileSync } from 'node:fs'
import { CONFIG_ELEMENT, CONFIG_FILE } from './site/config-file.ts'
import { type ConfigFile, findConfigProblems } from './site/config-schema.ts'
import { scriptJson } from './site/html.ts'

/** The configuration can't be used; the message names the file and every mistake. */
export class WrongConfig extends Error {}

/** Reads and checks the shop's configuration. Throws `WrongConfig`. */
export async function readShopConfig(file: string): Promise<ConfigFile> {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new WrongConfig(`The configuration ${file} can't be read: ${error instanceof SyntaxError ? 'it is not JSON' : error}`)
  }
  const problems = await findConfigProblems(value)
  if (problems.length === 0) return value as ConfigFile
  const lines = problems.map(({ field, problem }) => `  ${field || 'the whole file'}: ${problem}`)
  throw new WrongConfig([`The configuration ${file} is wrong:`, ...lines, 'What each field must be: docs/configuration.md'].join('\n'))
}

/** A configuration that names the origin of the API, by default the one with which the storefront was built. */
export function withApiOrigin({ VITE_API_ORIGIN: apiOrigin }: { readonly VITE_API_ORIGIN?: string }, config: ConfigFile): ConfigFile {
  return { ...(apiOrigin && { apiOrigin }), ...config }
}

/** Writes the configuration into the page in place of its preload, so that the page needn't fetch it. */
export function insertConfig(html: string, config: ConfigFile): string {
  const element = `<script type="application/json" id="${CONFIG_ELEMENT}">${scriptJson(config)}</script>`
  return html.replace(new RegExp(`<link [^>]*${CONFIG_FILE}"[^>]*>`), '').replace('</head>', () => `${element}</head>`)
}
