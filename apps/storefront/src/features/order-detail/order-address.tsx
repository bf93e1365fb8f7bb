import { maskPhone } from '@nusaria/contracts/account'
import { LIMITS } from '@nusaria/contracts/limits'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOrderDialogs } from '../../entities/order/actions/dialogs-context.ts'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import css from './order-info.module.css'

/** A contact number as it is shown: with the country's code, masked. */
export function formatContactNumber(contact_number: string): string {
  return `+${LIMITS.phoneCountryCode} ${maskPhone(contact_number.replace(/^0/, ''))}`
}

/** Recipient, contact number, delivery address; another one can be chosen until the parcel leaves. */
export function OrderAddress({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('order')
  const dialogs = useOrderDialogs()
  return (
    <Panel
      title={t('address')}
      action={
        order.actions.includes('change_address') && (
          <Button variant="outline" size="sm" onClick={() => dialogs.showChangeAddress(order.order_no)}>
            {t('action.changeAddress')}
          </Button>
        )
      }
    >
      <div className={css.where}>
        <Icon of={MapPin} size={20} className={css.pin} />
        <dl>
          <VisuallyHidden as="dt">{t('field.recipient')}</VisuallyHidden>
          <dd className={css.who}>{order.recipient}</dd>
          <VisuallyHidden as="dt">{t('field.contact_number')}</VisuallyHidden>
          <dd className={css.phone}>{formatContactNumber(order.contact_number)}</dd>
          <VisuallyHidden as="dt">{t('field.delivery_address')}</VisuallyHidden>
          <dd className={css.street}>{order.delivery_address}</dd>
        </dl>
      </div>
    </Panel>
  )
}
