import type { Parcel } from '@nusaria/contracts/order-entities'
import type { TFunction } from 'i18next'
import { dateOnly } from '../../shared/format/date.ts'

/** When a parcel is expected: a day, or from one to another. */
export function expectedWords(t: TFunction<'order'>, { earliest, latest }: Parcel['expected']): string {
  const [from, to] = [dateOnly(earliest), dateOnly(latest)]
  return from === to ? t('expected.day', { day: to }) : t('expected.days', { from, to })
}
