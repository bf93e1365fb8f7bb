// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { parseTextsPath } from './locales.ts'

const at = (path: string) => parseTextsPath(fileURLToPath(new URL(`../../../${path}`, import.meta.url)))

it('recognizes texts by their file, and no other file', () => {
  expect(at('locales/zh-CN/order.json')).toEqual({ language: 'zh-CN', namespace: 'order' })
  for (const other of ['locales/package.json', 'locales/src/load.ts', 'package.json', 'locales/src/deep/en.json'])
    expect(at(other)).toBe(null)
})
