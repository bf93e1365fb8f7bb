import { type PageToShellMessage, SHELL_MESSAGE_MAX, type ShellMessage, type ShellResult } from '@nusaria/contracts/shell'
import { shellMessageSchema } from '@nusaria/contracts/shell-schema'
import { config } from '../config/config.ts'
import { listen } from '../events.ts'
import { postToShell, shellBridge } from './bridge.ts'
import type { ShellBridge } from './native-bridge.ts'

/** Name of the window event about something that came as a message and wasn't taken: its `detail` is an `IgnoredMessage`. */
export const SHELL_IGNORED_EVENT = 'nusaria:shell-ignored'

/** A message that was refused. Never its text, which may contain a Token. */
export interface IgnoredMessage {
  /** `foreign`: another window's; `too-long`: longer than SHELL_MESSAGE_MAX; `not-a-message`: JSON that isn't what a shell says. */
  readonly reason: 'foreign' | 'not-text' | 'too-long' | 'not-json' | 'not-a-message'
  /** What is wrong with it, `path: message` each. */
  readonly issues: readonly string[]
}

/** What a shell sends. */
type Received = ShellMessage | ShellResult
type ParseResult = { readonly message: Received } | { readonly ignored: IgnoredMessage }

const isResult = (message: Received): message is ShellResult => message.type === 'result'

const refuse = (reason: IgnoredMessage['reason'], issues: readonly string[] = []): ParseResult => ({ ignored: { reason, issues } })

/** A native shell's code dispatches the event on the page itself, a configured shell around the page posts it. A closed window has no source. */
function isFromShell({ source, origin }: MessageEvent): boolean {
  if (source === null || source === window) return origin === '' || origin === location.origin
  return source === window.parent && origin === config.shellOrigin
}

/** Never throws. */
function parseMessage(data: unknown): ParseResult {
  if (typeof data !== 'string') return refuse('not-text')
  if (data.length > SHELL_MESSAGE_MAX) return refuse('too-long')
  let json: unknown
  try {
    json = JSON.parse(data)
  } catch {
    return refuse('not-json')
  }
  try {
    const { data: message, error } = shellMessageSchema(json).safeParse(json)
    if (message) return { message }
    return refuse(
      'not-a-message',
      error.issues.map(({ path, message }) => `${path.join('.') || '(whole)'}: ${message}`),
    )
  } catch {
    // Nested so deeply that the stack overflows.
    return refuse('not-a-message')
  }
}

function reportIgnored(ignored: IgnoredMessage): void {
  // biome-ignore lint/suspicious/noConsole: for developers of the shell
  if (import.meta.env.DEV) console.warn('A message to the shop was ignored:', ignored.reason, ...ignored.issues)
  window.dispatchEvent(new CustomEvent<IgnoredMessage>(SHELL_IGNORED_EVENT, { detail: ignored }))
}

/** What a bridge returns for a post: a text, or the object itself where Swift's reply handler gets a dictionary. Anything else is no answer. */
function toText(returned: unknown): string | undefined {
  if (typeof returned === 'object' && returned !== null) return JSON.stringify(returned)
  return typeof returned === 'string' && returned !== '' ? returned : undefined
}

let receive: (data: unknown) => void = () => {}

/** The connection to the native shell, whatever its bridge. Loads the schemas: imported only in a shell. To post only, use `postToShell`. */
export const shellPort = {
  async post(note: PageToShellMessage): Promise<void> {
    const answer = toText(await postToShell(note))
    if (answer !== undefined) receive(answer)
  },
  /** Hears the shell's messages, whether they come as events of the page, as events of the bridge, or as what a post returns. */
  listen(heard: (message: ShellMessage) => void, heardResult: (result: ShellResult) => void = () => {}): () => void {
    const take = (result: ParseResult) => {
      if ('ignored' in result) reportIgnored(result.ignored)
      else if (isResult(result.message)) heardResult(result.message)
      else heard(result.message)
    }
    const hear = (event: Event) => {
      // An event on the document may bubble to the window, too.
      if (event.target !== event.currentTarget) return
      take(isFromShell(event as MessageEvent) ? parseMessage((event as MessageEvent).data) : refuse('foreign'))
    }
    receive = (data) => take(parseMessage(data))
    const hearBridge = (event: Event) => receive((event as MessageEvent).data)
    const bridge = shellBridge() as (ShellBridge & Partial<EventTarget>) | undefined
    // React Native's Android dispatches on the document, all others on the window.
    const stops = [window, document].map((target) => listen(target, ['message'], hear))
    // The object that Android's `addWebMessageListener` makes gets the answers itself. Only the app reaches it.
    if (typeof bridge?.addEventListener === 'function') stops.push(listen(bridge as ShellBridge & EventTarget, ['message'], hearBridge))
    return () => {
      receive = () => {}
      for (const stop of stops) stop()
    }
  },
} as const
