import type { Failure } from './failure.ts'

/** Which text of a code fits: with the tries left, after the last one, or with the time to wait. i18next falls back to the plain one. */
export function failureTextOptions({ params }: Extract<Failure, { kind: 'business' }>): Readonly<Record<string, string | number>> {
  if (typeof params.left === 'number') return { ...params, context: params.left > 0 ? 'left' : 'none' }
  if (typeof params.seconds !== 'number') return params
  const minutes = Math.ceil(params.seconds / 60)
  return { ...params, minutes, context: params.seconds > 120 ? 'minutes' : 'seconds' }
}
