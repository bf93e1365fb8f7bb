import { readFileSync } from 'node:fs'
import { CONDITION_NAMES, CONDITIONS, conditionException } from '@nusaria/scenarios/conditions'
import { scenarios } from '@nusaria/scenarios/index'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib/root.ts'
import { parseOptions } from '../command-line/options.ts'

test('testers read about each condition', () => {
  const guide = readFileSync(`${root}/docs/for-testers.md`, 'utf8')
  expect(CONDITION_NAMES.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test.each(CONDITION_NAMES)('what %s excludes exists, and it leaves most stories', (condition) => {
  const { without = {}, except = {} } = CONDITIONS[condition]
  const verbs = new Set<string>(Object.values(scenarios).flatMap(({ steps }) => steps.map(({ verb }) => verb)))
  expect(Object.keys(except).filter((name) => !(name in scenarios))).toEqual([])
  expect(Object.keys(without).filter((verb) => !verbs.has(verb))).toEqual([])
  const told = Object.entries(scenarios).filter(([name, story]) => conditionException(condition, name, story) === null)
  expect(told.length).toBeGreaterThan(0.8 * Object.keys(scenarios).length)
})

test('--under takes conditions for a browser alone', () => {
  const under = (...args: string[]) => parseOptions(['all', ...args])?.under
  expect(under()).toEqual([undefined])
  expect(under('--driver=browser', '--under=slow,translated')).toEqual(['slow', 'translated'])
  expect(under('--driver=browser', '--under=all')).toEqual(CONDITION_NAMES)
  expect(() => under('--driver=browser', '--under=rain')).toThrow('--under is translated, ')
  expect(() => under('--under=slow')).toThrow('--under needs --driver=browser')
})
