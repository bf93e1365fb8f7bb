import type { RefundCard } from '@nusaria/contracts/payment-method-entities'
import Landmark from 'lucide/dist/esm/icons/landmark.mjs'
import { useWalletRefundCardDefaultMutation, useWalletRefundCardRemoveMutation } from '#commerce/payment-method/api.ts'
import { RefundAccountSheet } from '#commerce/payment-method/refund-account-sheet.tsx'
import { isOffered } from '#platform/config/offered.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import { PaymentMethodInfo, PaymentMethodList } from './payment-method-list.tsx'
import css from './payment-methods.module.css'

/** The bank accounts for refunds of orders paid in cash. */
export function RefundAccounts({ refundCards, max }: { readonly refundCards: readonly RefundCard[]; readonly max: number | undefined }) {
  const { t } = useTranslation('wallet')
  const [form, setForm, forgetDraft] = useDraft<{ readonly open: boolean; readonly id: string | null }>('refund-card:form', {
    open: false,
    id: null,
  })
  const close = () => {
    setForm({ ...form, open: false })
    forgetDraft()
  }
  return (
    <>
      {isOffered('cod') && <p className={css.text}>{t('refundLead')}</p>}
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
              <span className={css.icon}>
                <Icon of={Landmark} size={20} />
              </span>
            }
            title={bank_name}
            tags={is_default && <Tag tone="green">{t('default')}</Tag>}
          >
            <p translate="no">{masked_number}</p>
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
