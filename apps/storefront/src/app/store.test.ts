import { expect, test } from 'vitest'
import { selectAllChanged } from '#platform/state/cart-state.ts'
import { loginInfoChanged } from '#platform/state/login-info.ts'
import { pointsDeductionSwitched, sessionExpired, sessionSaved, skusSelected, type UserInfoState } from '#platform/state/user-info.ts'
import { expiredSessionTransform } from '#session/expired-session.ts'
import { createBrowserStore, createStore } from './store.ts'

const store = createBrowserStore()

/** What a reload would begin with. */
const kept = () => localStorage.getItem('persist:root') ?? ''

test('a shopper who leaves right after their session ended comes back without its token', () => {
  store.dispatch(sessionSaved({ auth_token: 'token-of-sari', member_no: 'M1', user_name: 'Sari', points: 0 }))
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toContain('token-of-sari')
  store.dispatch(sessionExpired())
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).not.toContain('token-of-sari')
})

test("who the member was leaves the browser's storage with their session, and waits in the tab", async () => {
  const chosen = { selectSkus: [{ sku_no: 'S1', quantity: 2 }], buyType: 'buy_now' as const }
  store.dispatch(sessionSaved({ auth_token: 'token-of-sari', member_no: 'M1', user_name: 'Sari', points: 0 }))
  store.dispatch(skusSelected(chosen))
  store.dispatch(sessionExpired())
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).not.toContain('M1')
  expect(kept()).not.toContain('S1')
  const written = JSON.parse(JSON.parse(kept()).userInfo) as UserInfoState
  expect(expiredSessionTransform.out(written)).toMatchObject({ ...chosen, userInfo: { auth_token: null, member_no: 'M1' } })
})

test('the client state has the documented parts, with their names and first values', () => {
  expect(createStore().getState()).toMatchObject({
    userInfo: {
      deviceId: '',
      selectSkus: [],
      buyType: 'cart',
      pointsDeductionSwitch: false,
      messageNumber: 0,
      userInfo: { auth_token: null, member_no: null, points: 0, user_name: null },
    },
    loginInfo: {
      account: '',
      accountType: 3,
      loginStatus: 1,
      forgetPasswordTitle: '',
      accountInfo: { phone: '', email: '' },
      searchKeyword: '',
    },
    globalState: { orderTab: 'all', couponTab: 'unused', packageTab: '', searchText: '' },
    cartState: { isSelectAll: false },
    appInfo: { appInfo: {} },
  })
})

test('the login and the state of the cart are not stored, the other parts are', () => {
  store.dispatch(loginInfoChanged({ account: '81200000001' }))
  store.dispatch(selectAllChanged(true))
  store.dispatch(pointsDeductionSwitched(true))
  window.dispatchEvent(new Event('pagehide'))
  expect(Object.keys(JSON.parse(kept())).sort()).toEqual(['_persist', 'appInfo', 'globalState', 'userInfo'])
})
