import { LIMITS } from '@nusaria/contracts/limits'
import { memberContract } from '@nusaria/contracts/member'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import type { PageToShellMessage, ShellMessage } from '@nusaria/contracts/shell'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '#platform/api/api.ts'
import { headersFor, sendCall } from '#platform/api/base-query.ts'
import { fitReply } from '#platform/api/contract-check.ts'
import { currentLanguage, findLanguageByTag, storeLanguage } from '#platform/i18n/language.ts'
import { shellPort } from '#platform/shell/port.ts'
import { shellRequests } from '#platform/shell/requests.ts'
import { appInfoReceived, shellSessionStarted } from '#platform/state/app-info.ts'
import { type AppDispatch, type ClientState, useAppDispatch, useAppStore } from '#platform/state/hooks.ts'
import { loginClosed } from '#platform/state/login-info.ts'
import { type Session, selectIsMember, selectSession, sessionSaved, type UserInfoRoot } from '#platform/state/user-info.ts'
import { expireSession } from '#session/session-guard.tsx'
import { switchLanguage } from '#session/switch-language.ts'
import { takeReturnTarget } from '#session/take-return-target.ts'
import { clearMemberData } from '#session/use-logout.ts'
import { findRoute } from '../routes.tsx'
import { LinksInShell } from './links-in-shell.tsx'

interface ShellStore {
  readonly dispatch: AppDispatch
  readonly getState: () => ClientState
}

/** The member of a token; `refused`: the token is invalid; `unknown`: the server could not be asked. */
type TokenVerification = UserInfo | 'refused' | 'unknown'

/** Never rejects, and shows no failures. */
async function verifyToken(state: UserInfoRoot, token: string): Promise<TokenVerification> {
  // Characters that no header can carry: no server issued it.
  if (!/^[\x21-\x7e]+$/.test(token)) return 'refused'
  const call = memberContract.info
  const headers = headersFor(call, state, token)
  const outcome = await sendCall({ name: 'member.info', call, args: undefined }, headers, new AbortController().signal)
  if ('error' in outcome) return outcome.error.kind === 'session' || outcome.error.kind === 'business' ? 'refused' : 'unknown'
  const reply = await fitReply('member.info', call, outcome.data)
  return 'error' in reply ? 'unknown' : (reply.data as UserInfo)
}

function startSession({ dispatch, getState }: ShellStore, session: Session): void {
  const before = selectSession(getState())
  // Another member: nothing of the previous one remains. All in one go, so that no page sees a guest in between.
  if (before.member_no !== null && before.member_no !== session.member_no) clearMemberData(dispatch)
  dispatch(sessionSaved(session))
  dispatch(shellSessionStarted())
  dispatch(loginClosed())
  if (before.auth_token !== session.auth_token) dispatch(api.util.invalidateTags(['Session']))
}

/** After a refused token the shopper is a guest, without a message. An unverified one is used: the first call that needs it finds out. */
function applyToken(shop: ShellStore, auth_token: string, answer: TokenVerification): void {
  if (answer === 'refused') {
    if (selectIsMember(shop.getState())) expireSession(shop.dispatch)
  } else if (answer !== 'unknown') {
    const { member_no, points, user_name, avatar_url } = answer
    startSession(shop, { auth_token, member_no, points, user_name, avatar_url })
  } else if (selectSession(shop.getState()).auth_token !== auth_token)
    startSession(shop, { auth_token, member_no: null, points: 0, user_name: null })
}

/** Nobody is logged in to the shell: a session that came from it ends. A session that the shopper started here stays. */
function clearToken({ dispatch, getState }: ShellStore): void {
  if (selectIsMember(getState()) && getState().appInfo.shellSession) clearMemberData(dispatch)
}

/** As the shopper's choice: the language that the server remembers doesn't replace it. A failure changes nothing. */
async function applyLanguage({ dispatch }: ShellStore, tag: string): Promise<void> {
  const language = findLanguageByTag(tag)
  if (!language) return
  if (language === currentLanguage()) return storeLanguage(language)
  await switchLanguage(dispatch, language, { choice: true }).catch(() => {})
}

/**
 * The first message gives the whole state: without a token nobody is logged in. Later messages give what changed. The latest token counts. Each
 * token is verified once, and again only when the server could not be asked. `onSettled`: a message was handled, so the shop need not wait any
 * longer. `onMember`: the shell's token started a session.
 */
function createMessageHandler(shop: ShellStore, onSettled: () => void, onMember: () => void): (message: ShellMessage) => Promise<void> {
  let isFirst = true
  let token: string | null = null
  let verification: Promise<void> | undefined

  async function verify(candidate: string): Promise<void> {
    const answer = await verifyToken(shop.getState(), candidate)
    if (token !== candidate) return
    const { appInfo } = shop.getState().appInfo
    applyToken(shop, candidate, answer)
    // The shell is still the same, even if the member's data was cleared.
    shop.dispatch(appInfoReceived(appInfo))
    if (answer === 'unknown') verification = undefined
    if (selectIsMember(shop.getState())) onMember()
  }

  function receiveToken(received: string | null): void {
    if (received !== null && received === token && verification) return
    token = received
    verification = received === null ? undefined : verify(received)
    if (received === null) clearToken(shop)
  }

  return async ({ Token, ...facts }) => {
    const hasToken = Token !== undefined || isFirst
    isFirst = false
    shellRequests.receiveCapabilities(facts.capabilities)
    if (facts.Language) void applyLanguage(shop, facts.Language)
    if (hasToken) receiveToken(Token || null)
    shop.dispatch(appInfoReceived(facts))
    const awaited = verification
    await awaited
    if (verification === undefined || verification === awaited) onSettled()
  }
}

/** Once per page load. */
let readyPosted = false

/** Connects to the native shell. `onSettled`: its message was handled, or none came within 8 s; a later message still counts. */
export function ShellLink({ onSettled }: { readonly onSettled: () => void }): ReactNode {
  const dispatch = useAppDispatch()
  const { getState } = useAppStore()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  const settle = useEffectEvent(onSettled)
  /** On a login page: return to the page that asked for the login. */
  const leaveLogin = useEffectEvent(() => {
    if (!findRoute(pathname).login) return
    const { to, state } = takeReturnTarget()
    void navigate(to, { replace: true, state })
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(), LIMITS.shellWait)
    const handle = createMessageHandler(
      { dispatch, getState },
      () => settle(),
      () => leaveLogin(),
    )
    const stop = shellPort.listen((message) => {
      clearTimeout(timer)
      void handle(message)
    }, shellRequests.receiveResult)
    const post = (message: PageToShellMessage) => void shellPort.post(message)
    shellRequests.connect(post)
    // Messages are handled from now on.
    if (!readyPosted) post({ type: 'webViewReady' })
    readyPosted = true
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [dispatch, getState])
  return <LinksInShell />
}
