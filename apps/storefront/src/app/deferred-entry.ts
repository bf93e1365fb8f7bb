// Loads the shop's scripts after the first paint.
import { firstLanguage, texts } from 'virtual:start-failure'

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

const isKnown = (language: string): language is keyof typeof texts => language in texts

const STYLE = `position:fixed;inset:auto 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;place-content:center;align-items:center;gap:.75rem 1.5rem;
padding:1rem 1.5rem calc(1rem + env(safe-area-inset-bottom));background:var(--surface);color:var(--ink);box-shadow:0 0 1.5rem var(--scrim);
font:500 .9375rem/1.375rem var(--font);text-align:center;text-wrap:balance`
const BUTTON_STYLE = `min-height:3rem;padding:0 1.5rem;border:0;border-radius:.75rem;background:var(--sambal-ground);color:var(--on-dark);
font:700 .9375rem/1.25rem var(--font);cursor:pointer`

const reload = () => location.reload()

/** Below a page that can be read, in place of outlines. It loads nothing for that: whatever made the scripts fail would stop it too. */
function showStartFailure(): void {
  const { lang } = document.documentElement
  const language = isKnown(lang) ? lang : firstLanguage
  const note = Object.assign(document.createElement('div'), { role: 'alert', lang: language })
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: texts[language].retry, onclick: reload })
  button.style.cssText = BUTTON_STYLE
  note.style.cssText = STYLE
  if (document.getElementById('outline')) note.style.inset = '0'
  note.append(texts[language].failure, button)
  document.body.append(note)
  window.addEventListener('online', reload)
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
