import type { Address } from '@nusaria/contracts/address'
import { useState } from 'react'
import { AddressText } from '#commerce/address/address-text.tsx'
import { useAddressRemoveMutation } from '#commerce/address/api.ts'
import { toFailure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { selectedAddressId } from '#platform/state/selected-address.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import css from './address-list.module.css'
import type { useAddressSelection } from './use-address-selection.ts'

interface CardProps {
  readonly address: Address
  /** While an address is selected for an order. */
  readonly onChoose?: (() => void) | undefined
  readonly chosen: boolean
  readonly linkState: unknown
  readonly onRemove: () => void
}

/** An address with its actions. During selection, its text is a button. */
export function AddressCard({ address, onChoose, chosen, linkState, onRemove }: CardProps) {
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

interface Props {
  readonly addresses: readonly Address[]
  readonly choosing: ReturnType<typeof useAddressSelection>
}

export function AddressList({ addresses, choosing }: Props) {
  const { t } = useTranslation('address')
  const [remove, removal] = useAddressRemoveMutation()
  const [removing, setRemoving] = useState<string | null>(null)
  const chosen = choosing ? selectedAddressId.get() : null

  const confirm = async () => {
    if (removing === null) return
    const reply = await remove({ address_id: removing })
    setRemoving(null)
    if (reply.error) return
    if (selectedAddressId.get() === removing) selectedAddressId.clear()
    toast.success(t('removed'))
  }

  return (
    <>
      {removal.isError && <FailureNote failure={toFailure(removal.error)} className={css.failure} />}
      <ul className={cx('grid gap-panels', css.list)}>
        {addresses.map((address) => (
          <AddressCard
            key={address.address_id}
            address={address}
            chosen={chosen === null ? choosing !== null && address.flag_default : chosen === address.address_id}
            onChoose={choosing ? () => choosing.choose(address.address_id) : undefined}
            linkState={choosing?.state}
            onRemove={() => setRemoving(address.address_id)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== null}
        title={t('removeTitle')}
        text={t('removeText')}
        confirmLabel={t('remove')}
        onConfirm={() => void confirm()}
        onCancel={() => setRemoving(null)}
        loading={removal.isLoading}
      />
    </>
  )
}

export function AddressSkeleton() {
  return (
    <div className={cx('grid gap-panels', css.list)}>
      {[0, 1, 2].map((address) => (
        <PanelSkeleton key={address} height={161} rows={2} />
      ))}
    </div>
  )
}
