import { ERRORS } from '@nusaria/contracts/errors'
import { LIMITS } from '@nusaria/contracts/limits'
import { act, cleanup, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeLanguage, i18n, startI18n } from '#platform/i18n/i18n.ts'
import { storedLanguage } from '#platform/i18n/language.ts'
import { shellSessionStarted } from '#platform/state/app-info.ts'
import { drafts } from '#platform/state/drafts.ts'
import { sessionEnded, sessionExpired, sessionSaved } from '#platform/state/user-info.ts'
import { saveReturnTarget } from '#session/return-target.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { memberSample } from '#testing/member-samples.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { ShellGate } from './shell-gate.tsx'

// The gate's code and the texts are loaded before the first test stops the clock.
await import('./shell-link.tsx')
await startI18n()

const INFO = '/member/user/info'
const LANGUAGE = '/member/user/device_language'
const WAITING = 'Loading the page'
const sari: StubbedReply = { data: memberSample() }
const budi: StubbedReply = { data: memberSample({ member_no: 'M2', user_name: 'Budi' }) }
const refused: StubbedReply = { code: 401 }

/** `Authorization` of the calls sent, in order */
const bearers: (string | null)[] = []
const posted: string[] = []
/** Holds every answer back until it is called. */
let letGo: () => void = () => {}

function Shop() {
  const { pathname, search } = useLocation()
  return <p>shop at {pathname + search}</p>
}

interface Opening {
  readonly answers?: Readonly<Record<string, readonly StubbedReply[]>>
  readonly at?: string
  readonly slow?: boolean
  readonly store?: ReturnType<typeof shopStore>
}

async function open({ answers = {}, at = '/', slow = false, store = shopStore() }: Opening = {}) {
  const calls = stubApi({ [LANGUAGE]: [{ data: null }], ...answers })
  const answer = globalThis.fetch
  const gate = slow ? new Promise<void>((resolve) => (letGo = resolve)) : undefined
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    bearers.push(new Headers(init.headers).get('Authorization'))
    await gate
    return answer(url, init)
  })
  await renderInShop(
    <ShellGate>
      <Shop />
    </ShellGate>,
    { store, at },
  )
  await pass(0)
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
  return { store, sent, session: () => store.getState().userInfo.userInfo, appInfo: () => store.getState().appInfo.appInfo }
}

/** Lets `ms` pass and pending promises settle. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    for (let turn = 0; turn < 10; turn++) {
      await new Promise((resolve) => setImmediate(resolve))
      await vi.advanceTimersByTimeAsync(0)
    }
  })
async function says(message: unknown): Promise<void> {
  const data = typeof message === 'string' ? message : JSON.stringify(message)
  act(() => void window.dispatchEvent(new MessageEvent('message', { data })))
  await pass(0)
}
/** Texts come from files: that takes as long as it takes. */
async function until(fact: () => boolean): Promise<void> {
  while (!fact()) await pass(0)
  await pass(0)
}
const waits = () => screen.queryByRole('status')?.textContent === i18n.t('loading')
const shown = () => screen.queryByText(/^shop at/)?.textContent

beforeEach(async () => {
  await changeLanguage('en')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('ReactNativeWebView', { postMessage: (text: string) => posted.push(text) })
})
afterEach(() => {
  bearers.length = 0
})

it('reports once per load that it is ready, and waits behind the loading screen', async () => {
  await open()
  expect([waits(), shown()]).toEqual([true, undefined])
  cleanup()
  await open()
  expect(posted).toEqual(['{"type":"webViewReady"}'])
  expect(WAITING).toBe(i18n.t('loading'))
})

it("doesn't wait or listen in a browser", async () => {
  vi.unstubAllGlobals()
  const listens = vi.spyOn(window, 'addEventListener')
  await renderInShop(
    <ShellGate>
      <Shop />
    </ShellGate>,
  )
  expect(shown()).toBe('shop at /')
  expect(listens.mock.calls.map(([kind]) => kind)).not.toContain('message')
})

it("without a Token the shop opens at once, and stores the message's values", async () => {
  const { session, appInfo, sent } = await open()
  await says({ Token: '', AppVersion: '4.2', device: { os: 'ios' } })
  expect(shown()).toBe('shop at /')
  expect(appInfo()).toEqual({ AppVersion: '4.2', device: { os: 'ios' } })
  expect([session().auth_token, sent(INFO)]).toEqual([null, []])
})

it('with a Token it opens once the member is loaded with that Token', async () => {
  const { session, store } = await open({ answers: { [INFO]: [sari] }, slow: true })
  await says({ Token: 't1', AppVersion: '4.2' })
  expect([waits(), session().auth_token]).toEqual([true, null])
  letGo()
  await pass(0)
  expect(shown()).toBe('shop at /')
  expect(session()).toMatchObject({ auth_token: 't1', member_no: 'M1', user_name: 'Sari Wulandari', points: 100 })
  expect(bearers).toEqual(['Bearer t1'])
  expect(JSON.stringify(store.getState().appInfo)).not.toContain('t1')
})

it('a refused Token makes the shopper a guest, without a message', async () => {
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: 'old', member_no: 'M1' }))
  const { session } = await open({ answers: { [INFO]: [refused] }, store, at: '/cart' })
  await says({ Token: 't1' })
  expect([shown(), session().auth_token]).toEqual(['shop at /cart', null])
})

it.each([
  ['of an account that is disabled', { code: ERRORS.ACCOUNT_ABNORMAL.code } satisfies StubbedReply, 't1'],
  ['that no header can carry', sari, 'tökén\n漢'],
])('a Token %s does the same', async (_, reply, Token) => {
  const { session } = await open({ answers: { [INFO]: [reply] } })
  await says({ Token })
  expect([shown(), session().auth_token]).toEqual(['shop at /', null])
})

it('without a connection the Token is accepted and the shop opens; the same Token again loads the member again', async () => {
  const { session, sent } = await open({ answers: { [INFO]: ['unreachable', sari] } })
  await says({ Token: 't1' })
  expect(shown()).toBe('shop at /')
  expect(session()).toMatchObject({ auth_token: 't1', member_no: null })
  // The stub takes the second one for the second try of the first.
  for (let time = 2; time <= 3; time++) await says({ Token: 't1' })
  expect(session()).toMatchObject({ auth_token: 't1', member_no: 'M1' })
  expect(sent(INFO)).toHaveLength(2)
})

it('waits at most 8 s for the message', async () => {
  await open()
  await pass(LIMITS.shellWait - 1)
  expect(waits()).toBe(true)
  await pass(1)
  expect([waits(), shown()]).toEqual([false, 'shop at /'])
})

it('a late message counts, without the loading screen', async () => {
  const { session } = await open({ answers: { [INFO]: [sari] }, slow: true })
  await pass(LIMITS.shellWait)
  await says({ Token: 't1' })
  expect([waits(), shown()]).toEqual([false, 'shop at /'])
  letGo()
  await pass(0)
  expect(session().member_no).toBe('M1')
})

it('the limit of 8 s is for the message; loading the member may take longer', async () => {
  await open({ answers: { [INFO]: [sari] }, slow: true })
  await says({ Token: 't1' })
  await pass(LIMITS.shellWait + 1)
  expect(waits()).toBe(true)
  letGo()
  await pass(0)
  expect(waits()).toBe(false)
})

it('ignores anything that is not a message', async () => {
  await open()
  await says('Token=t1')
  await says({ Token: 1 })
  expect(waits()).toBe(true)
  await says({})
  expect(waits()).toBe(false)
})

it('the same Token loads the member once; another Token is another member, without data of the first', async () => {
  const { session, sent, store } = await open({ answers: { [INFO]: [sari, budi] } })
  await says({ Token: 't1', Language: 'en' })
  await says({ Token: 't1', Language: 'en' })
  expect(sent(INFO)).toHaveLength(1)
  drafts.write('address', 'M1', 'Jl. Melawai')
  await says({ Token: 't2', AppVersion: '5' })
  expect(session()).toMatchObject({ auth_token: 't2', member_no: 'M2' })
  expect(drafts.read('address', 'M1')).toBeUndefined()
  expect(store.getState().appInfo).toEqual({ appInfo: { AppVersion: '5' }, shellSession: true })
})

it('of two Tokens at the same time the last one counts', async () => {
  const { session } = await open({ answers: { [INFO]: [sari, budi] }, slow: true })
  await says({ Token: 't1' })
  await says({ Token: 't2' })
  letGo()
  await pass(0)
  expect(shown()).toBe('shop at /')
  expect(session()).toMatchObject({ auth_token: 't2', member_no: 'M2' })
})

it('a shopper who logged out stays logged out with the same Token; a new Token logs in', async () => {
  const { session, store } = await open({ answers: { [INFO]: [sari] } })
  await says({ Token: 't1' })
  act(() => void store.dispatch(sessionEnded()))
  await says({ Token: 't1' })
  expect(session().auth_token).toBeNull()
  await says({ Token: 't2' })
  expect(session().auth_token).toBe('t2')
})

it('a logout in the shell is a logout here; a member who logged in here stays logged in', async () => {
  const { session, store } = await open({ answers: { [INFO]: [sari] } })
  await says({ Token: 't1' })
  await says({ Language: 'en' })
  expect(session().auth_token).toBe('t1')
  await says({ Token: null })
  expect(session()).toMatchObject({ auth_token: null, member_no: null })
  store.dispatch(sessionSaved({ auth_token: 'own', member_no: 'M1' }))
  await says({ Token: null })
  expect(session().auth_token).toBe('own')
})

it('a stored session ends when the first message has no Token', async () => {
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: 't1', member_no: 'M1' }))
  store.dispatch(shellSessionStarted())
  const { session } = await open({ store })
  await says({ AppVersion: '4.2' })
  expect(session().auth_token).toBeNull()
})

it('a Token on a login page returns to the page that asked for the login', async () => {
  saveReturnTarget({ pathname: '/order', search: '?tab=unpaid' })
  const { session, store } = await open({ answers: { [INFO]: [sari] }, at: '/login' })
  await pass(LIMITS.shellWait)
  expect(shown()).toBe('shop at /login')
  await says({ Token: 't1' })
  expect([shown(), session().auth_token]).toEqual(['shop at /order?tab=unpaid', 't1'])
  // As after a session that ended here.
  act(() => void store.dispatch(sessionExpired()))
  await says({ Token: 't2' })
  expect([shown(), session().auth_token]).toEqual(['shop at /order?tab=unpaid', 't2'])
})

it('switches to the shell’s language, reports it to the server, and stores it', async () => {
  const { sent, appInfo } = await open()
  await says({ Language: 'id-ID' })
  await until(() => i18n.language === 'id')
  expect(sent(LANGUAGE)).toEqual([{ language: 'id', device_id: 'test-device' }])
  expect([storedLanguage(), appInfo()]).toEqual(['id', { Language: 'id-ID' }])
})

it.each(['fr', 'x', '', null])('an unknown language changes nothing (%s)', async (Language) => {
  const { sent } = await open()
  await says({ Language })
  expect([i18n.language, sent(LANGUAGE), shown()]).toEqual(['en', [], 'shop at /'])
})

it('the current language is not reported to the server', async () => {
  const { sent } = await open()
  await says({ Language: 'en-US' })
  expect([i18n.language, sent(LANGUAGE)]).toEqual(['en', []])
})

it('switches also when the report to the server fails', async () => {
  await open({ answers: { [LANGUAGE]: ['unreachable'] } })
  await says({ Language: 'zh-CN' })
  await until(() => i18n.language === 'zh-CN')
  expect(shown()).toBe('shop at /')
})
