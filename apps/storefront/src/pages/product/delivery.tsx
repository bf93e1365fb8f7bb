import type { ProductDetail } from '@nusaria/contracts/product'
import { MapPin, ShieldCheck, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { rupiah } from '../../shared/format/rupiah.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './delivery.module.css'

/** When it arrives: a span of days, or one. */
export function useDeliveryTime({ ship_within_hours, min_days, max_days }: ProductDetail['delivery']): string {
  const { t } = useTranslation('product')
  const values = { hours: ship_within_hours, min: min_days, max: max_days }
  return min_days === max_days ? t('delivery.timeSame', values) : t('delivery.time', values)
}

/** Where it goes, what that costs and how it can be paid. */
export function Delivery({ product }: { readonly product: ProductDetail }) {
  const { t } = useTranslation('product')
  const { delivery } = product
  const free = product.flag_free_shipping || delivery.fee === 0
  const time = useDeliveryTime(delivery)
  return (
    <ul className={css.rows}>
      <li>
        <Icon of={MapPin} size={20} />
        <span>
          <b>{t('delivery.to', { city: delivery.city })}</b>
          <small>{time}</small>
        </span>
      </li>
      <li>
        <Icon of={Truck} size={20} />
        <span>
          <b>{free ? t('delivery.free') : t('delivery.fee', { fee: rupiah(delivery.fee) })}</b>
          {free && <small className={css.good}>{t('delivery.freeText')}</small>}
        </span>
      </li>
      <li>
        <Icon of={ShieldCheck} size={20} />
        <span>
          <b>{product.flag_cod ? t('delivery.cod') : t('delivery.noCod')}</b>
          <small>{product.flag_cod ? t('delivery.codText') : t('delivery.noCodText')}</small>
        </span>
      </li>
    </ul>
  )
}
