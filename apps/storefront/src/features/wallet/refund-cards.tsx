import type { RefundCard } from '@nusaria/contracts/wallet-entities'
import { Landmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../shared/state/use-draft.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Tag } from '../../shared/ui/tag.tsx'
import { PaymentMethodList } from './entry-list.tsx'
import { PaymentMethodInfo } from './entry-words.tsx'
import { RefundAccountSheet } from './refund-card-sheet.tsx'
import css from './wallet.module.css'
import { useWalletRefundCardDefaultMutation, useWalletRefundCardRemoveMutation } from './wallet-api.ts'

interface Props {
  readonly refundCards: readonly RefundCard[]
  readonly max: number | undefined
}

/** The bank accounts that refunds can go to. */
export function RefundAccounts({ refundCards, max }: Props) {
  const { t } = useTranslation('wallet')
  const [form, setForm, forget] = useDraft<{ readonly open: boolean; readonly id: string | null }>('refund-card:form', {
    open: false,
    id: null,
  })
  const close = () => {
    setForm({ ...form, open: false })
    forget()
  }
  return (
    <>
      <PaymentMethodList
        kind="refundCards"
        entries={refundCards}
        argsOf={({ refund_card_id }) => ({ refund_card_id })}
        nameOf={({ bank_name, masked_number }) => `${bank_name} ${masked_number}`}
        max={max}
        makeDefault={useWalletRefundCardDefaultMutation()}
        remove={useWalletRefundCardRemoveMutation()}
        onAdd={() => setForm({ open: true, id: null })}
        onEdit={({ refund_card_id }) => setForm({ open: true, id: refund_card_id })}
      >
        {({ bank_name, masked_number, first_name, last_name, is_default }) => (
          <PaymentMethodInfo
            icon={
              <span className={css.mark}>
                <Icon of={Landmark} size={20} />
              </span>
            }
            title={bank_name}
            tags={is_default && <Tag tone="green">{t('default')}</Tag>}
          >
            <p>{masked_number}</p>
            <p>{`${first_name} ${last_name}`}</p>
          </PaymentMethodInfo>
        )}
      </PaymentMethodList>
      <RefundAccountSheet
        open={form.open}
        card={refundCards.find(({ refund_card_id }) => refund_card_id === form.id) ?? null}
        onClose={close}
      />
    </>
  )
}
