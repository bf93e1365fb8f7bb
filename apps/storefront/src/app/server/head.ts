import { files, firstStyles, starter, styles } from 'virtual:page-files'
import { withBase } from '../../shared/base-path.ts'

const address = (file: string) => withBase(`/${file}`)
const filesOf = (parts: ReadonlySet<string>) => [...new Set([...parts].flatMap((part) => files[part] ?? []))]

/** The styles of a page's parts. A style sheet's link loads nothing; it says to the script that wants it that it is there. */
export function styleElements(parts: ReadonlySet<string>): string {
  const sheets = filesOf(parts).filter((file) => file.endsWith('.css'))
  return [
    `<style>${[...firstStyles, ...sheets].map((file) => styles[file] ?? '').join('')}</style>`,
    ...sheets.map((file) => `<link rel="stylesheet" disabled href="${address(file)}">`),
  ].join('')
}

/**
 * The element that starts the shop once the page is painted.
 * @param first addresses of the scripts of every page; the last one is the entry
 */
export function startElement(parts: ReadonlySet<string>, first: readonly string[]): string {
  const scripts = filesOf(parts).filter((file) => !file.endsWith('.css'))
  const preload = [...new Set([...first, ...scripts.map(address)])].join(' ')
  return `<script type="module" crossorigin src="${address(starter)}" data-entry="${first.at(-1)}" data-preload="${preload}"></script>`
}
