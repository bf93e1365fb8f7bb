import { memberContract } from '@nusaria/contracts/member'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { requestOf } from '@nusaria/contracts/request'
import type { ShellMessage } from '@nusaria/contracts/shell'
import { memberApi } from '../../entities/member/member-api.ts'
import { clearMemberData } from '../../features/login/use-logout.ts'
import { api } from '../../shared/api/api.ts'
import { headersFor } from '../../shared/api/base-query.ts'
import { reportContractViolation, validateStrictly } from '../../shared/api/contract-check.ts'
import { send } from '../../shared/api/send.ts'
import { chooseLanguage } from '../../shared/i18n/i18n.ts'
import { currentLanguage, languageOfTag, storeLanguage } from '../../shared/i18n/language.ts'
import { appInfoTold, shellSessionBegun } from '../../shared/state/app-info.ts'
import type { ClientState, useAppDispatch } from '../../shared/state/hooks.ts'
import { loginClosed } from '../../shared/state/login-info.ts'
import type { Session, UserInfoRoot } from '../../shared/state/user-info.ts'
import { selectIsMember, selectSession, sessionExpired, sessionSaved } from '../../shared/state/user-info.ts'

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

/** As much of the shop's store as the shell's messages change. */
export interface ShellStore {
  readonly dispatch: ReturnType<typeof useAppDispatch>
  readonly getState: () => ClientState
}

/** Whose a Token is; that it is nobody's; or that nobody could be asked. */
export type TokenVerification = UserInfo | 'refused' | 'unknown'

function isMember(data: unknown): data is UserInfo {
  return typeof data === 'object' && data !== null && typeof (data as Partial<UserInfo>).member_no === 'string'
}

/** Asks the server whose a Token is, with it as bearer, before it becomes the session. Never rejects; no failure shows. */
export async function verifyToken(state: UserInfoRoot, token: string): Promise<TokenVerification> {
  // Characters that no header can carry: no server gave it.
  if (!/^[\x21-\x7e]+$/.test(token)) return 'refused'
  const call = memberContract.info
  const headers = headersFor(call, state, token)
  const outcome = await send(call, requestOf(call), headers, new AbortController().signal)
  if ('error' in outcome) return outcome.error.kind === 'session' || outcome.error.kind === 'business' ? 'refused' : 'unknown'
  if (await validateStrictly('member.info', 'reply', outcome.data)) return 'unknown'
  reportContractViolation('member.info', outcome.data)
  return isMember(outcome.data) ? outcome.data : 'unknown'
}

const unknownMember = { member_no: null, points: 0, user_name: null }

function startSession({ dispatch, getState }: ShellStore, session: Session): void {
  const before = selectSession(getState())
  // Nothing of one member is left where another one begins; in one go, so that no page sees a guest in between.
  if (before.member_no !== null && before.member_no !== session.member_no) clearMemberData(dispatch)
  dispatch(sessionSaved(session))
  dispatch(shellSessionBegun())
  dispatch(loginClosed())
  if (before.auth_token !== session.auth_token) dispatch(api.util.invalidateTags(['Session']))
}

/**
 * Makes the shell's Token the session. One that the server refuses makes a guest, without a word. When nobody could be asked it is taken
 * all the same: the first call that needs it learns whether it is good.
 */
export function applyToken(shop: ShellStore, auth_token: string, answer: TokenVerification): void {
  if (answer === 'refused') {
    if (!selectIsMember(shop.getState())) return
    shop.dispatch(sessionExpired())
    // Once the member's pages have let go of what was theirs.
    setTimeout(() => shop.dispatch(api.util.invalidateTags(['Session'])))
  } else if (answer !== 'unknown') {
    const { member_no, points, user_name, avatar_url } = answer
    startSession(shop, { auth_token, member_no, points, user_name, avatar_url })
  } else if (selectSession(shop.getState()).auth_token !== auth_token) startSession(shop, { auth_token, ...unknownMember })
}

/** Nobody is logged in to the shell: the session that came from it is over. One that the shopper began here is theirs. */
export function clearToken({ dispatch, getState }: ShellStore): void {
  if (selectIsMember(getState()) && getState().appInfo.shellSession) clearMemberData(dispatch)
}

/**
 * Speaks the shell's language: switches and tells the server. A language that the shop doesn't speak changes nothing, and neither do texts
 * that can't be had or a call that fails. From then on it is the shopper's choice, which what the server remembers doesn't undo.
 */
export async function applyLanguage({ dispatch }: ShellStore, tag: string): Promise<void> {
  const language = languageOfTag(tag)
  if (!language) return
  if (language === currentLanguage()) return storeLanguage(language)
  if (!(await chooseLanguage(language).catch(() => false))) return
  void dispatch(memberApi.endpoints.memberSetDeviceLanguage.initiate({ language }, { track: false }))
  dispatch(api.util.invalidateTags(['Session']))
}
