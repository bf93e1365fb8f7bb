import type { ProductDetail } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { formatRupiah } from '../../shared/format/rupiah.ts'

interface DeliveryTexts {
  readonly city: string
  /** When it leaves and arrives. */
  readonly time: string
  /** What shipping costs. */
  readonly fee: string
  readonly isFree: boolean
  /** Whether it can be paid on delivery; null where the shop doesn't say. */
  readonly cash: string | null
}

/** The delivery estimate of a product in words; null where the shop makes none. */
export function useDeliveryTexts({ delivery, flag_free_shipping, flag_cod }: ProductDetail): DeliveryTexts | null {
  const { t } = useTranslation('product')
  if (!delivery) return null
  const { city, ship_within_hours: hours, min_days: min, max_days: max } = delivery
  const isFree = flag_free_shipping || delivery.fee === 0
  return {
    city,
    time: min === max ? t('delivery.timeExact', { hours, count: max }) : t('delivery.time', { hours, min, max }),
    fee: isFree ? t('delivery.free') : t('delivery.fee', { amount: formatRupiah(delivery.fee) }),
    isFree,
    cash: flag_cod === undefined ? null : flag_cod ? t('delivery.cash') : t('delivery.noCash'),
  }
}
