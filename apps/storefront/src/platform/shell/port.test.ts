import { SHELL_MESSAGE_MAX, type ShellMessage, type ShellResult } from '@nusaria/contracts/shell'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyConfig } from '../config/config.ts'
import { type IgnoredMessage, SHELL_IGNORED_EVENT, shellPort } from './port.ts'

const heard: ShellMessage[] = []
const results: ShellResult[] = []
const ignored: IgnoredMessage[] = []
const warned: unknown[] = []
const note = (event: Event) => void ignored.push((event as CustomEvent<IgnoredMessage>).detail)
let stop = () => {}

const says = (data: unknown, more: MessageEventInit = {}, at: EventTarget = window) =>
  void at.dispatchEvent(new MessageEvent('message', { data, ...more }))
const reasons = () => ignored.map(({ reason }) => reason)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((...args) => void warned.push(args))
  window.addEventListener(SHELL_IGNORED_EVENT, note)
  stop = shellPort.listen(
    (message) => heard.push(message),
    (result) => results.push(result),
  )
})
afterEach(() => {
  stop()
  window.removeEventListener(SHELL_IGNORED_EVENT, note)
  heard.length = 0
  results.length = 0
  ignored.length = 0
  warned.length = 0
})

it("receives the shell's message with all its fields", () => {
  const message = { Token: 't1', Language: 'id', AppVersion: '4.2', device: { os: 'android', insets: [0, 24] }, promo: null }
  says(JSON.stringify(message))
  says('{}', { source: window, origin: location.origin })
  says('{"Token":null,"Language":null}')
  expect(heard).toEqual([message, {}, { Token: null, Language: null }])
  expect(ignored).toEqual([])
})

it('receives it on the document, too, and only once if it bubbles', () => {
  says('{"Language":"en"}', {}, document)
  says('{"Language":"id"}', { bubbles: true }, document)
  expect(heard).toEqual([{ Language: 'en' }, { Language: 'id' }])
})

const READY = { type: 'webViewReady' } as const

it.each([
  ['a promise of a text', async () => '{"Token":"t1"}'],
  ['a promise of a dictionary', async () => ({ Token: 't1' })],
  ['a text', () => '{"Token":"t1"}'],
])('hears an answer that the bridge returns as %s', async (_, postMessage) => {
  vi.stubGlobal('webkit', { messageHandlers: { nusaria: { postMessage } } })
  await shellPort.post(READY)
  expect([heard, ignored]).toEqual([[{ Token: 't1' }], []])
})

it.each([undefined, null, '', true, 1])('a bridge that returns %s has not answered', async (answer) => {
  vi.stubGlobal('nusaria', { postMessage: () => answer })
  await shellPort.post(READY)
  expect([heard, ignored]).toEqual([[], []])
})

it('hears the object of addWebMessageListener, and nobody who dispatches on the page in its name', () => {
  const bridge = Object.assign(new EventTarget(), { postMessage: () => {} })
  vi.stubGlobal('nusaria', bridge)
  stop()
  stop = shellPort.listen((message) => heard.push(message))
  says('{"Token":"t1"}', { origin: 'https://any.example' }, bridge)
  expect([heard, ignored]).toEqual([[{ Token: 't1' }], []])
  stop()
  says('{"Token":"t2"}', {}, bridge)
  expect(heard).toHaveLength(1)
})

it('tells results from messages', () => {
  says('{"type":"result","version":1,"id":"7","ok":true}')
  says('{"type":"other","capabilities":["print"]}')
  expect(results).toEqual([{ type: 'result', version: 1, id: '7', ok: true }])
  expect(heard).toEqual([{ type: 'other', capabilities: ['print'] }])
  says('{"type":"result","version":2,"id":"7","ok":true}')
  says('{"type":"result","version":1,"id":"7","ok":"yes","Token":"t"}')
  says('{"capabilities":"print"}')
  expect([results.length, heard.length, reasons()]).toEqual([1, 1, ['not-a-message', 'not-a-message', 'not-a-message']])
})

it('ignores other windows, open or closed', () => {
  says('{"Token":"evil"}', { source: {} as Window, origin: 'https://evil.example' })
  says('{"Token":"evil"}', { source: {} as Window, origin: location.origin })
  says('{"Token":"evil"}', { source: null, origin: 'https://evil.example' })
  expect([heard, reasons()]).toEqual([[], ['foreign', 'foreign', 'foreign']])
})

it("receives the configured shell's message from the page around the frame, and nobody else's", () => {
  const around = { postMessage: () => {} } as unknown as Window
  vi.stubGlobal('parent', around)
  const shell = 'https://app.example'
  says('{"Token":"early"}', { source: around, origin: shell })
  applyConfig({ shellOrigin: shell })
  says('{"Token":"t1"}', { source: around, origin: shell })
  says('{"Token":"evil"}', { source: around, origin: 'https://evil.example' })
  says('{"Token":"evil"}', { source: {} as Window, origin: shell })
  applyConfig({ shellOrigin: undefined })
  vi.unstubAllGlobals()
  expect([heard, reasons()]).toEqual([[{ Token: 't1' }], ['foreign', 'foreign', 'foreign']])
})

it.each([
  ['not-text', { Token: 't' }],
  ['not-text', undefined],
  ['too-long', JSON.stringify({ a: 'x'.repeat(SHELL_MESSAGE_MAX) })],
  ['not-json', 'Token=t1'],
  ['not-json', ''],
  ['not-a-message', '"t1"'],
  ['not-a-message', '[{"Token":"t1"}]'],
  ['not-a-message', 'null'],
  ['not-a-message', '{"Token":7}'],
  ['not-a-message', `{"Token":"${'t'.repeat(4_097)}"}`],
  ['not-a-message', '{"Language":["id"]}'],
  ['not-a-message', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
])('ignores what is %s: %.30s', (reason, data) => {
  says(data)
  expect([heard, reasons()]).toEqual([[], [reason]])
})

it('logs what is wrong, never the content of the message', () => {
  says('{"Token":{"secret":"s3cr3t"},"Language":"id"}')
  says('{"Token":"s3cr3t"')
  expect(ignored[0]?.issues).toEqual([expect.stringMatching(/^Token: /)])
  expect(JSON.stringify([ignored, warned])).not.toContain('s3cr3t')
})

it('receives nothing after it is stopped', () => {
  stop()
  says('{}')
  says('{}', {}, document)
  expect(heard).toEqual([])
})
