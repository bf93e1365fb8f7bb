import type { RefundCard } from '@nusaria/contracts/payment-method-entities'
import { useTranslation } from 'react-i18next'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { BankField } from './card/bank-field.tsx'
import { HolderFields } from './card/holder-fields.tsx'
import css from './payment-method.module.css'
import { PaymentMethodError } from './payment-method-error.tsx'
import { ACCOUNT_LENGTH } from './refund-account-rules.ts'
import { useRefundAccountForm } from './use-refund-account-form.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** The one to change; null for a new one. */
  readonly card: RefundCard | null
}

/** The form of a bank account for refunds. */
export function RefundAccountSheet({ open, onClose, card }: Props) {
  const { t } = useTranslation('wallet')
  const saved = () => {
    toast.success(t('refundCards.saved'))
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t(card ? 'refundCards.edit' : 'refundCards.add')} overlayCloses={false}>
      <RefundAccountForm card={card} onSaved={saved} />
    </Sheet>
  )
}

function RefundAccountForm({ card, onSaved }: { readonly card: RefundCard | null; readonly onSaved: () => void }) {
  const { t } = useTranslation(['wallet', 'card'])
  const { box, typed, problems, change, leave, save, busy, failure } = useRefundAccountForm(card, onSaved)
  const number = problems.card_number
  return (
    <Form className={css.form} onSubmit={() => void save()}>
      <div ref={box} className={css.fields}>
        <div className={css.wide}>
          <BankField value={typed.bank_code} onChange={(bank_code) => change({ bank_code })} missing={problems.bank_code !== undefined} />
        </div>
        <div className={css.wide}>
          <TextField
            label={t('wallet:refundCards.number')}
            name="card_number"
            value={typed.card_number}
            onChange={(text) => change({ card_number: text.replace(/\D/g, '').slice(0, ACCOUNT_LENGTH.most) })}
            onBlur={() => leave('card_number')}
            error={number && t(`wallet:refundCards.${number}`)}
            hint={card ? t('wallet:refundCards.stays', { number: card.masked_number }) : undefined}
            inputMode="numeric"
            autoComplete="off"
            required={card === null}
          />
        </div>
        <HolderFields
          values={typed}
          change={change}
          onBlur={leave}
          error={(field) => problems[field] && t(`card:error.${field}.${problems[field]}`)}
        />
      </div>
      <PaymentMethodError failure={failure} />
      <Button type="submit" size="lg" block loading={busy}>
        {t('wallet:save')}
      </Button>
    </Form>
  )
}
