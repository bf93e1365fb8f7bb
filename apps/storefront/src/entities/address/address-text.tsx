import { maskPhone, normalizeAccount } from '@nusaria/contracts/account'
import type { Address } from '@nusaria/contracts/address'
import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../shared/ui/paint/tag.tsx'
import css from './address-card.module.css'
import { AddressLabelTag } from './address-label-tag.tsx'
import { formatAddress } from './format-address.ts'

/** Who receives parcels at an address, and where it is. */
export function AddressText({ address }: { readonly address: Address }) {
  const { t } = useTranslation('address')
  return (
    <>
      <span className={css.who}>
        {`${address.name} ${address.surname}`.trim()}
        <AddressLabelTag label={address.label} />
        {address.flag_default && <Tag tone="red">{t('default')}</Tag>}
        {address.flag_supported === false && <Tag tone="amber">{t('unsupported')}</Tag>}
      </span>
      <span className={css.phone}>
        +{LIMITS.phoneCountryCode} {maskPhone(normalizeAccount(address.phone))}
      </span>
      <span className={css.where}>{formatAddress(address)}</span>
    </>
  )
}
