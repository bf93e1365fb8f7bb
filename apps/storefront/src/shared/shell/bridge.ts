import type { PageToShellMessage } from '@nusaria/contracts/shell'
import { SHELL_NAME } from '@nusaria/contracts/shell'

/** Where a native shell takes what the page posts. Its method is called on itself: Android's interfaces refuse otherwise. */
export interface ShellBridge {
  readonly postMessage: (text: string) => void
}

interface Bridges {
  readonly ReactNativeWebView?: ShellBridge
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, ShellBridge | undefined>> }
  readonly [SHELL_NAME]?: ShellBridge
}

/** The bridge to the native shell around the page: React Native's, iOS's or Android's, the first there is; undefined in a browser. */
export function shellBridge(): ShellBridge | undefined {
  const { ReactNativeWebView, webkit, [SHELL_NAME]: android } = window as Bridges
  return [ReactNativeWebView, webkit?.messageHandlers?.[SHELL_NAME], android].find((bridge) => typeof bridge?.postMessage === 'function')
}

/** Whether the page is in the shop's own app. */
export function inShell(): boolean {
  return shellBridge() !== undefined
}

/** Tells the native shell around the page; nothing happens where there is none, or where it fails to take it. */
export function postToShell(note: PageToShellMessage): void {
  try {
    shellBridge()?.postMessage(JSON.stringify(note))
  } catch {
    // The shell's own trouble: the shop goes on.
  }
}
