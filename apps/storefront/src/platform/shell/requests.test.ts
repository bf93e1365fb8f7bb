import { PageToShellMessage } from '@nusaria/contracts/shell'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openInShell, printInShell, saveInShell, shellCan, shellRequests } from './requests.ts'

const posted: PageToShellMessage[] = []
const FILE = { name: 'a.png', mime: 'image/png', data: 'aGFsbw==' }
const result = (id: string, ok: boolean) => shellRequests.receiveResult({ type: 'result', version: 1, id, ok })
const idOfLast = () => {
  const last = posted.at(-1)
  return last?.type === 'download' ? last.id : ''
}

beforeEach(() => {
  vi.useFakeTimers()
  shellRequests.connect((message) => posted.push(PageToShellMessage.parse(message)))
})
afterEach(() => {
  vi.useRealTimers()
  posted.length = 0
  shellRequests.receiveCapabilities([])
})

it('an app that says nothing is asked for nothing', async () => {
  expect([openInShell('https://wa.me/1'), printInShell('Invoice'), await saveInShell(FILE), shellCan('print')]).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(posted).toEqual([])
})

it('an app is asked for what it says it can do, and for no more', () => {
  shellRequests.receiveCapabilities(['openUrl', 'fly'])
  expect([openInShell('https://wa.me/1'), printInShell('Invoice')]).toEqual([true, false])
  // A later message that doesn't name them changes nothing.
  shellRequests.receiveCapabilities(undefined)
  shellRequests.receiveCapabilities(null)
  expect(openInShell('mailto:a@b.example')).toBe(true)
  shellRequests.receiveCapabilities(['print'])
  expect([openInShell('https://wa.me/1'), printInShell('Invoice')]).toEqual([false, true])
  expect(posted).toEqual([
    { type: 'openUrl', version: 1, url: 'https://wa.me/1' },
    { type: 'openUrl', version: 1, url: 'mailto:a@b.example' },
    { type: 'print', version: 1, title: 'Invoice' },
  ])
})

it('a file is saved when the app says so, for each file by itself', async () => {
  shellRequests.receiveCapabilities(['download'])
  const first = saveInShell(FILE)
  const firstId = idOfLast()
  const second = saveInShell(FILE)
  expect(posted[0]).toEqual({ type: 'download', version: 1, id: firstId, ...FILE })
  result('unknown', true)
  result(idOfLast(), false)
  result(firstId, true)
  expect(await Promise.all([first, second])).toEqual([true, false])
})

it('a file is not saved when the app says nothing in time', async () => {
  shellRequests.receiveCapabilities(['download'])
  const saved = saveInShell(FILE)
  await vi.runAllTimersAsync()
  expect(await saved).toBe(false)
  expect(() => result(idOfLast(), true)).not.toThrow()
})
