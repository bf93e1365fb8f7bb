import { describe, expect, test } from 'vitest'
import { scenarios } from '../index.ts'
import { coverageOf, errorsIn, UNREACHABLE_ON_SCREEN } from './coverage.ts'
import { RECORDS, recordedScreens, screenAt } from './record.ts'
import { LAYOUTS, notApplicableReason, PLANNED_STORIES } from './run-plan.ts'

const coverage = coverageOf(scenarios)

describe('the stories', () => {
  test('cover every code, transition and route', () => {
    expect(coverage.lines.filter((line) => line.missing).map(({ what }) => what)).toEqual([])
  })

  test('run on phones and on desktops, in every language', () => {
    const ran = new Set(coverage.runs.map(({ layout, language }) => `${layout} ${language}`))
    expect([...ran].sort()).toEqual(['desktop en', 'desktop id', 'desktop zh-CN', 'mobile en', 'mobile id', 'mobile zh-CN'])
    expect(PLANNED_STORIES.filter((name) => !scenarios[name])).toEqual([])
  })

  test.each(Object.keys(UNREACHABLE_ON_SCREEN))('never meet %s on a screen', (name) => {
    const onScreen = Object.values(scenarios).filter((one) => notApplicableReason(one, 'mobile') === null)
    expect(onScreen.flatMap(errorsIn)).not.toContain(name)
  })
})

describe('the record of what the stories did', () => {
  test('has every story, and no other', () => {
    expect(Object.keys(RECORDS)).toEqual(Object.keys(scenarios))
  })

  test.each(Object.entries(scenarios))('has a screen for each step of %s', (name, story) => {
    const applicable = LAYOUTS.filter((layout) => notApplicableReason(story, layout) === null)
    for (const layout of LAYOUTS) expect(recordedScreens(name, layout)).toHaveLength(applicable.includes(layout) ? story.steps.length : 0)
  })

  test('names screens by their address', () => {
    expect(screenAt('/orderDetail/NS1')).toBe('orderDetail')
    expect(screenAt('/gateway/G7')).toBe('gateway')
    expect(screenAt('/order')).toBe('orders')
    expect(screenAt('/unknown')).toBeNull()
  })
})
