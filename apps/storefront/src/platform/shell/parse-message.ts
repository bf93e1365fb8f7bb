import { type ShellMessage as Message, SHELL_MESSAGE_MAX } from '@nusaria/contracts/shell'
import { ShellMessage } from '@nusaria/contracts/shell-schema'
import { config } from '../config/config.ts'

/**
 * Why something that came as a message was not taken: another window's; no text; longer than SHELL_MESSAGE_MAX; no JSON; JSON that isn't
 * what a shell says.
 */
type IgnoredReason = 'foreign' | 'not-text' | 'too-long' | 'not-json' | 'not-a-message'

/** A message that was refused. Never its text, which may contain a Token. */
export interface IgnoredMessage {
  readonly reason: IgnoredReason
  /** What is wrong with it, `path: message` each. */
  readonly issues: readonly string[]
}

type ParseResult = { readonly message: Message } | { readonly ignored: IgnoredMessage }

const refuse = (reason: IgnoredReason, issues: readonly string[] = []): ParseResult => ({ ignored: { reason, issues } })

/**
 * Whether the shell says it: the page itself dispatched the event, as a native shell's injected code does, or the configured shell around the
 * page posted it. For a closed window the origin decides.
 */
function isOfShell({ source, origin }: MessageEvent): boolean {
  if (source === null || source === window) return origin === '' || origin === location.origin
  return source === window.parent && origin === config.shellOrigin
}

/** Parses the shell's message; refuses everything else. Never throws. */
export function parseShellMessage(event: MessageEvent<unknown>): ParseResult {
  const { data } = event
  if (!isOfShell(event)) return refuse('foreign')
  if (typeof data !== 'string') return refuse('not-text')
  if (data.length > SHELL_MESSAGE_MAX) return refuse('too-long')
  let json: unknown
  try {
    json = JSON.parse(data)
  } catch {
    return refuse('not-json')
  }
  try {
    const { data: message, error } = ShellMessage.safeParse(json)
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
