import { type PageToShellMessage, SHELL_MESSAGE_MAX, type ShellMessage } from '@nusaria/contracts/shell'
import { ShellMessage as MessageSchema } from '@nusaria/contracts/shell-schema'
import { config } from '../config/config.ts'
import { listen } from '../events.ts'
import { postToShell } from './bridge.ts'

/** Name of the window event about something that came as a message and wasn't taken: its `detail` is an `IgnoredMessage`. */
export const SHELL_IGNORED_EVENT = 'nusaria:shell-ignored'

/** A message that was refused. Never its text, which may contain a Token. */
export interface IgnoredMessage {
  /** `foreign`: another window's; `too-long`: longer than SHELL_MESSAGE_MAX; `not-a-message`: JSON that isn't what a shell says. */
  readonly reason: 'foreign' | 'not-text' | 'too-long' | 'not-json' | 'not-a-message'
  /** What is wrong with it, `path: message` each. */
  readonly issues: readonly string[]
}

type ParseResult = { readonly message: ShellMessage } | { readonly ignored: IgnoredMessage }

const refuse = (reason: IgnoredMessage['reason'], issues: readonly string[] = []): ParseResult => ({ ignored: { reason, issues } })

/** A native shell's code dispatches the event on the page itself, a configured shell around the page posts it. A closed window has no source. */
function isFromShell({ source, origin }: MessageEvent): boolean {
  if (source === null || source === window) return origin === '' || origin === location.origin
  return source === window.parent && origin === config.shellOrigin
}

/** Never throws. */
function parseMessage(event: MessageEvent<unknown>): ParseResult {
  const { data } = event
  if (!isFromShell(event)) return refuse('foreign')
  if (typeof data !== 'string') return refuse('not-text')
  if (data.length > SHELL_MESSAGE_MAX) return refuse('too-long')
  let json: unknown
  try {
    json = JSON.parse(data)
  } catch {
    return refuse('not-json')
  }
  try {
    const { data: message, error } = MessageSchema.safeParse(json)
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

/** The connection to the native shell, whatever its bridge. Loads the schemas: imported only in a shell. To post only, use `postToShell`. */
export const shellPort = {
  post: (note: PageToShellMessage): void => postToShell(note),
  listen(heard: (message: ShellMessage) => void): () => void {
    const hear = (event: Event) => {
      // An event on the document may bubble to the window, too.
      if (event.target !== event.currentTarget) return
      const result = parseMessage(event as MessageEvent<unknown>)
      if ('ignored' in result) reportIgnored(result.ignored)
      else heard(result.message)
    }
    // React Native's Android dispatches on the document, all others on the window.
    const stops = [window, document].map((target) => listen(target, ['message'], hear))
    return () => {
      for (const stop of stops) stop()
    }
  },
} as const
