import { HOUR } from '@nusaria/catalogue/lib/time'
import { expect, test } from 'vitest'
import { Clock } from './clock.ts'

const START = Date.parse('2026-07-31T09:00:00+07:00')

test('a frozen clock stays the same until it is set', () => {
  const clock = Clock.startingAt(() => 5, START, true)
  expect(clock.now).toBe(START)
  clock.set(START + 1_000)
  expect(clock.now).toBe(START + 1_000)
})

test('a running clock follows real time from where it is set', () => {
  let real = 0
  const clock = Clock.startingAt(() => real, START, false)
  real = 10
  clock.set(START + 1_000)
  real = 15
  expect(clock.now).toBe(START + 1_005)
})

test('a clock never goes back', () => {
  const clock = Clock.startingAt(() => 0, START, true)
  expect(() => clock.set(START - 1)).toThrow(
    'A clock never goes back: it is 2026-07-31T09:00:00.000+07:00, not 2026-07-31T08:59:59.999+07:00',
  )
  clock.set(START)
  expect(clock.now).toBe(START)
})

test('a world’s time never goes back, even when the machine’s clock is set back while the server runs or is stopped', () => {
  let real = 1_000_000
  const clock = Clock.startingAt(() => real, START, false)
  real += 5
  expect(clock.now).toBe(START + 5)
  real -= 3 * HOUR
  expect(clock.now).toBe(START + 5)
  real += 10
  expect(clock.now).toBe(START + 15)
  real += 3 * HOUR
  expect(clock.now).toBe(START + 15 + 3 * HOUR)

  const [state, reached] = [clock.state(), clock.now]
  real -= 5 * HOUR
  const again = new Clock(() => real, state, reached)
  expect(again.now).toBe(START + 15 + 3 * HOUR)
  real += 1
  expect(again.now).toBe(START + 16 + 3 * HOUR)
  again.freeze(true)
  real -= HOUR
  again.freeze(false)
  expect(again.now).toBe(START + 16 + 3 * HOUR)
})
