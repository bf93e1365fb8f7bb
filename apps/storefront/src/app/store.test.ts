import { expect, test } from 'vitest'
import { sessionExpired, sessionSaved, skusSelected, type UserInfoState } from '#platform/state/user-info.ts'
import { expiredSessionTransform } from '#session/expired-session.ts'
import { createBrowserStore } from './store.ts'

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
