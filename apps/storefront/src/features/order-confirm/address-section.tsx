import type { Address } from '@nusaria/contracts/address'
import { ChevronRight, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { paths } from '../../shared/paths.ts'
import { RadioCards } from '../../shared/ui/chakra/radio-cards.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './address-section.module.css'
import { AddressText } from './address-text.tsx'

/** How the address pages know that an address is being chosen for the order, and lead back. */
export const addressSelectionState = { from: 'orderConfirm' } as const

/** Cards beside each other on desktop; the rest is a page away. */
const MAX_CARDS = 4

interface Props {
  /** Where the order goes; null when the member has no address. */
  readonly address: Address | null
  /** All the member's addresses, once known: desktop shows them as cards. */
  readonly addresses: readonly Address[]
  readonly onChoose: (addressId: string) => void
}

function NoAddress() {
  const { t } = useTranslation('checkout')
  return (
    <div className={css.none}>
      <b>{t('confirm.address.none')}</b>
      <p>{t('confirm.address.noneText')}</p>
      <LinkButton to={paths.addressDetail} state={addressSelectionState} variant="soft">
        {t('confirm.address.add')}
      </LinkButton>
    </div>
  )
}

function AddressCards({ address, addresses, onChoose }: Props & { readonly address: Address }) {
  const { t } = useTranslation('checkout')
  const first = addresses.slice(0, MAX_CARDS)
  const shown = first.some(({ address_id }) => address_id === address.address_id) ? first : [address, ...first.slice(0, MAX_CARDS - 1)]
  return (
    <div className={css.cards}>
      <RadioCards
        label={t('confirm.address.choose')}
        value={address.address_id}
        onChange={onChoose}
        options={shown.map((each) => ({ value: each.address_id, title: <AddressText address={each} /> }))}
      />
    </div>
  )
}

/** Where the order goes, with a way to choose or add. */
export function AddressSection({ address, addresses, onChoose }: Props) {
  const { t } = useTranslation('checkout')
  const desktop = useLayout() === 'desktop'
  if (desktop)
    return (
      <Panel
        title={t('confirm.address.title')}
        action={
          address && (
            <Link
              to={addresses.length > MAX_CARDS ? paths.addresses : paths.addressDetail}
              state={addressSelectionState}
              className={css.link}
            >
              {t(addresses.length > MAX_CARDS ? 'confirm.address.all' : 'confirm.address.add')}
            </Link>
          )
        }
      >
        {address ? <AddressCards address={address} addresses={addresses} onChoose={onChoose} /> : <NoAddress />}
      </Panel>
    )
  if (!address)
    return (
      <Panel>
        <NoAddress />
      </Panel>
    )
  return (
    <Link to={paths.addresses} state={addressSelectionState} className={css.block}>
      <Icon of={MapPin} size={20} className={css.pin} />
      <AddressText address={address} />
      <Icon of={ChevronRight} size={16} className={css.more} />
    </Link>
  )
}
