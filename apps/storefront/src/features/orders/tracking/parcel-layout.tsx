import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { LinkButton } from '#ui/primitives/button.tsx'
import { OrderHelp } from '../detail/order-help.tsx'
import css from './parcel-layout.module.css'

interface LayoutProps {
  readonly orderNo: string
  /** Beside the link to the order. */
  readonly link?: ReactNode
  readonly children: ReactNode
}

export function ParcelLayout({ orderNo, link, children }: LayoutProps) {
  const { t } = useTranslation('order')
  return (
    <div className="grid gap-12">
      {children}
      <div className={cx('row gap-12 align-fill wrap', css.links)}>
        <LinkButton to={orderDetailPath(orderNo)} variant="outline">
          {t('tracking.toOrder')}
        </LinkButton>
        {link}
      </div>
      <OrderHelp orderNo={orderNo} shown />
    </div>
  )
}
