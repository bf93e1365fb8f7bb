import { act, cleanup, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sessionEnded, sessionSaved } from '#platform/state/user-info.ts'
import { openPage } from '#testing/open-page.tsx'
import { shopStore } from '#testing/render-in-shop.tsx'
import { PageRoutes } from './frame.tsx'

// Pages are loaded before the first test's clock runs.
await Promise.all([
  import('#features/legal/not-found-page.tsx'),
  import('#features/account/settings/set-language-page.tsx'),
  import('#features/login/login-page.tsx'),
])

const open = (at: string, store = shopStore()) => openPage(<PageRoutes />, {}, { at, store })

it('a logout on a member page leads home', async () => {
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: 'token', member_no: 'M1', user_name: 'Sari', points: 0 }))
  const { address } = await open('/order', store)
  await waitFor(() => expect(document.title).toBe('My orders · Nusaria'))
  act(() => void store.dispatch(sessionEnded()))
  await waitFor(() => expect(address()).toBe('/'))
})

it('names the page in the browser’s tab by the title of its route', async () => {
  await open('/setLanguage')
  await waitFor(() => expect(document.title).toBe('Language · Nusaria'))
  cleanup()
  await open('/no/such/page')
  await waitFor(() => expect(document.title).toBe('Page not found · Nusaria'))
})
