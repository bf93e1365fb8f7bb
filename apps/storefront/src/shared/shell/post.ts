import type { ShellNote } from '@nusaria/contracts/shell'

interface Bridge {
  readonly postMessage: (text: string) => void
}

/** Tells the native shell around the page; nothing happens where there is none. */
export function postToShell(message: ShellNote): void {
  const { ReactNativeWebView: bridge } = window as { readonly ReactNativeWebView?: Bridge }
  bridge?.postMessage(JSON.stringify(message))
}
