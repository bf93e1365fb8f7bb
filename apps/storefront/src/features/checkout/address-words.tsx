import type { Address } from '@nusaria/contracts/address'
import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import { LabelTag } from '../../shared/address/label-tag.tsx'
import { addressLine } from '../../shared/format/address-line.ts'
import { maskPhone } from '../../shared/format/mask.ts'
import { Tag } from '../../shared/ui/tag.tsx'
import css from './address-block.module.css'

/** Who receives the parcel, and where. */
export function AddressWords({ address }: { readonly address: Address }) {
  const { t } = useTranslation('checkout')
  return (
    <span className={css.words}>
      <span className={css.who}>
        {`${address.name} ${address.surname}`.trim()}
        <LabelTag label={address.label} />
        {address.flag_default && <Tag tone="red">{t('confirm.address.default')}</Tag>}
        {address.flag_supported === false && <Tag tone="amber">{t('confirm.address.unsupported')}</Tag>}
      </span>
      <p className={css.phone}>
        +{LIMITS.phoneCountryCode} {maskPhone(address.phone.replace(/^0/, ''))}
      </p>
      <p>{addressLine(address)}</p>
    </span>
  )
}
