import type { Address } from '@nusaria/contracts/address'
import type { ResultOf } from '@nusaria/contracts/contract'
import type { orderContract } from '@nusaria/contracts/order'
import type { AddressRefusal } from '@nusaria/contracts/order-entities'
import { useState } from 'react'
import { useOrderAddressChoicesQuery, useOrderChangeAddressMutation } from '#commerce/order/api.ts'
import { type Failure, failedWith, toFailure } from '#platform/api/failure.ts'
import { formatPersonName } from '#platform/format/person-name.ts'
import { useSubmit } from '#platform/forms/use-submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/state.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import { formatMaskedPhone } from '../address/address-text.tsx'
import { formatAddress } from '../address/format-address.ts'
import { type OrderDialogProps, OrderRefusal } from './order-action-dialog.tsx'
import css from './order-dialogs.module.css'

/** For an order that isn't shipped yet; shows beside each address why it can't be chosen. */
export function ChangeAddressSheet({ orderNo, open, onClose }: OrderDialogProps) {
  const { t } = useTranslation(['order', 'common'])
  const query = useOrderAddressChoicesQuery({ order_no: orderNo }, { skip: !open, refetchOnMountOrArgChange: true })
  const [change] = useOrderChangeAddressMutation()
  const [chosen, setChosen] = useState<Address | null>(null)
  const [refused, setRefused] = useState<AddressChoicesProps['refused']>(null)
  const { submit, busy, failure, clearError } = useSubmit(change, {
    onDone() {
      toast.success(t('order:move.done'))
      close()
    },
    onFailed(refusal) {
      if (refusal.kind !== 'business' || !chosen) return
      setRefused({ address: chosen, failure: refusal })
      setChosen(null)
    },
  })
  const locked = [failure, query.error].find((each) => failedWith(each, 'ORDER_ADDRESS_LOCKED', 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED'))
  const close = () => {
    clearError()
    setChosen(null)
    setRefused(null)
    onClose()
  }
  const take = () => {
    setRefused(null)
    if (chosen) void submit({ order_no: orderNo, address_id: chosen.address_id })
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('order:move.title')}
      footer={
        locked ? (
          <Button block onClick={close}>
            {t('common:action.close')}
          </Button>
        ) : (
          <Button block disabled={!chosen} loading={busy} onClick={take}>
            {t('order:move.take')}
          </Button>
        )
      }
    >
      <div className="grid gap-12 textAlign-left">
        {locked ? (
          <OrderRefusal orderNo={orderNo} failure={toFailure(locked)} />
        ) : (
          <QueryState query={query} inline loading={<Skeleton height={160} />}>
            {({ list }) => (
              <>
                <p>{t(list.length > 0 ? 'order:move.text' : 'order:move.none')}</p>
                <AddressChoices list={list} chosen={chosen} refused={refused} onChoose={setChosen} />
                {failure?.kind !== 'business' && <FailureNote failure={failure} />}
                <LinkButton to={paths.addressDetail} variant="outline" size="sm" className={css.add}>
                  {t('order:move.add')}
                </LinkButton>
              </>
            )}
          </QueryState>
        )}
      </div>
    </Sheet>
  )
}

interface AddressChoicesProps {
  readonly list: ResultOf<typeof orderContract.addressChoices>['list']
  readonly chosen: Address | null
  readonly refused: { readonly address: Address; readonly failure: Failure } | null
  readonly onChoose: (address: Address) => void
}

function findRefusalReason(failure: Failure | undefined): AddressRefusal | null {
  const reason = failure?.kind === 'business' ? failure.params.reason : undefined
  return reason === 'delivery_method' || reason === 'cash' || reason === 'fee' ? reason : null
}

/** A refused address that was deleted meanwhile stays, with the reason, until the next choice. */
function AddressChoices({ list, chosen, refused, onChoose }: AddressChoicesProps) {
  const { t } = useTranslation('order')
  const deleted = refused !== null && !list.some(({ address }) => address.address_id === refused.address.address_id)
  const shown = deleted ? [...list, { address: refused.address, refusal: null }] : list
  const option = ({ address, refusal }: (typeof list)[number]) => {
    const failure = refused?.address.address_id === address.address_id ? refused.failure : undefined
    const reason = refusal ?? findRefusalReason(failure)
    return {
      value: address.address_id,
      disabled: refusal !== null || (deleted && failure !== undefined),
      title: (
        <>
          <span>{formatPersonName(address.name, address.surname)}</span>{' '}
          {address.flag_default && <Tag tone="green">{t('move.default')}</Tag>}
        </>
      ),
      text: (
        <>
          <span translate="no">{formatMaskedPhone(address)}</span>
          <span className="block weight-500 tone-ink-2 breaks">{formatAddress(address)}</span>
          <FailureNote failure={failure} />
          {reason && <span className="weight-600 tone-kunyit-ink">{t(`move.reason.${reason}`)}</span>}
        </>
      ),
    }
  }
  return (
    <RadioCards
      label={t('move.title')}
      value={chosen?.address_id ?? null}
      onChange={(id) => {
        const choice = shown.find(({ address }) => address.address_id === id)
        if (choice) onChoose(choice.address)
      }}
      options={shown.map(option)}
    />
  )
}
