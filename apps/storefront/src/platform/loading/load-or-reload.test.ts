import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { safeSessionStorage } from '../state/browser-storage.ts'
import { loadOrReload } from './load-or-reload.ts'

const CODE = 'http://localhost:3000/assets/cashier-aaaaaaa.js'
const gone = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${CODE}`))

const page = (version: string) => `<meta name="version" content="${version}"><div id="root"></div>`
const html = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } })

/** What the server answers: for files, and for the page. */
let files = () => html('Not found', 404)
let document = () => html(page('new'))

let reload = vi.fn<() => void>()

beforeEach(() => {
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  history.replaceState(null, '', '/checkout?order_no=NS1')
  files = () => html('Not found', 404)
  document = () => html(page('new'))
  vi.stubGlobal('fetch', async (url: string) => (url === location.href ? document() : files()))
})
afterEach(() => {
  delete window.unstored
  // A page that was loaded again has modules of its own.
  vi.resetModules()
})

/** The module in a page that is loaded now. */
const loaded = async () => (await import('./load-or-reload.ts')).loadOrReload

/** Whether the load is still pending after the page has asked for a reload. */
async function waits(load: Promise<unknown>): Promise<void> {
  const settled = vi.fn()
  load.then(settled, settled)
  await expect.poll(() => reload.mock.calls.length).toBeGreaterThan(0)
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
}

it.each<readonly [string, () => Response, () => Promise<never>]>([
  ['code that answers 404', () => html('Not found', 404), gone],
  ['code in whose place the page comes', () => html(page('new')), gone],
  ['code whose own imports are gone', () => new Response('import "./gone.js"'), gone],
  ['code that fits no other', () => html(''), () => Promise.reject(new SyntaxError("'./shop-a.js' does not provide an export named 'x'"))],
  ['code that throws', () => html(''), () => Promise.reject(new ReferenceError('price is not defined'))],
  ['a script in an engine that names no file', () => html(''), () => Promise.reject(new TypeError('Importing a module script failed.'))],
  ['a style sheet', () => html('', 404), () => Promise.reject(new Error('Unable to preload CSS for /assets/cashier-aaaaa.css'))],
  ['texts', () => html('', 404), () => Promise.reject(new Error('/texts/0123456789/id/checkout.json: Error: 404'))],
])('%s: the page is loaded again once', async (_, answer, load) => {
  files = answer
  await waits((await loaded())(load))
  expect(reload).toHaveBeenCalledOnce()

  vi.resetModules()
  await expect((await loaded())(load)).rejects.toThrow()
  expect(reload).toHaveBeenCalledOnce()
})

it('parts that fail together load the page again once', async () => {
  const load = await loaded()
  await Promise.all([waits(load(gone)), waits(load(gone))])
  expect(reload).toHaveBeenCalledOnce()
})

it.each<readonly [string, () => void]>([
  [
    'a later version',
    () => {
      document = () => html(page('newer'))
    },
  ],
  ['another address', () => history.replaceState(null, '', '/order')],
])('%s is loaded again too', async (_, given) => {
  await waits((await loaded())(gone))
  vi.resetModules()
  reload.mockClear()
  given()
  await waits((await loaded())(gone))
  expect(reload).toHaveBeenCalledOnce()
})

it.each<readonly [string, () => void]>([
  [
    'the file is asked for without a connection',
    () => {
      files = () => {
        throw new TypeError('Failed to fetch')
      }
    },
  ],
  [
    'the page is asked for without a connection',
    () => {
      document = () => {
        throw new TypeError('Failed to fetch')
      }
    },
  ],
  [
    'the server fails',
    () => {
      files = () => html('Bad gateway', 502)
    },
  ],
  [
    'a page of somebody else answers',
    () => {
      document = () => html('<h1>Log in to the Wi-Fi</h1>')
    },
  ],
  [
    'the browser stores nothing, and a load of the page would lose what it holds',
    () => {
      vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      })
    },
  ],
])('where %s, the page stays', async (_, given) => {
  given()
  await expect((await loaded())(gone)).rejects.toThrow('Failed to fetch')
  expect(reload).not.toHaveBeenCalled()
})

it('what loads is given, and nothing is stored', async () => {
  expect(await loadOrReload(async () => 'code')).toBe('code')
  expect(safeSessionStorage.get('reloaded')).toBeNull()
})
