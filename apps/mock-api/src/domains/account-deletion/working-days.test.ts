import { formatInstant } from '@nusaria/catalogue/lib/time'
import { expect, it } from 'vitest'
import { isWorkingDay, nextOpening, workingDaysAfter } from './working-days.ts'

const at = (text: string) => Date.parse(`${text}+07:00`)
const minuteOf = (ms: number) => formatInstant(ms).slice(0, 16)

it('counts Monday to Friday in Jakarta, from midnight to midnight', () => {
  const week = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08']
  for (const time of ['T00:00:00', 'T06:59:59', 'T23:59:59'])
    expect(week.map((day) => isWorkingDay(at(day + time)))).toEqual([false, true, true, true, true, true, false, false])
})

it.each([
  ['a Monday', '2026-03-02T09:00', 3, '2026-03-05T09:00'],
  ['a Friday', '2026-03-06T15:30', 1, '2026-03-09T15:30'],
  ['a Friday', '2026-03-06T15:30', 7, '2026-03-17T15:30'],
  ['a Saturday', '2026-03-07T23:00', 3, '2026-03-11T23:00'],
  ['a Sunday', '2026-03-08T01:00', 3, '2026-03-11T01:00'],
])('counts no weekend from %s (%s) on %i days', (_day, from, days, to) => {
  expect(minuteOf(workingDaysAfter(at(`${from}:00`), days))).toBe(to)
})

it.each([
  ['2026-03-02T08:00', '2026-03-03T09:00'],
  ['2026-03-06T18:00', '2026-03-09T09:00'],
  ['2026-03-08T00:30', '2026-03-09T09:00'],
])('begins at nine on the next working day after %s', (from, to) => {
  expect(minuteOf(nextOpening(at(`${from}:00`)))).toBe(to)
})
