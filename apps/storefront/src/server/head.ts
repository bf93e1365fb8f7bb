import { files, firstScripts, firstStyles, starter, styles } from 'virtual:page-files'
import { withBase } from '#platform/routing/base-path.ts'

const address = (file: string) => withBase(`/${file}`)
export const listFiles = (parts: ReadonlySet<string>) => [...new Set([...parts].flatMap((part) => files[part] ?? []))]

const listStyleSheets = (parts: ReadonlySet<string>) => listFiles(parts).filter((file) => file.endsWith('.css'))
const joinStyles = (sheets: readonly string[]) => sheets.map((file) => styles[file] ?? '').join('')

/** The styles that a page's parts add to those of every page. */
export const ownStyle = (parts: ReadonlySet<string>) => joinStyles(listStyleSheets(parts))

/** The styles of a page, or of a later piece of it. Disabled links tell Vite's preloader that these style sheets are inlined. */
export function styleElements(parts: ReadonlySet<string>, first = firstStyles): string {
  const links = listStyleSheets(parts).map((file) => `<link rel="stylesheet" disabled href="${address(file)}">`)
  return `<style>${joinStyles(first)}${ownStyle(parts)}</style>${links.join('')}`
}

function listScripts(parts: ReadonlySet<string>): readonly string[] {
  const scripts = [...firstScripts, ...listFiles(parts).filter((file) => !file.endsWith('.css'))].map(address)
  return [...new Set(scripts)]
}

/** The element that starts the shop once the page is painted. */
export function startElement(parts: ReadonlySet<string>): string {
  const entry = address(firstScripts.at(-1) ?? '')
  return `<script type="module" crossorigin src="${address(starter)}" data-entry="${entry}" data-preload="${listScripts(parts).join(' ')}"></script>`
}

/** While a page waits for late replies, its scripts load: the element that starts them runs after the last piece. */
export const preloadElements = (parts: ReadonlySet<string>) =>
  listScripts(parts)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    .join('')
