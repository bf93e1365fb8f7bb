import { type PageToShellMessage, type ShellCapability, type ShellResult, SHELL_VERSION as version } from '@nusaria/contracts/shell'

/** ms: a shopper may have to allow the app to save pictures first */
const RESULT_WAIT = 20_000

let post: (message: PageToShellMessage) => void = () => {}
let capabilities: readonly string[] = []
const waiting = new Map<string, (ok: boolean) => void>()
let lastId = 0

/** For the connection to the shell alone. */
export const shellRequests = {
  connect(poster: typeof post): void {
    post = poster
  },
  /** What the shell says it can do; a message that doesn't say it changes nothing. */
  receiveCapabilities(names: readonly string[] | null | undefined): void {
    if (names) capabilities = names
  },
  receiveResult({ id, ok }: ShellResult): void {
    waiting.get(id)?.(ok)
  },
} as const

/** Whether the app around the page has said that it can do this. Never in a browser. */
export function shellCan(what: ShellCapability): boolean {
  return capabilities.includes(what)
}

/** Opens an address outside of the app. Returns whether the app was asked. */
export function openInShell(url: string): boolean {
  if (!shellCan('openUrl')) return false
  post({ type: 'openUrl', version, url })
  return true
}

/** Prints the page. Returns whether the app was asked. */
export function printInShell(title: string): boolean {
  if (!shellCan('print')) return false
  post({ type: 'print', version, title })
  return true
}

/** Saves a file by the app; resolves with whether the app says that it has. `data`: base64. */
export function saveInShell(file: { readonly name: string; readonly mime: string; readonly data: string }): Promise<boolean> {
  if (!shellCan('download')) return Promise.resolve(false)
  lastId += 1
  const id = `${lastId}`
  return new Promise((resolve) => {
    const settle = (ok: boolean) => {
      clearTimeout(timer)
      waiting.delete(id)
      resolve(ok)
    }
    const timer = setTimeout(() => settle(false), RESULT_WAIT)
    waiting.set(id, settle)
    post({ type: 'download', version, id, ...file })
  })
}
