import { SHELL_NAME } from '@nusaria/contracts/shell-name'
import type { Page } from '@playwright/test'

/** The usual bridges of a native shell's web view. `with reply`: WKScriptMessageHandlerWithReply; `listener`: addWebMessageListener. */
export const BRIDGES = ['React Native', 'iOS', 'iOS with reply', 'Android', 'Android listener'] as const
export type BridgeName = (typeof BRIDGES)[number]

/** The native shell's side in a page. */
export interface PageBridge {
  /** What the page posted since it was loaded, as JSON text. */
  posted(): Promise<string[]>
  /** Sends a message the way this shell does. */
  deliver(text: string): Promise<void>
  /** Sends a message from another window. */
  deliverForeign(text: string): Promise<void>
}

interface BridgeOptions {
  readonly name: BridgeName
  readonly listener: string
  /** Sent synchronously while `webViewReady` is being posted. */
  readonly atOnce: string | null
}

/** Runs in the page before its scripts. */
function install({ name, listener, atOnce }: BridgeOptions): void {
  if (window !== window.top || window.__shell) return
  const posted: string[] = []
  const object = Object.assign(new EventTarget(), { postMessage: (text: string) => postMessage(text) })
  const target = name === 'React Native' ? document : name === 'Android listener' ? object : window
  const deliver = (data: string) => void target.dispatchEvent(new MessageEvent('message', { data }))
  const postMessage = (text: string): unknown => {
    posted.push(String(text))
    const answer = String(text).includes('webViewReady') ? atOnce : null
    if (name === 'iOS with reply') return Promise.resolve(answer)
    if (answer !== null) deliver(answer)
    return undefined
  }
  const put = (at: string, value: object) => Object.defineProperty(window, at, { configurable: true, value })
  if (name === 'React Native') put('ReactNativeWebView', { postMessage })
  if (name === 'iOS' || name === 'iOS with reply') put('webkit', { messageHandlers: { [listener]: { postMessage } } })
  if (name === 'Android') put(listener, { postMessage })
  if (name === 'Android listener') put(listener, object)
  put('__shell', { posted, deliver })
  // A web view without code for new windows drops them.
  window.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[target=_blank]')) event.preventDefault()
  })
}

/** Posts a message from another window, a frame; resolves after it was delivered. The page's policy allows no script in the frame's markup. */
async function postFromFrame(page: Page, text: string): Promise<void> {
  const element = await page.evaluateHandle(() => document.body.appendChild(document.createElement('iframe')))
  const frame = await element.contentFrame()
  await frame?.evaluate(
    (data) =>
      new Promise((resolve) => {
        window.parent.addEventListener('message', ({ source }) => source === window && resolve(undefined))
        window.parent.postMessage(data, '*')
      }),
    text,
  )
  await element.evaluate((node) => node.remove())
}

/** Installs the bridge of a shell in the pages of a tab. */
export async function installBridge(page: Page, name: BridgeName, atOnce: string | null = null): Promise<PageBridge> {
  const options: BridgeOptions = { name, listener: SHELL_NAME, atOnce }
  // tsx wraps functions in a helper that the page doesn't have.
  await page.addInitScript(`globalThis.__name ??= (what) => what; (${install})(${JSON.stringify(options)})`)
  return {
    posted: () => page.evaluate(() => [...(window.__shell?.posted ?? [])]),
    deliver: (text) => page.evaluate((data) => window.__shell?.deliver(data), text),
    deliverForeign: (text) => postFromFrame(page, text),
  }
}
