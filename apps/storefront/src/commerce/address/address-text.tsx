import { maskPhone, normalizeAccount } from '@nusaria/contracts/account'
import type { Address } from '@nusaria/contracts/address'
import { LIMITS } from '@nusaria/contracts/limits'
import { formatPersonName } from '#platform/format/person-name.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Tag } from '#ui/primitives/tag.tsx'
import css from './address-text.module.css'
import { formatAddress } from './format-address.ts'

interface Props {
  readonly address: Address
  /** Of an address without delivery. */
  readonly unsupportedLabel?: string
}

/** The page must load the namespace `address`. */
export function AddressText({ address, unsupportedLabel }: Props) {
  const { t } = useTranslation('address')
  return (
    <>
      <span className={cx('row wrap weight-700 breaks', css.who)}>
        <span>{formatPersonName(address.name, address.surname)}</span>
        {address.label && <Tag>{t(`label.${address.label}`)}</Tag>}
        {address.flag_default && <Tag tone="green">{t('default')}</Tag>}
        {address.flag_supported === false && <Tag tone="amber">{unsupportedLabel ?? t('unsupported')}</Tag>}
      </span>
      <span className={cx('size-13 line-20 tone-ink-3', css.phone)} translate="no">
        {formatMaskedPhone(address)}
      </span>
      <span className={cx('size-13 line-20 tone-ink-2 breaks', css.where)}>{formatAddress(address)}</span>
    </>
  )
}

export const formatMaskedPhone = ({ phone }: Address) => `+${LIMITS.phoneCountryCode} ${maskPhone(normalizeAccount(phone))}`
