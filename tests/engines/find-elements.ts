import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Send } from './commands.ts'
import { encode, findInPage, type Target } from './find-in-page.ts'

/** An element of the page: its id for commands, and the same as an argument of a script. */
export interface ElementId {
  readonly id: string
  readonly argument: Readonly<Record<string, string>>
}

/** The bundle of the library for pages, beside its main file. */
const bundle = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/index\.js$/, '@testing-library/dom.umd.min.js')

/** tsx names functions by a helper that a page doesn't have. */
const NAME_HELPER = 'const __name = (named) => named'

/** What a page needs to find elements. */
const FINDER = `{ ${readFileSync(bundle, 'utf8')}; ${NAME_HELPER}; window.__find = ${findInPage} }`

/** Runs a function in the page; it may return a promise. Its arguments and result are JSON or elements. */
export const runInPage = (send: Send, script: unknown, args: readonly unknown[]): Promise<unknown> =>
  send('ExecuteScript', { script: `${NAME_HELPER}; return (${script})(...arguments)`, args })

const find = (text: string) => window.__find?.(text) ?? null

/** Gives the page the finder by an element, because scripts of Firefox's driver have functions of another realm. */
function addFinder(source: string): void {
  const script = document.createElement('script')
  script.textContent = source
  document.documentElement?.append(script)
  script.remove()
}

/** The elements on the page that a target means; none on a page that runs no scripts. */
export async function findElements(send: Send, target: Target): Promise<readonly ElementId[]> {
  const text = encode(target)
  let found = await runInPage(send, find, [text])
  if (!found) {
    await runInPage(send, addFinder, [FINDER])
    found = await runInPage(send, find, [text])
  }
  return ((found ?? []) as ElementId['argument'][]).map((argument) => ({ id: Object.values(argument)[0] ?? '', argument }))
}
