import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../shared/ui/paint/copy-button.tsx'
import { Icon } from '../../../shared/ui/paint/icon.tsx'
import css from './return-address.module.css'

type Address = NonNullable<AfterSaleDetail['return_address']>

/** Where goods are sent back to, to be copied onto the parcel. */
export function ReturnAddress({ address: { recipient, phone, address } }: { readonly address: Address }) {
  const { t } = useTranslation('afterSale')
  return (
    <div className={css.box}>
      <div className={css.head}>
        <Icon of={MapPin} size={16} />
        <b>{t('send.to')}</b>
        <CopyButton
          text={[recipient, phone, address].join('\n')}
          label={t('send.copyAddress')}
          done={t('send.addressCopied')}
          failed={t('send.addressCopyFailed')}
        />
      </div>
      <p>
        <b>{recipient}</b> <span>{phone}</span>
      </p>
      <p>{address}</p>
    </div>
  )
}
