import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import * as brand from '../../../brand/nusaria/brand.ts'
import { fillVariables, parseTextsPath } from './locales.ts'

const at = (path: string) => parseTextsPath(fileURLToPath(new URL(`../../../${path}`, import.meta.url)))

it('recognizes texts by their file, and no other file', () => {
  expect(at('locales/zh-CN/order.json')).toEqual({ language: 'zh-CN', namespace: 'order' })
  for (const other of ['locales/package.json', 'locales/src/load.ts', 'package.json', 'locales/src/deep/en.json'])
    expect(at(other)).toBe(null)
})

it('writes the limits and the brand of the shop into the texts of a build, and no other variable', () => {
  expect(fillVariables('{"a":"{{shipHours}} h, {{searchDepth}}, {{name}}, {{brand}}"}', 'id', brand)).toBe(
    '{"a":"48 h, 2.000, {{name}}, Nusaria"}',
  )
})
