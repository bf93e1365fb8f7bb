import type { Address } from '@nusaria/contracts/address'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { cx } from '../../shared/ui/cx.ts'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import css from './address-card.module.css'
import { AddressText } from './address-text.tsx'

interface Props {
  readonly address: Address
  /** While choosing: takes it. */
  readonly onChoose?: (() => void) | undefined
  readonly chosen: boolean
  /** Travels on to the form. */
  readonly linkState: unknown
  readonly onRemove: () => void
}

/** One address: who and where, and what can be done with it. While choosing, its words are the button. */
export function AddressCard({ address, onChoose, chosen, linkState, onRemove }: Props) {
  const { t } = useTranslation('address')
  const name = `${address.name} ${address.surname}`.trim()
  const words = <AddressText address={address} />
  return (
    <li className={cx(css.card, chosen && css.chosen)}>
      {onChoose ? (
        <button type="button" className={css.words} aria-pressed={chosen} disabled={address.flag_supported === false} onClick={onChoose}>
          {words}
        </button>
      ) : (
        <div className={css.words}>{words}</div>
      )}
      <div className={css.actions}>
        <LinkButton
          variant="outline"
          size="sm"
          to={`${paths.addressDetail}?${new URLSearchParams({ address_id: address.address_id })}`}
          state={linkState}
        >
          {t('editShort')}
        </LinkButton>
        <button type="button" className={css.remove} onClick={onRemove} aria-label={`${t('remove')}: ${name}`}>
          {t('remove')}
        </button>
      </div>
    </li>
  )
}
