import { maskPhone } from '@nusaria/contracts/account'
import type { Address } from '@nusaria/contracts/address'
import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import { AddressLabelTag } from '../../entities/address/address-label-tag.tsx'
import { formatAddress } from '../../entities/address/format-address.ts'
import { Tag } from '../../shared/ui/paint/tag.tsx'
import css from './address-section.module.css'

/** Who receives the parcel, and where. */
export function AddressText({ address }: { readonly address: Address }) {
  const { t } = useTranslation('checkout')
  return (
    <span className={css.words}>
      <span className={css.who}>
        {`${address.name} ${address.surname}`.trim()}
        <AddressLabelTag label={address.label} />
        {address.flag_default && <Tag tone="red">{t('confirm.address.default')}</Tag>}
        {address.flag_supported === false && <Tag tone="amber">{t('confirm.address.unsupported')}</Tag>}
      </span>
      <p className={css.phone}>
        +{LIMITS.phoneCountryCode} {maskPhone(address.phone.replace(/^0/, ''))}
      </p>
      <p>{formatAddress(address)}</p>
    </span>
  )
}
