import { LOGIN_STATUS } from '@nusaria/contracts/login-types'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { useAddressListQuery } from '#commerce/address/api.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'
import { drafts } from '#platform/state/drafts.ts'
import { sessionSaved, skusSelected } from '#platform/state/user-info.ts'
import { saveReturnTarget } from '#session/return-target.ts'
import { useLogout } from '#session/use-logout.ts'
import { stubApi } from '#testing/api-stub.ts'
import { isFirstReport } from './reporting/observe.ts'
import { createBrowserStore } from './store.ts'

const store = createBrowserStore()

test('a logout leaves nothing of the member in the browser or in memory, also without a connection', async () => {
  stubApi({ '/member/user/logout': ['unreachable'], '/member/address/list': [{ data: { list: [], max: 20 } }] })
  store.dispatch(sessionSaved({ auth_token: 'token-of-sari', member_no: 'M-SARI', user_name: 'Sari', points: 5 }))
  store.dispatch(skusSelected({ selectSkus: [{ sku_no: 'SKU-SARI', quantity: 1 }], buyType: 'buy_now' }))
  drafts.write('address', 'M-SARI', 'Jl. Melawai')
  safeSessionStorage.set('phone', '81200000001')
  isFirstReport('NS-PAID')
  saveReturnTarget({ pathname: '/orderDetail/NS-SARI', search: '' })
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const page = renderHook(() => useAddressListQuery(), { wrapper })
  await expect.poll(() => page.result.current).toMatchObject({ isSuccess: true })
  page.unmount()
  const everything = () => {
    window.dispatchEvent(new Event('pagehide'))
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, store.getState()])
  }
  const traces = /token-of-sari|SARI|Sari|Melawai|81200000001|addressList|NS-PAID/g
  expect(new Set(everything().match(traces)).size).toBe(7)
  const { result } = renderHook(() => useLogout(), { wrapper })
  await act(() => result.current())
  await expect.poll(() => everything().match(traces)).toBeNull()
})

test('a logout sets the login to its last step and is told to the other tabs', async () => {
  stubApi({ '/member/user/logout': [{ data: null }] })
  const told: unknown[] = []
  const otherTab = new BroadcastChannel('nusaria')
  otherTab.onmessage = ({ data }) => told.push(data)
  store.dispatch(sessionSaved({ auth_token: 'token-of-sari', member_no: 'M-SARI', user_name: 'Sari', points: 5 }))
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useLogout(), { wrapper })
  await act(() => result.current())
  expect(store.getState().loginInfo.loginStatus).toBe(LOGIN_STATUS.loggedOut)
  await expect.poll(() => told).toEqual([{ type: 'LOGIN', session: null }])
  otherTab.close()
})
