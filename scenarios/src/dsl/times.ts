import type { StepBuilder } from './scenario.ts'

/** The same step so often in a row. */
export function times(count: number, said: StepBuilder): StepBuilder[] {
  return Array.from({ length: count }, () => said)
}
