import type { ProductDetail } from '@nusaria/contracts/product'
import type { LucideIcon } from 'lucide-react'
import { MapPin, ShieldCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './delivery.module.css'
import { useDeliveryTexts } from './use-delivery-texts.ts'

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

/** Where to, when, for how much, and how it can be paid: a panel of its own on mobile. */
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

/** The same in a few lines beside the choices on desktop. */
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
