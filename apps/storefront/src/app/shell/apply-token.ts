import { clearMemberData } from '../../features/login/use-logout.ts'
import { api } from '../../shared/api/api.ts'
import { shellSessionBegun } from '../../shared/state/app-info.ts'
import { loginClosed } from '../../shared/state/login-info.ts'
import type { Session } from '../../shared/state/user-info.ts'
import { selectIsMember, selectSession, sessionExpired, sessionSaved } from '../../shared/state/user-info.ts'
import type { ShellStore } from './shell-store.ts'
import type { TokenVerification } from './verify-token.ts'

const unknownMember = { member_no: null, points: 0, user_name: null }

function startSession({ dispatch, getState }: ShellStore, session: Session): void {
  const before = selectSession(getState())
  // Nothing of one member is left where another one begins; in one go, so that no page sees a guest in between.
  if (before.member_no !== null && before.member_no !== session.member_no) clearMemberData(dispatch)
  dispatch(sessionSaved(session))
  dispatch(shellSessionBegun())
  dispatch(loginClosed())
  if (before.auth_token !== session.auth_token) dispatch(api.util.invalidateTags(['Everything']))
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
    setTimeout(() => shop.dispatch(api.util.invalidateTags(['Everything'])))
  } else if (answer !== 'unknown') {
    const { member_no, points, user_name, avatar_url } = answer
    startSession(shop, { auth_token, member_no, points, user_name, avatar_url })
  } else if (selectSession(shop.getState()).auth_token !== auth_token) startSession(shop, { auth_token, ...unknownMember })
}

/** Nobody is logged in to the shell: the session that came from it is over. One that the shopper began here is theirs. */
export function clearToken({ dispatch, getState }: ShellStore): void {
  if (selectIsMember(getState()) && getState().appInfo.shellSession) clearMemberData(dispatch)
}
