import { SHELL_NAME } from '@nusaria/contracts/shell-name'

/** The object of a native shell that receives posts. Call its method on the object: Android requires that. */
export interface ShellBridge {
  /** May return the shell's answer, or a promise of it. */
  readonly postMessage: (text: string) => unknown
}

interface Bridges {
  readonly ReactNativeWebView?: ShellBridge
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, ShellBridge | undefined>> }
  readonly [SHELL_NAME]?: ShellBridge
}

/** The bridge to the app around the page: React Native's, iOS's or Android's, the first there is. */
export function nativeBridge(): ShellBridge | undefined {
  const { ReactNativeWebView, webkit, [SHELL_NAME]: android } = window as Bridges
  return [ReactNativeWebView, webkit?.messageHandlers?.[SHELL_NAME], android].find((bridge) => typeof bridge?.postMessage === 'function')
}
