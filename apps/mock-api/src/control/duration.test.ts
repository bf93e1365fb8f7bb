import { expect, it } from 'vitest'
import { addDuration } from './duration.ts'

it('reads ISO 8601 durations', () => {
  const from = Date.parse('2026-01-31T00:00:00Z')
  for (const [text, moment] of [
    ['PT24H', '2026-02-01T00:00:00Z'],
    ['P7D', '2026-02-07T00:00:00Z'],
    ['P1W', '2026-02-07T00:00:00Z'],
    ['P1DT12H30M1.5S', '2026-02-01T12:30:01.500Z'],
    ['P1M', '2026-02-28T00:00:00Z'],
    ['P1Y1M', '2027-02-28T00:00:00Z'],
    ['PT0S', '2026-01-31T00:00:00Z'],
  ] as const) {
    expect([text, addDuration(from, text)]).toEqual([text, Date.parse(moment)])
  }
})

it('refuses anything else', () => {
  for (const text of ['', 'P', 'PT', 'P1', '24H', 'PT-1H', '-PT1H', 'P1DT', 'PT1H ', 'PT1.5H', 'pt1h', `P${'9'.repeat(30)}Y`])
    expect([text, addDuration(0, text)]).toEqual([text, null])
})
