import { emulatePhone } from './emulate-phone.ts'
import { type BridgeKind, FRAME_NAME, type FrameSettings, type FromFrame, messageOfSimulator, wrapMessage } from './envelope.ts'

/** The part of the Navigation API that is used here. Browsers without it use the history. */
interface NavigationEntries extends EventTarget {
  readonly canGoBack: boolean
  back(): void
}

const entries = (window as { readonly navigation?: NavigationEntries }).navigation

function postToSimulator(message: FromFrame): void {
  window.parent.postMessage(wrapMessage(message), location.origin)
}

/** The object that Android's `addWebMessageListener` makes: it also receives messages. */
const messageListener = new EventTarget()
/** Answers `webViewReady` by the promise that iOS's handler with reply returned. */
let reply: ((text: string) => void) | undefined

/** Adds the global object that a native shell's web view provides. */
function installBridge({ bridge, listener }: FrameSettings): void {
  const postMessage = (text: string): unknown => {
    postToSimulator({ kind: 'posted', text: String(text) })
    if (bridge !== 'ios-reply') return undefined
    return String(text).includes('webViewReady') ? new Promise<string>((resolve) => (reply = resolve)) : Promise.resolve(null)
  }
  const put = (name: string, value: object) => Object.defineProperty(window, name, { configurable: true, value })
  if (bridge === 'rn-android' || bridge === 'rn-ios') put('ReactNativeWebView', { postMessage })
  if (bridge === 'ios' || bridge === 'ios-reply') put('webkit', { messageHandlers: { [listener]: { postMessage } } })
  if (bridge === 'android') put(listener, { postMessage })
  if (bridge === 'android-listener') put(listener, Object.assign(messageListener, { postMessage }))
}

/** React Native on Android dispatches messages on the document; most others on the window. */
function deliver(bridge: BridgeKind, text: string): void {
  if (reply) {
    reply(text)
    reply = undefined
    return
  }
  const target = bridge === 'rn-android' ? document : bridge === 'android-listener' ? messageListener : window
  target.dispatchEvent(new MessageEvent('message', { data: text }))
}

/** The phone's back key: the previous page, or leaving the app. */
function goBack(): void {
  if (!entries) history.back()
  else if (entries.canGoBack) entries.back()
  else postToSimulator({ kind: 'leaves' })
}

function emulateShell(settings: FrameSettings): void {
  const turn = emulatePhone(window, settings)
  installBridge(settings)
  window.addEventListener(
    'message',
    (event) => {
      const message = messageOfSimulator(event)
      if (!message) return
      // This message is for the bridge only: the shop must not receive it.
      event.stopImmediatePropagation()
      if (message.kind === 'deliver') deliver(settings.bridge, message.text)
      if (message.kind === 'settings') turn(message.settings)
      if (message.kind === 'back') goBack()
    },
    true,
  )
  window.addEventListener('nusaria:shell-ignored', (event) => {
    const { reason, issues } = (event as CustomEvent<{ readonly reason: string; readonly issues: readonly string[] }>).detail
    postToSimulator({ kind: 'ignored', reason, issues })
  })
  entries?.addEventListener('currententrychange', () => postToSimulator({ kind: 'moved', href: location.pathname + location.search }))
  postToSimulator({ kind: 'loaded', href: location.pathname + location.search })
}

if (window !== window.parent && window.name.startsWith(FRAME_NAME)) {
  emulateShell(JSON.parse(window.name.slice(FRAME_NAME.length)) as FrameSettings)
}
