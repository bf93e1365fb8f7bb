import { takeExact } from '@nusaria/contracts/exact'
import type { Fitted } from '@nusaria/contracts/fit'
import type { Shape } from '@nusaria/contracts/shape'
import { loadOrReload } from '../loading/load-or-reload.ts'

/** Brings a reply's `data` into the shape of its call. What fits deviations loads only with the first one. */
export async function fitData(shape: Shape, data: unknown): Promise<Pick<Fitted, 'data' | 'deviations'>> {
  const exact = takeExact(shape, data)
  if (exact !== undefined) return { data: exact, deviations: {} }
  const { fitToShape } = await loadOrReload(() => import('@nusaria/contracts/fit'))
  return fitToShape(shape, data, { secure: import.meta.env.SSR || location.protocol === 'https:' })
}
