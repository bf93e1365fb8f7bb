import { forgetMember } from '../../../features/auth/use-logout.ts'
import { api } from '../../../shared/api/api.ts'
import { shellSessionBegun } from '../../../shared/state/app-info.ts'
import { loginClosed } from '../../../shared/state/login-info.ts'
import type { Session } from '../../../shared/state/user-info.ts'
import { selectIsMember, selectSession, sessionExpired, sessionSaved } from '../../../shared/state/user-info.ts'
import type { TokenAnswer } from './member-of-token.ts'
import type { Shop } from './shop.ts'

const unknownMember = { member_no: null, points: 0, user_name: null }

function begin({ dispatch, getState }: Shop, session: Session): void {
  const before = selectSession(getState())
  // Nothing of one member is left where another one begins; in one go, so that no page sees a guest in between.
  if (before.member_no !== null && before.member_no !== session.member_no) forgetMember(dispatch)
  dispatch(sessionSaved(session))
  dispatch(shellSessionBegun())
  dispatch(loginClosed())
  if (before.auth_token !== session.auth_token) dispatch(api.util.invalidateTags(['Everything']))
}

/**
 * Makes the shell's Token the session. One that the server refuses makes a guest, without a word. When nobody could be asked it is taken
 * all the same: the first call that needs it learns whether it is good.
 */
export function takeToken(shop: Shop, auth_token: string, answer: TokenAnswer): void {
  if (answer === 'refused') {
    if (!selectIsMember(shop.getState())) return
    shop.dispatch(sessionExpired())
    // Once the member's pages have let go of what was theirs.
    setTimeout(() => shop.dispatch(api.util.invalidateTags(['Everything'])))
  } else if (answer !== 'unknown') {
    const { member_no, points, user_name, avatar_url } = answer
    begin(shop, { auth_token, member_no, points, user_name, avatar_url })
  } else if (selectSession(shop.getState()).auth_token !== auth_token) begin(shop, { auth_token, ...unknownMember })
}

/** Nobody is logged in to the shell: the session that came from it is over. One that the shopper began here is theirs. */
export function dropToken({ dispatch, getState }: Shop): void {
  if (selectIsMember(getState()) && getState().appInfo.shellSession) forgetMember(dispatch)
}
