import type { ProductDetail } from '@nusaria/contracts/product'
import type { LucideIcon } from 'lucide-react'
import { MapPin, ShieldCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './delivery.module.css'

interface RowProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly free?: boolean
  readonly children: ReactNode
}

function Row({ icon, title, free = false, children }: RowProps) {
  return (
    <li className={css.row}>
      <Icon of={icon} size={20} className={css.icon} />
      <div>
        <b className={cx(free && css.free)}>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  )
}

/** Mobile: delivery city, time, fee and payment on delivery. */
export function DeliveryPanel({ product }: { readonly product: ProductDetail }) {
  const { t } = useTranslation('product')
  const words = useDeliveryTexts(product)
  if (!words) return null
  const { city, time, fee, isFree, cash } = words
  return (
    <Panel flush>
      <ul aria-label={t('delivery.title')}>
        <Row icon={MapPin} title={t('delivery.to', { city })}>
          {time}
        </Row>
        <Row icon={Truck} title={fee} free={isFree}>
          {isFree ? t('delivery.freeText') : t('delivery.feeText')}
        </Row>
        {cash !== null && (
          <Row icon={ShieldCheck} title={cash}>
            {product.flag_cod ? t('delivery.cashText') : t('delivery.noCashText')}
          </Row>
        )}
      </ul>
    </Panel>
  )
}

/** Desktop: the same in a few lines beside the options. */
export function DeliveryLines({ product }: { readonly product: ProductDetail }) {
  const { t } = useTranslation('product')
  const words = useDeliveryTexts(product)
  if (!words) return null
  const { city, time, fee, isFree, cash } = words
  return (
    <div className={css.lines}>
      <span className={css.name}>{t('delivery.title')}</span>
      <div>
        <b>{t('delivery.to', { city })}</b>
        <p>
          <span className={cx(isFree && css.free)}>{fee}</span> · {time}
        </p>
        {cash !== null && <p>{cash}</p>}
      </div>
    </div>
  )
}

interface DeliveryTexts {
  readonly city: string
  /** When it is shipped and delivered. */
  readonly time: string
  /** The shipping fee. */
  readonly fee: string
  readonly isFree: boolean
  /** Whether payment on delivery is possible; null when the server doesn't say. */
  readonly cash: string | null
}

/** The delivery estimate as text; null when the product has none. */
function useDeliveryTexts({ delivery, flag_free_shipping, flag_cod }: ProductDetail): DeliveryTexts | null {
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
