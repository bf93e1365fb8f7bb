import type { Address } from '@nusaria/contracts/address'
import { ERRORS } from '@nusaria/contracts/errors'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { sessionSaved } from '#platform/state/user-info.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { shopStore } from '#testing/render-in-shop.tsx'
import { type AddressFormValues, emptyAddressForm } from './address-form-values.ts'
import { useAddressForm } from './use-address-form.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const typed: Partial<AddressFormValues> = {
  name: 'Rina',
  phone: '81234567890',
  province_code: '31',
  city_code: '3171',
  district_code: '317106',
  postal_code: '10310',
  address_line1: 'Jl. Teuku Umar No. 12',
}
const saved: Address = {
  address_id: 'AD1',
  name: 'Rina',
  surname: '',
  phone: '81234567890',
  district_code: '317106',
  postal_code: '10310',
  address_line1: 'Jl. Teuku Umar No. 12',
  address_line2: '',
  label: null,
  flag_default: false,
  country: 'Indonesia',
  state: 'DKI Jakarta',
  city: 'Jakarta Pusat',
  area: 'Menteng',
  state_code: '31',
  city_code: '3171',
  flag_supported: true,
}

type Replies = Readonly<Record<string, readonly StubbedReply[]>>

function filled(...replies: StubbedReply[] | [Replies]) {
  const [only] = replies
  const byPath = typeof only === 'object' && '/member/address/create' in only ? (only as Replies) : null
  const calls = stubApi(byPath ?? { '/member/address/create': replies as StubbedReply[] })
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: 't', member_no: 'M1' }))
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const onSaved = vi.fn()
  const { result } = renderHook(() => useAddressForm(null, onSaved), { wrapper })
  act(() => result.current.form.change(typed))
  return { calls, result, onSaved }
}

it('is sent once, however often Save is pressed', async () => {
  const { calls, result, onSaved } = filled({ data: saved })
  await act(async () => {
    const { submit } = result.current.form
    await Promise.all([submit(), submit(), submit()])
  })
  expect(calls).toHaveLength(1)
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved)
})

it('shows the invalid field instead of being sent', async () => {
  const { calls, result } = filled({ data: saved })
  act(() => result.current.form.change({ postal_code: '1' }))
  expect(result.current.form.errors).toEqual({})
  await act(async () => expect(await result.current.form.submit()).toBe(false))
  expect(result.current.form.errors).toEqual({ postal_code: 'invalid' })
  expect(calls).toHaveLength(0)
})

it.each([
  [
    emptyAddressForm,
    { name: 'required', phone: 'required', province_code: 'required', postal_code: 'required', address_line1: 'required' },
  ],
  [{ name: '   ' }, { name: 'required' }],
  [
    { name: '\u200b\u3164', address_line1: '\u2800' },
    { name: 'required', address_line1: 'required' },
  ],
  [{ phone: '7123456789' }, { phone: 'invalid' }],
  [{ postal_code: '1031a' }, { postal_code: 'invalid' }],
  [{ name: ' Rina ', address_line2: ' ' }, {}],
])('names every wrong field, in the order of the form: %j', (change, errors) => {
  const { result } = filled()
  act(() => result.current.form.change(change))
  act(() => void result.current.form.check())
  expect(Object.entries(result.current.form.errors)).toEqual(Object.entries(errors))
})

it('shows a refused area beside its field, until another is chosen', async () => {
  const { result, onSaved } = filled({ code: ERRORS.ADDRESS_UNSUPPORTED.code })
  await act(async () => expect(await result.current.form.submit()).toBe(false))
  expect(result.current.form.errors).toEqual({ district_code: 'unsupported' })
  act(() => result.current.form.change({ district_code: '317107' }))
  expect(result.current.form.errors).toEqual({})
  expect(onSaved).not.toHaveBeenCalled()
})

it('keeps all values when the server cannot be reached', async () => {
  const { result, onSaved } = filled('unreachable', { data: saved })
  await act(async () => expect(await result.current.form.submit()).toBe(false))
  expect(result.current.form.formFailure).toEqual({ kind: 'network' })
  expect(result.current.form.values).toMatchObject(typed)
  await act(async () => void (await result.current.form.submit()))
  expect(onSaved).toHaveBeenCalledOnce()
})

it('is saved once when the reply was lost and the server says that the address exists', async () => {
  const { calls, result, onSaved } = filled({
    '/member/address/create': ['unreachable'],
    '/submission/settle': [{ data: { made: 'AD7' } }],
  })
  await act(async () => void (await result.current.form.submit()))
  expect(onSaved).toHaveBeenCalledExactlyOnceWith({ address_id: 'AD7', flag_supported: true })
  const [sent, settled] = calls.map(({ body }) => body as { request_id: string })
  expect(settled).toEqual({ call: 'address.create', request_id: sent?.request_id })
})

it('is sent with the same request_id while its outcome is unknown, also after a reload', async () => {
  const first = filled('unreachable')
  await act(async () => void (await first.result.current.form.submit()))
  cleanup()
  const again = filled({ data: saved })
  await act(async () => void (await again.result.current.form.submit()))
  const idOf = ({ calls }: typeof first) => (calls[0]?.body as { request_id: string } | undefined)?.request_id
  expect(idOf(again)).toBe(idOf(first))
})
