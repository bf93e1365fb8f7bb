import { LIMITS } from '@nusaria/contracts/limits'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { maskPhone } from '../../shared/format/mask.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { Unseen } from '../../shared/ui/unseen.tsx'
import { useOrderDialogs } from './dialogs-context.ts'
import css from './order-info.module.css'

/** A contact number as it is shown: with the country's code, masked. */
export function contactOf(contact_number: string): string {
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
          <Button variant="outline" size="sm" onClick={() => dialogs.address(order.order_no)}>
            {t('action.changeAddress')}
          </Button>
        )
      }
    >
      <div className={css.where}>
        <Icon of={MapPin} size={20} className={css.pin} />
        <dl>
          <Unseen as="dt">{t('field.recipient')}</Unseen>
          <dd className={css.who}>{order.recipient}</dd>
          <Unseen as="dt">{t('field.contact_number')}</Unseen>
          <dd className={css.phone}>{contactOf(order.contact_number)}</dd>
          <Unseen as="dt">{t('field.delivery_address')}</Unseen>
          <dd className={css.street}>{order.delivery_address}</dd>
        </dl>
      </div>
    </Panel>
  )
}
