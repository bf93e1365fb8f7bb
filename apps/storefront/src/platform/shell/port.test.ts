import { SHELL_MESSAGE_MAX, type ShellMessage } from '@nusaria/contracts/shell'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyConfig } from '../config/config.ts'
import { type IgnoredMessage, SHELL_IGNORED_EVENT, shellPort } from './port.ts'

const heard: ShellMessage[] = []
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
  stop = shellPort.listen((message) => heard.push(message))
})
afterEach(() => {
  stop()
  window.removeEventListener(SHELL_IGNORED_EVENT, note)
  heard.length = 0
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
