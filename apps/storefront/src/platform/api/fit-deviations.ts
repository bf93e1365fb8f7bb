import { fitToShape } from '@nusaria/contracts/fit'
import type { Shape } from '@nusaria/contracts/shape'
import { signal } from '../report/signals.ts'
import type { CallOutcome } from './read-reply.ts'

// Loads with the first reply that isn't exact.

const fitted = (shape: Shape, data: unknown) => fitToShape(shape, data, { secure: import.meta.env.SSR || location.protocol === 'https:' })

/** The `data` of a reply in the shape of its call; undefined when it can't be shown. */
export const fitData = (shape: Shape, data: unknown): unknown => fitted(shape, data).data

/** Deviations, by call and path: each is reported once. */
const reported = new Set<string>()

/** The same for a reply that has just come, with a report of what deviates. */
export function fitAndReport(name: string, shape: Shape, given: unknown): CallOutcome {
  const { data, deviations } = fitted(shape, given)
  const issues = Object.keys(deviations).filter((path) => !reported.has(`${name} ${path}`))
  for (const path of issues) reported.add(`${name} ${path}`)
  if (issues.length > 0) signal({ kind: 'deviation', call: name, issues })
  return data === undefined ? { error: { kind: 'malformed' } } : { data }
}
