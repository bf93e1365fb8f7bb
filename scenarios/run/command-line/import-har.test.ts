import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createStoryContext } from '../drivers/calls/story-context.ts'
import { recordingHost } from '../recordings/har-writer.ts'
import { parseRecording } from '../recordings/replay.ts'
import { engineHost } from '../support/engine-host.ts'
import { importHar } from './import-har.ts'

const folder = mkdtempSync(join(tmpdir(), 'nusaria-har-'))
const file = join(folder, 'session.har')
const lines: string[] = []

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  const { host, har } = recordingHost(engineHost())
  const { client } = await createStoryContext(host, { frozen: true })
  await client.call('nav.typeList')
  writeFileSync(file, har())
})
afterAll(() => vi.restoreAllMocks())

test('writes a recording beside the HAR file, and says how to replay it', () => {
  expect(importHar([file])).toBe(0)
  expect(parseRecording(readFileSync(join(folder, 'session.scenario.json'), 'utf8')).steps).toHaveLength(1)
  expect(lines.at(-1)).toContain('npm run scenario -- ')
})

test('overwrites nothing', () => {
  expect(() => importHar([file])).toThrow(/is there already/)
})

test.each([
  ['no file', [], /takes one HAR file/],
  ['a missing file', [join(folder, 'none.har')], /There is no file/],
] as const)('refuses %s', (_, args, reason) => {
  expect(() => importHar(args)).toThrow(reason)
})

test('says why a file is no HAR file', () => {
  const other = join(folder, 'other.har')
  writeFileSync(other, '{"log":{"entries":[]}}')
  expect(() => importHar([other])).toThrow(/It has no call of the shop/)
})
