import { afterEach, expect, it, vi } from 'vitest'
import { applyConfig } from '../config/config.ts'
import { inShell, postToShell } from './bridge.ts'

/** A bridge that refuses to be called as anything but its own method, as Android's does. */
function bridge() {
  const told: string[] = []
  return {
    told,
    postMessage(text: string) {
      if (this?.told !== told) throw new TypeError('Java bridge method invoked on another object')
      told.push(text)
    },
  }
}

const title = { type: 'pageTitle', title: 'Keranjang' } as const
const text = '{"type":"pageTitle","title":"Keranjang"}'

afterEach(() => {
  applyConfig({ shellOrigin: undefined })
})

it('posts to React Native, to iOS and to Android', () => {
  for (const put of [
    (it: object) => vi.stubGlobal('ReactNativeWebView', it),
    (it: object) => vi.stubGlobal('webkit', { messageHandlers: { nusaria: it } }),
    (it: object) => vi.stubGlobal('nusaria', it),
  ]) {
    const shell = bridge()
    put(shell)
    expect(inShell()).toBe(true)
    postToShell(title)
    expect(shell.told).toEqual([text])
    vi.unstubAllGlobals()
  }
})

it('posts to only one of them when a shell has several', () => {
  const [first, second, third] = [bridge(), bridge(), bridge()]
  vi.stubGlobal('nusaria', third)
  vi.stubGlobal('webkit', { messageHandlers: { nusaria: second } })
  vi.stubGlobal('ReactNativeWebView', first)
  postToShell(title)
  expect([first.told, second.told, third.told]).toEqual([[text], [], []])
})

it('posts to the page around its frame if that is the configured shell, and to its origin alone', () => {
  const posts: unknown[] = []
  vi.stubGlobal('parent', { postMessage: (...args: unknown[]) => posts.push(args) })
  vi.stubGlobal('location', { ancestorOrigins: ['https://app.example'] })
  expect(inShell()).toBe(false)
  applyConfig({ shellOrigin: 'https://other.example' })
  expect(inShell()).toBe(false)
  applyConfig({ shellOrigin: 'https://app.example' })
  postToShell(title)
  expect(posts).toEqual([[text, 'https://app.example']])
})

it('recognizes neither another app nor a browser as the shell', () => {
  expect(inShell()).toBe(false)
  vi.stubGlobal('webkit', { messageHandlers: { facebook: bridge() } })
  vi.stubGlobal('nusaria', { version: 1 })
  expect(inShell()).toBe(false)
  expect(() => void postToShell(title)).not.toThrow()
})

it('continues when posting to the shell fails, at once or later', async () => {
  const fail = vi.fn<() => unknown>(() => {
    throw new Error('gone')
  })
  vi.stubGlobal('ReactNativeWebView', { postMessage: fail })
  expect(await postToShell(title)).toBeUndefined()
  fail.mockImplementation(() => Promise.reject(new Error('no reply')))
  expect(await postToShell(title)).toBeUndefined()
})

it('resolves with what the bridge returns', async () => {
  vi.stubGlobal('webkit', { messageHandlers: { nusaria: { postMessage: async () => 'answer' } } })
  expect(await postToShell(title)).toBe('answer')
})
