import { files, firstScripts, firstStyles, starter, styles } from 'virtual:page-files'
import { withBase } from '../../shared/base-path.ts'

const address = (file: string) => withBase(`/${file}`)
export const filesOf = (parts: ReadonlySet<string>) => [...new Set([...parts].flatMap((part) => files[part] ?? []))]

const sheetsOf = (parts: ReadonlySet<string>) => filesOf(parts).filter((file) => file.endsWith('.css'))
const textOf = (sheets: readonly string[]) => sheets.map((file) => styles[file] ?? '').join('')

/** The styles that a page's parts add to those of every page. */
export const ownStyle = (parts: ReadonlySet<string>) => textOf(sheetsOf(parts))

/** The styles of a page. A style sheet's link loads nothing; it says to the script that wants it that it is there. */
export function styleElements(parts: ReadonlySet<string>): string {
  const links = sheetsOf(parts).map((file) => `<link rel="stylesheet" disabled href="${address(file)}">`)
  return `<style>${textOf(firstStyles)}${ownStyle(parts)}</style>${links.join('')}`
}

/** The element that starts the shop once the page is painted. */
export function startElement(parts: ReadonlySet<string>): string {
  const scripts = [...firstScripts, ...filesOf(parts).filter((file) => !file.endsWith('.css'))].map(address)
  const entry = address(firstScripts.at(-1) ?? '')
  return `<script type="module" crossorigin src="${address(starter)}" data-entry="${entry}" data-preload="${[...new Set(scripts)].join(' ')}"></script>`
}
