import { expect, test } from 'vitest'
import { whenRestored } from '../shared/state/restored.ts'
import { sessionExpired, sessionSaved } from '../shared/state/user-info.ts'
import { store } from './store.ts'

/** What a reload would begin with. */
const kept = () => localStorage.getItem('persist:root') ?? ''

test('whoever leaves the page right after their session ended comes back without its token', async () => {
  await whenRestored
  store.dispatch(sessionSaved({ auth_token: 'token-of-sari', member_no: 'M1', user_name: 'Sari', points: 0 }))
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toContain('token-of-sari')
  store.dispatch(sessionExpired())
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).not.toContain('token-of-sari')
})
