// The shop's scripts start with this module, which is tiny: what the page shows comes first, its scripts later.
import { showStartFailure } from './start-failure.ts'

/** ms */
const PAINT_TIMEOUT = 2_000
/** ms: the pictures of a static page's outlines, which come with its first replies */
const OUTLINE_TIMEOUT = 500
/** ms before scripts that failed to load are loaded once more */
const RETRY_DELAY = 500

const starter = document.querySelector<HTMLElement>('script[data-entry]')
const { entry = '', preload: preloaded = '' } = starter?.dataset ?? {}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const atMost = (ms: number, promise: Promise<unknown> | undefined) => Promise.race([promise, delay(ms)])

/** Resolves once the page's first pictures are painted, but not too late. */
async function painted(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#root img[fetchpriority=high]')]
  await atMost(PAINT_TIMEOUT, Promise.allSettled(pictures.map((picture) => picture.decode())))
  await atMost(OUTLINE_TIMEOUT, window.firstLoad?.pictures)
  // The second frame begins when the first one is on its way to the screen. A tab in the background has none.
  const frame = () => new Promise(requestAnimationFrame)
  await atMost(PAINT_TIMEOUT, frame().then(frame))
}

const LOADED_AS: Readonly<Record<string, string>> = { css: 'style', json: 'fetch' }

function preload(href: string): void {
  const as = LOADED_AS[href.split('.').at(-1) ?? '']
  const link = document.createElement('link')
  Object.assign(link, as ? { rel: 'preload', as } : { rel: 'modulepreload' }, { href, crossOrigin: '' })
  document.head.append(link)
}

const load = () => import(/* @vite-ignore */ entry)

/** Loads the page again where the server has it, unless that was just done. The page is of a version whose files are gone; nothing is stored in it yet. */
async function reloadOnce(): Promise<boolean> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const reply = navigation?.type === 'reload' ? null : await fetch(entry, { cache: 'reload' }).catch(() => null)
  const reloads = reply !== null && reply.status < 500
  if (reloads) location.reload()
  return reloads
}

/** Scripts run once the style sheets before them are loaded, or failed. */
const isUnstyled = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(({ sheet }) => !sheet)

async function start(): Promise<void> {
  if (isUnstyled && (await reloadOnce())) return
  await painted()
  preloaded.split(' ').forEach(preload)
  await load().catch(() => delay(RETRY_DELAY).then(load))
}

async function failed(): Promise<void> {
  if (!(await reloadOnce())) showStartFailure()
}

// `main.tsx` sends this event when the shop can't start.
starter?.addEventListener('error', failed)
start().catch(failed)
