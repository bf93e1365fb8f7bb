import { FALLBACK_LANGUAGE } from '@nusaria/contracts/headers'
import type { FormatterModule } from 'i18next'
import { formatNumber } from '../format/count.ts'

/** Groups each number in a text as its language does. Needs `interpolation.alwaysFormat`. */
export const numberFormat: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value, _format, language) => (typeof value === 'number' ? formatNumber(value, language ?? FALLBACK_LANGUAGE) : value),
}
