import type { Address } from '@nusaria/contracts/address'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { useState } from 'react'
import { AddressText } from '#commerce/address/address-text.tsx'
import { useAddressListQuery, useAddressRemoveMutation, useAddressUpdateMutation } from '#commerce/address/api.ts'
import { toFailure } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatPersonName } from '#platform/format/person-name.ts'
import { useSubmit } from '#platform/forms/use-submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { selectedAddressId } from '#platform/state/drafts.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { LinkButton, unlessBusy } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './address-list-page.module.css'
import { useAddressSelection } from './use-address-selection.ts'

function AddressSkeleton() {
  return (
    <div className={cx('grid gap-panels', css.list)}>
      {[0, 1, 2].map((address) => (
        <PanelSkeleton key={address} height={161} rows={2} />
      ))}
    </div>
  )
}

interface CardProps {
  readonly address: Address
  /** While an address is selected for an order. */
  readonly onChoose?: (() => void) | undefined
  readonly chosen: boolean
  readonly linkState: unknown
  /** Absent for the default address, and for one without delivery. */
  readonly onDefault?: (() => void) | undefined
  /** Another one becomes the default. */
  readonly busy: boolean
  readonly onRemove: () => void
}

/** An address with its actions. During selection, its text is a button. */
export function AddressCard({ address, onChoose, chosen, linkState, onDefault, busy, onRemove }: CardProps) {
  const { t } = useTranslation('address')
  const name = formatPersonName(address.name, address.surname)
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
        {onDefault && (
          <button type="button" className={css.act} {...unlessBusy(busy, onDefault)} aria-label={`${t('makeDefault')}: ${name}`}>
            {t('makeDefault')}
          </button>
        )}
        <button type="button" className={cx(css.act, css.remove)} onClick={onRemove} aria-label={`${t('remove')}: ${name}`}>
          {t('remove')}
        </button>
      </div>
    </li>
  )
}

/** The address as it is sent to make it the default. */
function toDefault({ address_id, name, surname, phone, district_code, postal_code, address_line1, address_line2, label = null }: Address) {
  return { address_id, name, surname, phone, district_code, postal_code, address_line1, address_line2, label, flag_default: true }
}

interface Props {
  readonly addresses: readonly Address[]
  readonly selection: ReturnType<typeof useAddressSelection>
}

function AddressList({ addresses, selection }: Props) {
  const { t } = useTranslation('address')
  const [remove, removal] = useAddressRemoveMutation()
  const [removing, setRemoving] = useState<string | null>(null)
  const [update] = useAddressUpdateMutation()
  const change = useSubmit(update, { onDone: () => toast.success(t('defaultChanged')) })
  const chosen = selection ? selectedAddressId.get() : null

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
      <FailureNote failure={toFailure(removal.error) ?? change.failure} className={css.failure} />
      <ul className={cx('grid gap-panels', css.list)}>
        {addresses.map((address) => (
          <AddressCard
            key={address.address_id}
            address={address}
            chosen={chosen === null ? selection !== null && address.flag_default : chosen === address.address_id}
            onChoose={selection ? () => selection.choose(address.address_id) : undefined}
            linkState={selection?.state}
            onDefault={address.flag_default || address.flag_supported === false ? undefined : () => void change.submit(toDefault(address))}
            busy={change.busy}
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

/** `/addressManage`: the member's addresses; from the confirm page, to select one. */
export function AddressListPage() {
  const { t } = useTranslation('address')
  const desktop = useLayout() === 'desktop'
  const selection = useAddressSelection()
  const query = useAddressListQuery()
  const { list, max } = query.data ?? { list: [], max: 0 }
  const full = list.length > 0 && list.length >= max

  const add = (
    <LinkButton to={paths.addressDetail} state={selection?.state} size={desktop ? 'md' : 'lg'} className={css.add}>
      <Icon of={Plus} size={20} stroke={2} />
      <span>{t('add')}</span>
    </LinkButton>
  )
  const canAdd = list.length > 0 && !full
  const title = t(selection ? 'choose' : 'title')
  usePageTitle(title)
  return (
    <PageLayout title={title} back={paths.me} action={desktop && canAdd ? add : undefined}>
      <QueryState
        query={query}
        loading={<AddressSkeleton />}
        isEmpty={(data) => data.list.length === 0}
        empty={<EmptyState drawing="addresses" title={t('empty.title')} text={t('empty.text')} action={add} />}
      >
        {(data) => (
          <>
            <AddressList addresses={data.list} selection={selection} />
            <p className="above-12 size-12 line-16 tone-ink-3">
              {full ? t('full', { max: data.max }) : t('room', { count: data.list.length, max: data.max })}
            </p>
          </>
        )}
      </QueryState>
      {!desktop && canAdd && <BottomBar>{add}</BottomBar>}
    </PageLayout>
  )
}
