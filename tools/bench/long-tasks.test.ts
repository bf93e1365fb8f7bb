import { expect, test } from 'vitest'
import { causes, type TraceEvent } from './long-tasks.ts'

/** Times in ms. */
const event = (name: string, start: number, length: number): TraceEvent => ({
  name,
  cat: 'toplevel',
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: start * 1_000,
  dur: length * 1_000,
  tdur: length * 1_000,
  args: {},
})

test('the time of a task is counted once, for the innermost cause that is known', () => {
  const task = [
    event('RunTask', 0, 100),
    event('FunctionCall', 10, 60),
    event('unknown', 20, 10),
    event('Layout', 30, 25),
    event('UpdateLayoutTree', 40, 5),
    event('Paint', 80, 15),
  ]
  expect(causes(task)).toEqual([
    ['scripts', 35],
    ['the browser itself', 25],
    ['layout', 20],
    ['paint', 15],
    ['style', 5],
  ])
})
