import { type PageToShellMessage, SHELL_NAME } from '@nusaria/contracts/shell'
import { config } from '../config.ts'

/** The object of a native shell that receives posts. Call its method on the object: Android requires that. */
export interface ShellBridge {
  readonly postMessage: (text: string) => void
}

interface Bridges {
  readonly ReactNativeWebView?: ShellBridge
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, ShellBridge | undefined>> }
  readonly [SHELL_NAME]?: ShellBridge
}

/** The configured shell whose page has the shop in a frame. Its origin alone gets the posts. */
function framingShell(): ShellBridge | undefined {
  const { shellOrigin } = config
  if (!shellOrigin || location.ancestorOrigins?.[0] !== shellOrigin) return
  return { postMessage: (text) => window.parent.postMessage(text, shellOrigin) }
}

/**
 * The bridge to the shell around the page: React Native's, iOS's or Android's, or the configured page around the frame, the first there is;
 * undefined in a browser.
 */
export function shellBridge(): ShellBridge | undefined {
  const { ReactNativeWebView, webkit, [SHELL_NAME]: android } = window as Bridges
  return [ReactNativeWebView, webkit?.messageHandlers?.[SHELL_NAME], android, framingShell()].find(
    (bridge) => typeof bridge?.postMessage === 'function',
  )
}

export function inShell(): boolean {
  return shellBridge() !== undefined
}

/** Posts to the native shell. Does nothing without a shell, or when the shell throws. */
export function postToShell(note: PageToShellMessage): void {
  try {
    shellBridge()?.postMessage(JSON.stringify(note))
  } catch {
    // An error of the shell: the shop continues.
  }
}
