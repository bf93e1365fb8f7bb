import type { Address } from '@nusaria/contracts/address'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { AddressText } from '#commerce/address/address-text.tsx'
import { useAddressListQuery } from '#commerce/address/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './address-card.module.css'

interface Props {
  readonly address: Address
  /** While an address is selected for an order. */
  readonly onChoose?: (() => void) | undefined
  readonly chosen: boolean
  readonly linkState: unknown
  readonly onRemove: () => void
}

/** An address with its actions. During selection, its text is a button. */
export function AddressCard({ address, onChoose, chosen, linkState, onRemove }: Props) {
  const { t } = useTranslation('address')
  const name = `${address.name} ${address.surname}`.trim()
  const text = <AddressText address={address} />
  return (
    <li className={cx('column surface', css.card, chosen && css.chosen)}>
      {onChoose ? (
        <button type="button" className={css.words} aria-pressed={chosen} disabled={address.flag_supported === false} onClick={onChoose}>
          {text}
        </button>
      ) : (
        <div className={css.words}>{text}</div>
      )}
      <div className={cx('row gap-16', css.actions)}>
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

/** The default address, or a link to add the first one. */
export function DefaultAddressPanel() {
  const { t } = useTranslation('address')
  const { data } = useAddressListQuery()
  if (!data) return null
  const address = data.list.find((each) => each.flag_default)
  return (
    <Panel
      title={t('defaultTitle')}
      action={
        address && (
          <Link to={paths.addresses} className="row hitArea gap-2 inline size-13 line-24 weight-700 tone-ink-2">
            <span>{t('all')}</span>
            <Icon of={ChevronRight} size={16} stroke={2.25} />
          </Link>
        )
      }
    >
      {address ? (
        <AddressText address={address} />
      ) : (
        <>
          <p className="below-12 tone-ink-2">{t('empty.text')}</p>
          <LinkButton variant="soft" to={paths.addressDetail}>
            {t('add')}
          </LinkButton>
        </>
      )}
    </Panel>
  )
}
