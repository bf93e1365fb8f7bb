import { authContract } from '@nusaria/contracts/auth'
import { cartContract } from '@nusaria/contracts/cart'
import { pickCalls } from '@nusaria/contracts/contract'
import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { memberContract } from '@nusaria/contracts/member'
import { messageContract } from '@nusaria/contracts/message'
import { navContract } from '@nusaria/contracts/nav'
import { productContract } from '@nusaria/contracts/product'
import { searchContract } from '@nusaria/contracts/search'
import { configureStore } from '@reduxjs/toolkit'
import { beforeEach, expect, test, vi } from 'vitest'
import { takeViolations } from '#testing/take-violations.ts'
import { startI18n } from '../i18n/i18n.ts'
import { deviceIdCreated, fingerprintSaved, sessionEnded, sessionExpired, sessionSaved, userInfoSlice } from '../state/user-info.ts'
import { toasts } from '../toast.ts'
import { api, injectCalls } from './api.ts'
import { onSessionExpired } from './base-query.ts'
import { toFailure } from './to-failure.ts'

await startI18n()

const member = pickCalls(memberContract, 'info', 'visit', 'deviceLanguage')
const shop = {
  endpoints: {
    ...injectCalls('nav', navContract).endpoints,
    ...injectCalls('auth', pickCalls(authContract, 'randomCode', 'randomCodeCheck', 'sendSmsCode', 'login', 'logout')).endpoints,
    ...injectCalls('cart', { add: cartContract.add }, { add: { toast: true } }).endpoints,
    ...injectCalls('product', { minSkuDetail: productContract.minSkuDetail }).endpoints,
    ...injectCalls('message', pickCalls(messageContract, 'count')).endpoints,
    ...injectCalls('search', pickCalls(searchContract, 'records')).endpoints,
    ...injectCalls('member', member, { visit: { ignoreSessionExpiry: true } }).endpoints,
  },
}

function newStore() {
  const store = configureStore({
    reducer: { userInfo: userInfoSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  store.dispatch(deviceIdCreated('device-1'))
  return store
}

let sent: { url: string; headers: Headers; body: Record<string, unknown> }[] = []
let store: ReturnType<typeof newStore>

function answer(body: object, status = 200): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers), body: JSON.parse(String(init.body ?? '{}')) })
    return new Response(JSON.stringify(body), { status })
  })
}

/** Every reply asks to wait 30 s. */
function asksToWait(): void {
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push({ url, headers: new Headers(), body: {} })
    return new Response('', { status: 429, headers: { 'retry-after': '30' } })
  })
}

const success = (data: unknown) => ({ code: 0, msg: 'success', data, status: '10000' })

beforeEach(() => {
  sent = []
  store = newStore()
})

test('each call sends the session, the device and the language', async () => {
  answer(success([]))
  await store.dispatch(shop.endpoints.navTypeList.initiate())
  store.dispatch(sessionSaved({ auth_token: 't1', member_no: 'M1' }))
  await store.dispatch(shop.endpoints.navTypeList.initiate(undefined, { forceRefetch: true }))
  const [guest, member] = sent
  expect(guest?.url).toBe('/api/nav/type/list')
  expect(['Deviceid', 'platform', 'Storeno'].map((name) => guest?.headers.get(name))).toEqual(['device-1', 'H5', '62001'])
  expect(['en', 'id', 'zh-CN']).toContain(guest?.headers.get('language'))
  expect(guest?.headers.get('authorization')).toBeNull()
  expect(member?.headers.get('authorization')).toBe('Bearer t1')
})

test('a request names one device, the same in its body and its header: of all guests the stored one, of their visits the fingerprint', async () => {
  answer({}, 503)
  const { navTypeList, cartAdd, searchRecords, memberVisit } = shop.endpoints
  await store.dispatch(memberVisit.initiate({}))
  store.dispatch(fingerprintSaved('print-1'))
  await store.dispatch(memberVisit.initiate({}))
  await store.dispatch(navTypeList.initiate())
  await store.dispatch(cartAdd.initiate({ sku_no: 'S1', quantity: 1 }))
  await store.dispatch(searchRecords.initiate({}))
  expect(sent.map(({ headers, body }) => [headers.get('deviceid'), body.device_id ?? body.driver_id])).toEqual([
    ['device-1', 'device-1'],
    ['print-1', 'print-1'],
    ['device-1', undefined],
    ['device-1', undefined],
    ['device-1', 'device-1'],
  ])
})

test('from the first call of a login on every call names one device, also after the logout', async () => {
  answer({}, 503)
  store.dispatch(fingerprintSaved('print-1'))
  const { endpoints } = shop
  const account = { account: '81234567890', type_id: '2', country_code: '62' } as const
  const captcha = { image_code: 'ABCDEF', image_nonce: 'nonce-123' }
  const phone = { phone: account.account, country_code: '62', code_type: 1 } as const
  await store.dispatch(endpoints.authRandomCode.initiate(account))
  await store.dispatch(endpoints.memberVisit.initiate({}))
  await store.dispatch(endpoints.authRandomCodeCheck.initiate({ ...account, check_code: 'ABCDEF', image_id: 'image-1' }))
  await store.dispatch(endpoints.authSendSmsCode.initiate({ ...phone, ...captcha }))
  await store.dispatch(endpoints.authLogin.initiate({ login_type: LOGIN_TYPE.google, check_code: 'google-1' }))
  store.dispatch(sessionSaved({ auth_token: 't1', member_no: 'M1' }))
  await store.dispatch(endpoints.memberDeviceLanguage.initiate({}))
  await store.dispatch(endpoints.cartAdd.initiate({ sku_no: 'S1', quantity: 1 }))
  store.dispatch(sessionEnded())
  await store.dispatch(endpoints.memberVisit.initiate({}))
  expect(sent.map(({ url }) => url.replace(/.*\/|\?.*/g, ''))).toEqual([
    'random_code',
    'visit',
    'random_code_check',
    'send_sms_code',
    'login',
    'device_language',
    'add',
    'visit',
  ])
  const named = sent.flatMap(({ url, headers, body }) => [
    headers.get('deviceid'),
    ...['device', 'device_id'].flatMap((field) => body[field] ?? new URL(url, location.origin).searchParams.get(field) ?? []),
  ])
  expect(named).toEqual(named.map(() => 'device-1'))
  expect(named).toHaveLength(8 + 5)
})

test('a call without fields is sent without a body', async () => {
  const requests: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    requests.push(init)
    return new Response(JSON.stringify(success({ total: 0, order: 0, after_sale: 0, promotion: 0, system: 0 })))
  })
  await store.dispatch(shop.endpoints.messageCount.initiate())
  expect(requests.map(({ body, headers }) => [body, new Headers(headers).get('content-type')])).toEqual([[null, null]])
})

test('a reply that breaks its contract is fitted to it, and noted for the tests', async () => {
  const member = { member_no: 'M1', user_name: 'Sari', avatar_url: null, phone: '', email: '', birthday: null, points: 7 }
  answer(success({ ...member, points: '7', colour: 'red' }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reply = await store.dispatch(shop.endpoints.memberInfo.initiate())
  expect(reply.data).toEqual(member)
  expect(takeViolations()).toMatchObject([{ call: 'member.info', side: 'reply' }])
})

test.fails('a test with a reply that breaks its contract fails, although the page gets its data', async () => {
  answer(success([{ colour: 'red' }]))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reply = await store.dispatch(shop.endpoints.memberVisit.initiate({}))
  expect(reply.error).toBeUndefined()
})

test('arguments that break the contract are not sent', async () => {
  answer(success(null))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reply = await store.dispatch(shop.endpoints.cartAdd.initiate({ sku_no: 'S1', quantity: 0 }))
  expect(toFailure(reply.error)).toMatchObject({ kind: 'contract' })
  expect(takeViolations()).toMatchObject([{ call: 'cart.add', side: 'request' }])
  expect(sent).toEqual([])
})

test('the console shows the call, the field, the expected and the actual type, once; never a value', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const docs = `${location.origin}/__mock/docs`
  answer(success({ member_no: 'M1', user_name: 81_200_000_001 }))
  await store.dispatch(shop.endpoints.memberInfo.initiate())
  await store.dispatch(shop.endpoints.memberInfo.initiate(undefined, { forceRefetch: true }))
  expect(said).toHaveBeenCalledTimes(1)
  const [[text]] = said.mock.calls as [[string]]
  expect(text.split('\n')[0]).toBe('member.info: its reply breaks the contract')
  expect(text).toContain('\n  user_name: expected string, came a number\n')
  expect(text).toContain(`\n  ${docs}#member.info`)
  expect(text).not.toContain('81200000001')

  await store.dispatch(shop.endpoints.cartAdd.initiate({ sku_no: '', quantity: 1 }))
  expect(said).toHaveBeenLastCalledWith(expect.stringMatching(/^cart\.add: its request breaks the contract and was not sent\n {2}sku_no: /))
  expect(takeViolations()).toHaveLength(3)
})

test('the console reports a field that is refused although it fits the contract, but not the refusals of rules', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer({ code: 1105007, msg: '', status: '1105007', data: { field: 'quantity' } })
  await store.dispatch(shop.endpoints.cartAdd.initiate({ sku_no: 'S1', quantity: 1 }))
  answer({ code: 1101020, msg: '', status: '1101020', data: { field: 'device_id' } })
  await store.dispatch(shop.endpoints.memberVisit.initiate({}))
  await expect.poll(() => said).toHaveBeenCalled()
  expect(said.mock.calls).toEqual([[expect.stringContaining('device_id: fits the contract here, refused with 1101020 there')]])
})

test('a query whose reply is lost is sent once more, a mutation is not', async () => {
  const send = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const tries = () => send.mock.calls.filter(([url]) => String(url).startsWith('/api/')).length
  vi.stubGlobal('fetch', send)
  send.mockImplementation(async () => Response.json(success([])))
  expect((await store.dispatch(shop.endpoints.navTypeList.initiate())).data).toEqual([])
  expect(tries()).toBe(2)
  send.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  const again = await store.dispatch(shop.endpoints.navTypeList.initiate(undefined, { forceRefetch: true }))
  expect(toFailure(again.error)).toEqual({ kind: 'network' })
  expect(tries()).toBe(2)
  await store.dispatch(shop.endpoints.cartAdd.initiate({ sku_no: 'S1', quantity: 1 }))
  expect(tries()).toBe(3)
  vi.stubGlobal('navigator', { ...navigator, onLine: false })
  await store.dispatch(shop.endpoints.navTypeList.initiate(undefined, { forceRefetch: true }))
  expect(tries()).toBe(4)
})

test('a call that the server asks to wait with is not sent again before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  asksToWait()
  const ask = () => store.dispatch(shop.endpoints.navTypeList.initiate(undefined, { forceRefetch: true }))
  expect(toFailure((await ask()).error)).toMatchObject({ kind: 'busy' })
  expect(toFailure((await ask()).error)).toMatchObject({ kind: 'busy' })
  expect(sent).toHaveLength(1)
  vi.setSystemTime(Date.now() + 30_000)
  await ask()
  expect(sent).toHaveLength(2)
  vi.setSystemTime(Date.now() + 30_000)
})

test('a call waits no longer because the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  asksToWait()
  const ask = () => store.dispatch(shop.endpoints.productMinSkuDetail.initiate({ id: 'P9' }, { forceRefetch: true }))
  await ask()
  vi.advanceTimersByTime(30_000)
  vi.setSystemTime(Date.now() - 7_200_000)
  await ask()
  expect(sent).toHaveLength(2)
})

test('while the server asks to wait with one product, another one opens', async () => {
  asksToWait()
  const ask = (id: string) => store.dispatch(shop.endpoints.productMinSkuDetail.initiate({ id }, { forceRefetch: true }))
  for (const id of ['P1', 'P2', 'P1']) expect(toFailure((await ask(id)).error)).toMatchObject({ kind: 'busy' })
  expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['P1', 'P2'])
  // What is secret is not remembered: another code waits as well.
  const enter = (code: string) => store.dispatch(shop.endpoints.authLogin.initiate({ login_type: LOGIN_TYPE.google, check_code: code }))
  for (const code of ['google-1', 'google-2']) expect(toFailure((await enter(code)).error)).toMatchObject({ kind: 'busy' })
  expect(sent).toHaveLength(3)
})

test('several calls at the same time end the session once', async () => {
  answer({ code: 401, msg: '', data: null, status: '401' })
  store.dispatch(sessionSaved({ auth_token: 't1', member_no: 'M1' }))
  const ended = vi.fn(() => store.dispatch(sessionExpired()))
  const stop = onSessionExpired(ended)
  await Promise.all([
    store.dispatch(shop.endpoints.memberInfo.initiate()),
    store.dispatch(shop.endpoints.navTypeList.initiate()),
    store.dispatch(shop.endpoints.memberVisit.initiate({})),
  ])
  stop()
  expect(ended).toHaveBeenCalledTimes(1)
  expect(store.getState().userInfo.userInfo.auth_token).toBeNull()
})

test('a call that is refused while the logout is on its way asks for no login', async () => {
  let end = () => {}
  const logout = new Promise<Response>((resolve) => {
    end = () => resolve(Response.json(success(null)))
  })
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('/logout') ? logout : Promise.resolve(Response.json({ code: 401, msg: '', data: null, status: '401' }, { status: 401 })),
  )
  store.dispatch(sessionSaved({ auth_token: 't-logout', member_no: 'M1' }))
  const ended = vi.fn()
  const stop = onSessionExpired(ended)
  const leaving = store.dispatch(shop.endpoints.authLogout.initiate({}))
  await store.dispatch(shop.endpoints.memberInfo.initiate(undefined, { forceRefetch: true }))
  end()
  await leaving
  stop()
  expect(ended).not.toHaveBeenCalled()
})

test("a call with `ignoreSessionExpiry` doesn't end the session", async () => {
  answer({}, 401)
  const ended = vi.fn()
  const stop = onSessionExpired(ended)
  const reply = await store.dispatch(shop.endpoints.memberVisit.initiate({}))
  stop()
  expect(toFailure(reply.error)).toEqual({ kind: 'session' })
  expect(ended).not.toHaveBeenCalled()
})

test('a call fails as usual where the code that reads stored replies fails to load', async () => {
  vi.doMock('./stored-replies.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: { controller: {} } }))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { error } = await store.dispatch(shop.endpoints.memberVisit.initiate({}))
  expect(toFailure(error)).toEqual({ kind: 'network' })
  vi.doUnmock('./stored-replies.ts')
})

test('a refusal whose text can’t be loaded shows the message of the server', async () => {
  vi.doMock('./failure-text.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/failure-text-aaaaaaa.js')
  })
  answer({ code: 1103001, msg: 'Barang ini sudah habis', data: null, status: '1103001' })
  await store.dispatch(shop.endpoints.cartAdd.initiate({ sku_no: 'S1', quantity: 1 }))
  await expect.poll(() => toasts.get().map(({ text }) => text)).toContain('Barang ini sudah habis')
  vi.doUnmock('./failure-text.ts')
})

test('a body is sent as JSON', async () => {
  answer({}, 503)
  await store.dispatch(shop.endpoints.cartAdd.initiate({ sku_no: 'S1', quantity: 1 }))
  expect(sent.at(-1)?.headers.get('content-type')).toBe('application/json')
})

test('a refusal is told by a toast, in the words of its code or else of the server, and rejected', async () => {
  const add = () => store.dispatch(shop.endpoints.cartAdd.initiate({ sku_no: 'S1', quantity: 1 }))
  const told = () => toasts.get().map(({ text }) => text)
  answer({ code: 1105007, msg: 'Stok habis', data: null, status: '1105007' })
  expect(toFailure((await add()).error)).toMatchObject({ kind: 'business', code: 1105007 })
  await expect.poll(told).toContain("There isn't enough stock left.")
  answer({ code: 1199999, msg: 'Toko sedang libur', data: null, status: '1199999' })
  expect(toFailure((await add()).error)).toMatchObject({ kind: 'business', code: 1199999 })
  await expect.poll(told).toContain('Toko sedang libur')
})
