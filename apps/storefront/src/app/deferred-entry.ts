// Loads the shop's scripts after the first paint.
import { showStartFailure } from './start-failure.ts'

/** ms */
const PAINT_TIMEOUT = 2_000
/** ms: the pictures of a static page's skeleton, which its first replies name */
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

async function start(): Promise<void> {
  await painted()
  preloaded.split(' ').forEach(preload)
  await load().catch(() => delay(RETRY_DELAY).then(load))
}

/** A page of a version whose scripts the server no longer has is loaded again, unless that was just done. Nothing is stored in it yet. */
async function failed(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const reply = navigation?.type === 'reload' ? null : await fetch(entry, { cache: 'reload' }).catch(() => null)
  if (reply && reply.status < 500) location.reload()
  else showStartFailure()
}

// `main.tsx` sends this event when the shop can't start.
starter?.addEventListener('error', failed)
start().catch(failed)
