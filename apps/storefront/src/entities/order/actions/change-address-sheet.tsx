import type { Address } from '@nusaria/contracts/address'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failedWith, failureOf } from '../../../shared/api/failure.ts'
import { paths } from '../../../shared/paths.ts'
import { FailureNote } from '../../../shared/ui/feedback/note.tsx'
import { QueryState } from '../../../shared/ui/feedback/query-state.tsx'
import { toast } from '../../../shared/ui/feedback/toast.ts'
import { Sheet } from '../../../shared/ui/overlay/sheet.tsx'
import { Button, LinkButton } from '../../../shared/ui/paint/button.tsx'
import { Skeleton } from '../../../shared/ui/paint/skeleton.tsx'
import { useOrderAddressChoicesQuery, useOrderChangeAddressMutation } from '../order-api.ts'
import type { RefusedAddress } from './address-choices.tsx'
import { AddressChoices } from './address-choices.tsx'
import css from './order-dialogs.module.css'
import { OrderRefusal } from './order-refusal.tsx'

interface Props {
  readonly orderNo: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Sends an order that hasn't left to another address of the member; says beside each why it can't go there. */
export function ChangeAddressSheet({ orderNo, open, onClose }: Props) {
  const { t } = useTranslation(['order', 'common'])
  const query = useOrderAddressChoicesQuery({ order_no: orderNo }, { skip: !open, refetchOnMountOrArgChange: true })
  const [change, { isLoading, error, reset }] = useOrderChangeAddressMutation()
  const [chosen, setChosen] = useState<Address | null>(null)
  const [refused, setRefused] = useState<RefusedAddress | null>(null)
  const failure = failureOf(error)
  const locked = [error, query.error].find((each) => failedWith(each, 'ORDER_ADDRESS_LOCKED', 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED'))
  const close = () => {
    reset()
    setChosen(null)
    setRefused(null)
    onClose()
  }
  const take = async () => {
    if (!chosen) return
    setRefused(null)
    const reply = await change({ order_no: orderNo, address_id: chosen.address_id })
    const why = failureOf(reply.error)
    if (why?.kind === 'business') {
      setRefused({ address: chosen, failure: why })
      setChosen(null)
      return
    }
    if (!reply.data) return
    toast.success(t('order:move.done'))
    close()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('order:move.title')}
      actions={
        locked ? (
          <Button block onClick={close}>
            {t('common:action.close')}
          </Button>
        ) : (
          <Button block disabled={!chosen} loading={isLoading} onClick={() => void take()}>
            {t('order:move.take')}
          </Button>
        )
      }
    >
      <div className={css.body}>
        {locked ? (
          <OrderRefusal orderNo={orderNo} failure={failureOf(locked)} />
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
