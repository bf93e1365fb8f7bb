import type { Address } from '@nusaria/contracts/address'
import { useState } from 'react'
import { useAddressRemoveMutation } from '#commerce/address/api.ts'
import { toFailure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { selectedAddressId } from '#platform/state/selected-address.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { AddressCard } from './address-card.tsx'
import css from './address-list.module.css'
import type { useAddressSelection } from './use-address-selection.ts'

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
