import { describe, expect, test } from 'vitest'
import { scenarios } from '../index.ts'
import { coverageOf, errorsIn, UNREACHABLE_ON_SCREEN } from './coverage.ts'
import { RECORDS, recordProblems, screenAt } from './record.ts'
import { notApplicableReason } from './run-plan.ts'

const coverage = coverageOf(scenarios)

describe('the stories', () => {
  test('cover every code, transition and route', () => {
    expect(coverage.lines.filter((line) => line.missing).map(({ what }) => what)).toEqual([])
  })

  test('run on phones and on desktops, in every language', () => {
    const ran = new Set(coverage.runs.map(({ layout, language }) => `${layout} ${language}`))
    expect([...ran].sort()).toEqual(['desktop en', 'desktop id', 'desktop zh-CN', 'mobile en', 'mobile id', 'mobile zh-CN'])
  })

  test.each(Object.keys(UNREACHABLE_ON_SCREEN))('never meet %s on a screen', (name) => {
    const onScreen = Object.values(scenarios).filter((one) => notApplicableReason(one, 'mobile') === null)
    expect(onScreen.flatMap(errorsIn)).not.toContain(name)
  })
})

describe('the record of what the stories did', () => {
  test('has every story with a screen for each of its steps, and no other', () => {
    expect(recordProblems(scenarios)).toEqual([])
  })

  test('that lacks a story or a step, or has one too many, names the story and what to do', () => {
    const [name = '', story] = Object.entries(scenarios).find(([each]) => each === 'cart/tended') ?? []
    const stories = { 'qa/new': story, 'qa/longer': story, 'qa/turned': story } as typeof scenarios
    const screens = RECORDS[name]?.mobile ?? ''
    const records = {
      'qa/longer': { transitions: [], mobile: 'home', desktop: 'home' },
      'qa/turned': { transitions: [], mobile: screens },
      'qa/gone': { transitions: [] },
    }
    const steps = story?.steps.length
    expect(recordProblems(stories, records, ['qa/new', 'qa/renamed'])).toEqual([
      "qa/new isn't recorded: npm run scenario -- qa/new --record, and the same with --driver=browser --layout=both",
      `qa/longer isn't recorded with its ${steps} steps on mobile and desktop: npm run scenario -- qa/longer --driver=browser --layout=both --record`,
      `qa/turned isn't recorded with its ${steps} steps on desktop: npm run scenario -- qa/turned --driver=browser --layout=desktop --record`,
      "qa/gone is recorded, but isn't a story: delete it from scenarios/src/coverage/recorded.json",
      "qa/renamed has a language, but isn't a story: delete it from scenarios/src/coverage/language-plan.json",
    ])
  })

  test('names screens by their address', () => {
    expect(screenAt('/orderDetail/NS1')).toBe('orderDetail')
    expect(screenAt('/gateway/G7')).toBe('gateway')
    expect(screenAt('/order')).toBe('orders')
    expect(screenAt('/unknown')).toBeNull()
  })
})
