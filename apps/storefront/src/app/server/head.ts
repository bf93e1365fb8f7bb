import { files, firstStyles, styles } from 'virtual:page-files'
import { withBase } from '../../shared/base-path.ts'

/**
 * The styles of a page's parts, and links to their scripts: the browser needn't find out by running the first script. A style sheet's link loads nothing; it
 * says to the script that wants it that it is there.
 */
export function fileElements(parts: ReadonlySet<string>): string {
  const needed = [...new Set([...parts].flatMap((part) => files[part] ?? []))]
  const sheets = needed.filter((file) => file.endsWith('.css'))
  const scripts = needed.filter((file) => !file.endsWith('.css'))
  return [
    `<style>${[...firstStyles, ...sheets].map((file) => styles[file] ?? '').join('')}</style>`,
    ...sheets.map((file) => `<link rel="stylesheet" disabled href="${withBase(`/${file}`)}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${withBase(`/${file}`)}">`),
  ].join('')
}
