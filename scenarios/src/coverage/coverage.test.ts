import { describe, expect, test } from 'vitest'
import type { Scenario } from '../dsl/scenario.ts'
import { scenarios } from '../index.ts'
import { coverageOf, errorsIn, UNREACHABLE_ON_SCREEN } from './coverage.ts'
import { dailyRuns, LAYOUT_VERBS } from './daily-plan.ts'
import { RECORDS, recordedScreens, screenAt, screensIn } from './record.ts'
import { allRuns, LAYOUTS, notApplicableReason, PLANNED_STORIES, type StoryRun } from './run-plan.ts'

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

  test('show by day every screen, and every verb of the shopper, on both layouts where it differs, in every language', () => {
    const shown = (runs: readonly StoryRun[]) =>
      new Set(
        runs.flatMap(({ story, layout, language }) => {
          const scenario = scenarios[story] as Scenario
          const verbs = scenario.steps.flatMap(({ by, verb }) => {
            if (by !== 'shopper') return []
            return LAYOUT_VERBS.has(verb) ? `${layout} ${verb}` : verb
          })
          return [...verbs, ...screensIn(story, scenario, layout).used, language]
        }),
      )
    const [daily, all] = [dailyRuns(scenarios), allRuns(scenarios)]
    expect([...shown(daily)].sort()).toEqual([...shown(all)].sort())
    expect([...LAYOUT_VERBS].filter((verb) => !shown(all).has(`mobile ${verb}`))).toEqual([])
    expect(daily.length).toBeLessThan(all.length)
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
