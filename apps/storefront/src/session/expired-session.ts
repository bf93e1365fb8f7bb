import { safeSessionStorage } from '#platform/state/browser-storage.ts'
import { type UserInfoState, userInfoSlice } from '#platform/state/user-info.ts'

type ExpiredSession = Pick<UserInfoState, 'selectSkus' | 'buyType' | 'pointsDeductionSwitch' | 'userInfo'>

function readExpiredSession(): ExpiredSession | null {
  try {
    return JSON.parse(safeSessionStorage.get('expiredSession') ?? 'null') as ExpiredSession | null
  } catch {
    return null
  }
}

/** `root` outlives the browser: what is left of a member whose session ended is in the tab's session storage, as their drafts are. */
export const expiredSessionTransform = {
  in(state: UserInfoState): UserInfoState {
    const { deviceId, fingerprint, selectSkus, buyType, pointsDeductionSwitch, userInfo } = state
    if (userInfo.auth_token !== null || userInfo.member_no === null) {
      safeSessionStorage.remove('expiredSession')
      return state
    }
    safeSessionStorage.set(
      'expiredSession',
      JSON.stringify({ selectSkus, buyType, pointsDeductionSwitch, userInfo } satisfies ExpiredSession),
    )
    return { ...userInfoSlice.getInitialState(), deviceId, fingerprint }
  },
  out(state: UserInfoState): UserInfoState {
    return state.userInfo.auth_token === null ? { ...state, ...readExpiredSession() } : state
  },
}
