import { REFUND_ACCOUNT_RULES, type RefundCard } from '@nusaria/contracts/payment-method-entities'
import type { Failure } from '#platform/api/failure.ts'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import { type RuleError, useForm } from '#platform/forms/use-form.ts'
import { useSubmission } from '#platform/forms/use-submission.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { paymentMethodApi } from './api.ts'
import { BankField, HolderFields } from './card/account-fields.tsx'
import css from './card/card-form.module.css'
import { findHolderError, formatHolderName, toHolderNames } from './holder.ts'
import { PaymentMethodError } from './payment-method-error.tsx'
import { useKnownHolder } from './use-known-holder.ts'

/** The number of a saved account is unknown here: the server only sends it masked. */
function getInitialValues(card: RefundCard | null) {
  const { bank_code = '', email = '', phone = '' } = card ?? {}
  return { bank_code, card_number: '', holder_name: card ? formatHolderName(card) : '', email, phone }
}

type AccountValues = ReturnType<typeof getInitialValues>

/** The field that the server calls invalid; other failures concern the whole form. */
const accountRefusals = (failure: Failure) => ({
  target: (failure.kind === 'business' && failure.field?.replace(/^(first|last)_name$/, 'holder_name')) || 'form',
  text: 'invalid' as const,
})

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** The account to edit; null: a new one. */
  readonly card: RefundCard | null
}

export function RefundAccountSheet({ open, onClose, card }: Props) {
  const { t } = useTranslation('wallet')
  return (
    <Sheet open={open} onClose={onClose} title={t(card ? 'refundCards.edit' : 'refundCards.add')} overlayCloses={false}>
      <RefundAccountForm card={card} onClose={onClose} />
    </Sheet>
  )
}

/** The draft survives a reload and a login in between, without the number. */
function RefundAccountForm({ card, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation(['wallet', 'card'])
  const [add] = useSensitiveMutation(paymentMethodApi.endpoints.walletRefundCardAdd)
  const [update] = useSensitiveMutation(paymentMethodApi.endpoints.walletRefundCardUpdate)
  const { submit } = useSubmission('wallet.refundCardAdd', null)
  const onSaved = () => {
    toast.success(t('wallet:refundCards.saved'))
    onClose()
  }
  const form = useForm<AccountValues, RuleError, RefundCard>({
    initial: getInitialValues(card),
    draft: `refund-account:${card?.refund_card_id ?? 'new'}`,
    secret: ['card_number'],
    rules: REFUND_ACCOUNT_RULES,
    // A saved account keeps its number when the field is empty, unless the bank changes.
    validate: ({ bank_code, card_number, holder_name }) => ({
      holder_name: findHolderError(holder_name),
      ...(card?.bank_code === bank_code && !card_number && { card_number: undefined }),
    }),
    refusals: accountRefusals,
    send: ({ card_number, holder_name, ...rest }) => {
      const body = { ...rest, ...toHolderNames(holder_name), email: rest.email.trim() }
      if (!card) return submit(add, { ...body, card_number }, 'send')
      return update({ ...body, refund_card_id: card.refund_card_id, ...(card_number && { card_number }) })
    },
    onDone: onSaved,
    onMade: onSaved,
  })
  useKnownHolder(form, { skip: card !== null })
  const { values, change, errors } = form
  return (
    <Form className="grid gap-16" onSubmit={() => void form.submit()}>
      <div ref={form.ref} className={cx('grid align-start', css.fields)}>
        <BankField value={values.bank_code} onChange={(bank_code) => change({ bank_code })} missing={errors.bank_code !== undefined} />
        <div className={css.wide}>
          <TextField
            label={t('wallet:refundCards.number')}
            {...form.field('card_number')}
            digits={REFUND_ACCOUNT_RULES.card_number.max}
            error={errors.card_number && t(`wallet:refundCards.${errors.card_number}`)}
            hint={card ? t('wallet:refundCards.stays', { number: card.masked_number }) : undefined}
            inputMode="numeric"
            autoComplete="off"
            required={card === null}
          />
        </div>
        <HolderFields
          nameLabel={t('wallet:refundCards.holder')}
          field={form.field}
          error={(field) => errors[field] && t(`card:error.${field}.${errors[field]}`)}
        />
      </div>
      <PaymentMethodError failure={form.failure} />
      <Button type="submit" size="lg" block loading={form.busy}>
        {t('wallet:save')}
      </Button>
    </Form>
  )
}
