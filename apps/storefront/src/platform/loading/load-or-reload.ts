import { LIMITS } from '@nusaria/contracts/limits'
import { hasUnstored, safeSessionStorage } from '../state/browser-storage.ts'
import { VERSION_META } from '../worker/messages.ts'

const ask = (url: string, cache: RequestCache) => fetch(url, { cache, signal: AbortSignal.timeout(LIMITS.apiTimeout) })

/** Rejects without a connection. Browsers name a file that failed to load; without one the code doesn't fit the code that imports it. */
async function isGone(error: unknown): Promise<boolean> {
  const [file] = /(?:https?:\/)?\/\S+\.(?:js|css|json)\b/.exec(String(error)) ?? []
  return file === undefined || (await ask(file, 'reload')).status < 500
}

const version = new RegExp(`name="${VERSION_META}" content="(\\w+)"`)

/** The version of the page that the server has now; null when its answer is no page of the shop. */
async function servedVersion(): Promise<string | null> {
  const html = await (await ask(location.href, 'no-store')).text()
  return html.includes('id="root"') ? (version.exec(html)?.[1] ?? '') : null
}

/** Whether this address is loaded again for this version for the first time in this tab, and that loses nothing. */
function firstReload(served: string): boolean {
  const [known, ...paths] = safeSessionStorage.get('reloaded')?.split(' ') ?? []
  const reloaded = known === served ? paths : []
  if (reloaded.includes(location.pathname)) return false
  safeSessionStorage.set('reloaded', [served, ...reloaded, location.pathname].join(' '))
  return !hasUnstored()
}

async function reload(error: unknown): Promise<boolean> {
  const served = (await isGone(error)) ? await servedVersion() : null
  if (served === null || !firstReload(served)) return false
  location.reload()
  return true
}

let reloading: Promise<boolean> | undefined

/**
 * Loads code or texts. When the server answers for the file but it can't be loaded, the page reloads, once for each version and address, and the
 * promise never settles: a deployment has removed the file since the page was loaded, or the browser keeps an earlier failure of an `import()`, as
 * Chromium does. Any other failure rejects it.
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR) throw error
    // Parts of one page fail together.
    reloading ??= reload(error).catch(() => false)
    if (await reloading) return new Promise(() => {})
    reloading = undefined
    throw error
  }
}
