import type { Parcel } from '@nusaria/contracts/order-entities'
import type { TFunction } from 'i18next'
import { formatDate } from '../../shared/format/date.ts'

/** When a parcel is expected: a day, or from one to another; that it is late, once that time is over. */
export function formatExpectedDelivery(t: TFunction<'order'>, expected: Parcel['expected']): string {
  if (!expected) return t('expected.late')
  const [from, to] = [formatDate(expected.earliest), formatDate(expected.latest)]
  return from === to ? t('expected.day', { day: to }) : t('expected.days', { from, to })
}
