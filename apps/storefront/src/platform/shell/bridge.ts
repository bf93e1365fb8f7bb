import type { PageToShellMessage } from '@nusaria/contracts/shell'
import { config } from '../config/config.ts'
import { nativeBridge, type ShellBridge } from './native-bridge.ts'

/** The configured shell whose page has the shop in a frame. Its origin alone gets the posts. */
function framingShell(): ShellBridge | undefined {
  const { shellOrigin } = config
  if (!shellOrigin || location.ancestorOrigins?.[0] !== shellOrigin) return
  return { postMessage: (text) => window.parent.postMessage(text, shellOrigin) }
}

export function shellBridge(): ShellBridge | undefined {
  return nativeBridge() ?? framingShell()
}

export function inShell(): boolean {
  return shellBridge() !== undefined
}

/** Posts to the native shell at once. Does nothing without a shell, or when the shell fails. Resolves with what the bridge returns. */
export async function postToShell(note: PageToShellMessage): Promise<unknown> {
  try {
    return await shellBridge()?.postMessage(JSON.stringify(note))
  } catch {
    // An error of the shell: the shop continues.
  }
}
