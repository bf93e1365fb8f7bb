import type { Address } from '@nusaria/contracts/address'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import { AddressText } from '#commerce/address/address-text.tsx'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './address-section.module.css'

/** Navigation state that tells the address pages to choose an address for the order, and to return. */
export const addressSelectionState = { from: 'orderConfirm' } as const

/** Cards on desktop; the address page lists all. */
const MAX_CARDS = 4

interface Props {
  /** null when the member has no address */
  readonly address: Address | null
  readonly addresses: readonly Address[]
  readonly onChoose: (addressId: string) => void
  /** The first order of the member: shipped free. */
  readonly isFirstOrder: boolean
}

function NoAddress({ isFirstOrder }: Pick<Props, 'isFirstOrder'>) {
  const { t } = useTranslation('checkout')
  return (
    <div className={cx('grid gap-4', css.none)}>
      <b>{t('confirm.address.none')}</b>
      <p className="below-8 size-13 tone-ink-2">{t('confirm.address.noneText')}</p>
      {isFirstOrder && (
        <div className="below-8">
          <Note tone="green">{t('confirm.firstOrder')}</Note>
        </div>
      )}
      <LinkButton to={paths.addressDetail} state={addressSelectionState} variant="soft">
        {t('confirm.address.add')}
      </LinkButton>
    </div>
  )
}

function AddressCards({ address, addresses, onChoose }: Omit<Props, 'isFirstOrder'> & { readonly address: Address }) {
  const { t } = useTranslation('checkout')
  // The order's own address, which may be newer than the list.
  const first = addresses.slice(0, MAX_CARDS).map((each) => (each.address_id === address.address_id ? address : each))
  const shown = first.includes(address) ? first : [address, ...first.slice(0, MAX_CARDS - 1)]
  return (
    <div className={css.cards}>
      <RadioCards
        label={t('confirm.address.choose')}
        value={address.address_id}
        onChange={onChoose}
        options={shown.map((each) => ({
          value: each.address_id,
          title: <AddressText address={each} unsupportedLabel={t('confirm.address.unsupported')} />,
        }))}
      />
    </div>
  )
}

export function AddressSection({ address, addresses, onChoose, isFirstOrder }: Props) {
  const { t } = useTranslation('checkout')
  const desktop = useLayout() === 'desktop'
  if (!desktop && address)
    return (
      <Link to={paths.addresses} state={addressSelectionState} className={css.block}>
        <Icon of={MapPin} size={20} className={css.pin} />
        <span className="column gap-2 grow">
          <AddressText address={address} unsupportedLabel={t('confirm.address.unsupported')} />
        </span>
        <Icon of={ChevronRight} size={16} className={css.more} />
      </Link>
    )
  const showsAll = addresses.length <= MAX_CARDS
  const link = address && (
    <Link
      to={showsAll ? paths.addressDetail : paths.addresses}
      state={addressSelectionState}
      className={cx('hitArea size-13 weight-700 tone-sambal-700', css.link)}
    >
      {t(showsAll ? 'confirm.address.add' : 'confirm.address.all')}
    </Link>
  )
  return (
    <Panel title={desktop ? t('confirm.address.title') : undefined} action={link}>
      {address ? <AddressCards address={address} addresses={addresses} onChoose={onChoose} /> : <NoAddress isFirstOrder={isFirstOrder} />}
    </Panel>
  )
}
