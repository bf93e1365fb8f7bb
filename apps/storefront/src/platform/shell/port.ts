import type { PageToShellMessage, ShellMessage } from '@nusaria/contracts/shell'
import { postToShell } from './bridge.ts'
import { type IgnoredMessage, parseShellMessage } from './parse-message.ts'

/** Name of the window event about something that came as a message and wasn't taken (`detail` is an Ignored). */
export const SHELL_IGNORED_EVENT = 'nusaria:shell-ignored'

/** The connection to the native shell, whatever its bridge. */
export interface ShellPort {
  /** Never throws. */
  post(note: PageToShellMessage): void
  /** Listens for the shell's messages; returns the unsubscribe function. */
  listen(heard: (message: ShellMessage) => void): () => void
}

function reportIgnored(ignored: IgnoredMessage): void {
  // biome-ignore lint/suspicious/noConsole: for developers of the shell
  if (import.meta.env.DEV) console.warn('A message to the shop was ignored:', ignored.reason, ...ignored.issues)
  window.dispatchEvent(new CustomEvent<IgnoredMessage>(SHELL_IGNORED_EVENT, { detail: ignored }))
}

/** Loads the schemas: imported only in a shell. To post only, use `postToShell`. */
export const shellPort: ShellPort = {
  post: postToShell,
  listen(heard) {
    const hear = (event: Event) => {
      // An event on the document may bubble to the window, too.
      if (event.target !== event.currentTarget) return
      const reading = parseShellMessage(event as MessageEvent<unknown>)
      if ('ignored' in reading) reportIgnored(reading.ignored)
      else heard(reading.message)
    }
    // React Native's Android dispatches on the document, all others on the window.
    const targets = [window, document]
    for (const target of targets) target.addEventListener('message', hear)
    return () => {
      for (const target of targets) target.removeEventListener('message', hear)
    }
  },
}
