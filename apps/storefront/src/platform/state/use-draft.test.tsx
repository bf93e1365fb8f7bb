import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { shopStore } from '#testing/render-in-shop.tsx'
import { useDraft } from './use-draft.ts'
import { sessionEnded, sessionExpired, sessionSaved } from './user-info.ts'

const sari = { auth_token: 't', member_no: 'SARI', user_name: 'Sari', points: 0 }

function shop() {
  const store = shopStore()
  store.dispatch(sessionSaved(sari))
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const form = (options?: { keepOnLeave: true }) => renderHook(() => useDraft('form', '', options), { wrapper })
  return { store, form }
}

it('is restored when the same member logs in again after the session expired', () => {
  const { store, form } = shop()
  const before = form()
  act(() => before.result.current[1]('Jl. Melawai'))
  act(() => void store.dispatch(sessionExpired()))
  before.unmount()
  store.dispatch(sessionSaved(sari))
  expect(form().result.current[0]).toBe('Jl. Melawai')
})

it('is not shown to another member', () => {
  const { store, form } = shop()
  const before = form()
  act(() => before.result.current[1]('Jl. Melawai'))
  act(() => void store.dispatch(sessionExpired()))
  before.unmount()
  store.dispatch(sessionSaved({ ...sari, member_no: 'BUDI' }))
  expect(form().result.current[0]).toBe('')
})

it('of a guest is continued by the member who logs in', () => {
  const { store, form } = shop()
  store.dispatch(sessionEnded())
  const before = form()
  act(() => before.result.current[1]('Jl. Melawai'))
  before.unmount()
  store.dispatch(sessionSaved(sari))
  expect(form().result.current[0]).toBe('Jl. Melawai')
})

it('is removed when the form is left or sent', () => {
  const { form } = shop()
  const left = form()
  act(() => left.result.current[1]('typed'))
  left.unmount()
  expect(form().result.current[0]).toBe('')
  const kept = form({ keepOnLeave: true })
  act(() => kept.result.current[1]('note'))
  kept.unmount()
  const again = form({ keepOnLeave: true })
  expect(again.result.current[0]).toBe('note')
  act(() => again.result.current[2]())
  again.unmount()
  expect(form().result.current[0]).toBe('')
})

it('starts empty for a guest after a logout', () => {
  const { store, form } = shop()
  const before = form()
  act(() => before.result.current[1]('typed'))
  before.unmount()
  store.dispatch(sessionEnded())
  expect(form().result.current[0]).toBe('')
})
