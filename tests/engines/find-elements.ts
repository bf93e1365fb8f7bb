import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { EngineError, type Send } from './commands.ts'
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

/** What a page needs to find elements. Firefox loads it from the page's own host, at `FINDER_PATH`. */
export const FINDER = `{ ${readFileSync(bundle, 'utf8')}; ${NAME_HELPER}; window.__find = ${findInPage} }`

/** Runs a function in the page; it may return a promise. Its arguments and result are JSON or elements. */
export const runInPage = (send: Send, script: unknown, args: readonly unknown[]): Promise<unknown> =>
  send('ExecuteScript', { script: `${NAME_HELPER}; return (${script})(...arguments)`, args })

/** Null without the finder, also on a page that replaced another while the finder ran, and so got only its second half. */
const find = (text: string) => ('TestingLibraryDom' in window && window.__find?.(text)) || null

/** The address of the finder on a host of the checks. */
export const FINDER_PATH = '/finder-of-engine-checks.js'

const isFirefox = () => navigator.userAgent.includes('Firefox')

/** Loads the finder by an element, because scripts of Firefox's driver have functions of another realm. The page's policy allows its own host. */
function loadFinder(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // A page that is replaced meanwhile never says so.
    setTimeout(() => reject(new Error('The finder did not load in 5 s')), 5000)
    const script = document.createElement('script')
    script.src = path
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The finder did not load'))
    document.documentElement?.append(script)
    script.remove()
  })
}

async function addFinder(send: Send): Promise<void> {
  if (await runInPage(send, isFirefox, [])) await runInPage(send, loadFinder, [FINDER_PATH])
  else await send('ExecuteScript', { script: FINDER, args: [] })
}

/** The elements of a page that may redraw them while they are handed over, for which WebKit answers with an error: then they are found again. */
async function findOnChangingPage(send: Send, text: string, tries = 20): Promise<unknown> {
  try {
    return await runInPage(send, find, [text])
  } catch (error) {
    if (tries === 1 || !(error instanceof EngineError && error.code === 'stale element reference')) throw error
    return findOnChangingPage(send, text, tries - 1)
  }
}

/** The elements on the page that a target means; none on a page that runs no scripts. */
export async function findElements(send: Send, target: Target): Promise<readonly ElementId[]> {
  const text = encode(target)
  let found = await findOnChangingPage(send, text)
  if (!found) {
    await addFinder(send)
    found = await findOnChangingPage(send, text)
  }
  return ((found ?? []) as ElementId['argument'][]).map((argument) => ({ id: Object.values(argument)[0] ?? '', argument }))
}
