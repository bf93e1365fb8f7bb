import type { ShellMessage } from '@nusaria/contracts/shell'
import { appInfoTold } from '../../shared/state/app-info.ts'
import { whenRehydrated } from '../../shared/state/rehydration.ts'
import { selectIsMember } from '../../shared/state/user-info.ts'
import { applyLanguage } from './apply-language.ts'
import { applyToken, clearToken } from './apply-token.ts'
import type { ShellStore } from './shell-store.ts'
import { verifyToken } from './verify-token.ts'

interface MessageCallbacks {
  /** The shop need not wait any longer. Told after every message. */
  readonly onSettled: () => void
  /** The shell's Token began a session. */
  readonly onMember: () => void
}

/**
 * What hears the shell's messages, as long as the page is there. The first one tells how things stand, a Token it doesn't name included; later
 * ones speak of what they name. The Token said last counts, and is asked about once: again only when nobody could be asked.
 */
export function createMessageHandler(
  shop: ShellStore,
  { onSettled, onMember }: MessageCallbacks,
): (message: ShellMessage) => Promise<void> {
  let heardBefore = false
  let token: string | null = null
  let asked: Promise<void> | undefined

  async function ask(asking: string): Promise<void> {
    const answer = await verifyToken(shop.getState(), asking)
    if (token !== asking) return
    const { appInfo } = shop.getState().appInfo
    applyToken(shop, asking, answer)
    // Told by the shell that is still there, whoever was forgotten.
    shop.dispatch(appInfoTold(appInfo))
    if (answer === 'unknown') asked = undefined
    if (selectIsMember(shop.getState())) onMember()
  }

  function hearToken(said: string | null): void {
    if (said !== null && said === token && asked) return
    token = said
    asked = said === null ? undefined : ask(said)
    if (said === null) clearToken(shop)
  }

  return async ({ Token, ...facts }) => {
    await whenRehydrated
    const named = Token !== undefined || !heardBefore
    heardBefore = true
    if (facts.Language) void applyLanguage(shop, facts.Language)
    if (named) hearToken(Token || null)
    shop.dispatch(appInfoTold(facts))
    const waitedFor = asked
    await waitedFor
    if (asked === undefined || asked === waitedFor) onSettled()
  }
}
