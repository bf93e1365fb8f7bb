import type { RefundCard } from '@nusaria/contracts/wallet-entities'
import { Landmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../shared/state/use-draft.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Tag } from '../../shared/ui/tag.tsx'
import { EntryList } from './entry-list.tsx'
import { EntryWords } from './entry-words.tsx'
import { RefundCardSheet } from './refund-card-sheet.tsx'
import css from './wallet.module.css'
import { useWalletRefundCardDefaultMutation, useWalletRefundCardRemoveMutation } from './wallet-api.ts'

interface Props {
  readonly refundCards: readonly RefundCard[]
  readonly max: number | undefined
}

/** The bank accounts that refunds can go to. */
export function RefundCards({ refundCards, max }: Props) {
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
      <EntryList
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
          <EntryWords
            mark={
              <span className={css.mark}>
                <Icon of={Landmark} size={20} />
              </span>
            }
            title={bank_name}
            tags={is_default && <Tag tone="green">{t('default')}</Tag>}
          >
            <p>{masked_number}</p>
            <p>{`${first_name} ${last_name}`}</p>
          </EntryWords>
        )}
      </EntryList>
      <RefundCardSheet
        open={form.open}
        card={refundCards.find(({ refund_card_id }) => refund_card_id === form.id) ?? null}
        onClose={close}
      />
    </>
  )
}
