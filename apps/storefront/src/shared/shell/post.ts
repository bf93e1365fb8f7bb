import type { PageToShellMessage } from '@nusaria/contracts/shell'
import { shellBridge } from './bridge.ts'

/** Tells the native shell around the page; nothing happens where there is none, or where it fails to take it. */
export function postToShell(note: PageToShellMessage): void {
  try {
    shellBridge()?.postMessage(JSON.stringify(note))
  } catch {
    // The shell's own trouble: the shop goes on.
  }
}
