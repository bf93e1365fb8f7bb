import type { RefundCard } from '@nusaria/contracts/payment-method-entities'
import { useTranslation } from 'react-i18next'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { BankField } from './card/bank-field.tsx'
import { HolderFields } from './card/holder-fields.tsx'
import { PaymentMethodError } from './payment-method-error.tsx'
import css from './payment-method-form.module.css'
import { ACCOUNT_LENGTH, useRefundAccountForm } from './use-refund-account-form.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** The account to edit; null: a new one. */
  readonly card: RefundCard | null
}

/** The form of a bank account for refunds, in a sheet. */
export function RefundAccountSheet({ open, onClose, card }: Props) {
  const { t } = useTranslation('wallet')
  const onSaved = () => {
    toast.success(t('refundCards.saved'))
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t(card ? 'refundCards.edit' : 'refundCards.add')} overlayCloses={false}>
      <RefundAccountForm card={card} onSaved={onSaved} />
    </Sheet>
  )
}

function RefundAccountForm({ card, onSaved }: { readonly card: RefundCard | null; readonly onSaved: () => void }) {
  const { t } = useTranslation(['wallet', 'card'])
  const { containerRef, values, errors, change, onBlur, submit, busy, failure } = useRefundAccountForm(card, onSaved)
  const numberError = errors.card_number
  return (
    <Form className={css.form} onSubmit={() => void submit()}>
      <div ref={containerRef} className={css.fields}>
        <div className={css.wide}>
          <BankField value={values.bank_code} onChange={(bank_code) => change({ bank_code })} missing={errors.bank_code !== undefined} />
        </div>
        <div className={css.wide}>
          <TextField
            label={t('wallet:refundCards.number')}
            name="card_number"
            value={values.card_number}
            onChange={(text) => change({ card_number: text.replace(/\D/g, '').slice(0, ACCOUNT_LENGTH.most) })}
            onBlur={() => onBlur('card_number')}
            error={numberError && t(`wallet:refundCards.${numberError}`)}
            hint={card ? t('wallet:refundCards.stays', { number: card.masked_number }) : undefined}
            inputMode="numeric"
            autoComplete="off"
            required={card === null}
          />
        </div>
        <HolderFields
          values={values}
          change={change}
          onBlur={onBlur}
          error={(field) => errors[field] && t(`card:error.${field}.${errors[field]}`)}
        />
      </div>
      <PaymentMethodError failure={failure} />
      <Button type="submit" size="lg" block loading={busy}>
        {t('wallet:save')}
      </Button>
    </Form>
  )
}
