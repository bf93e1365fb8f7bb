import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import { CardFields, CvnField } from '#commerce/payment-method/card/card-fields.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import type { PayChoice } from './pay-choices.ts'
import css from './pay-options.module.css'
import type { CashierForm } from './use-cashier-form.ts'

interface Props extends Pick<CashierForm, 'entry'> {
  readonly choice: PayChoice
  readonly onSubmit: () => void
}

export function CardPaymentForm({ choice: { card }, entry, onSubmit }: Props) {
  const { t } = useTranslation('cashier')
  const { form, save, setSave, cvn, changeCvn, cvnError } = entry
  return (
    <Form onSubmit={onSubmit} className="grid gap-16">
      {card ? (
        <div className={css.cvn}>
          <CvnField key={card.card_id} value={cvn} onChange={changeCvn} brand={card.brand} fieldError={cvnError} />
        </div>
      ) : (
        <>
          <CardFields form={form} />
          <Checkbox checked={save} onChange={setSave}>
            {t('card.save')}
          </Checkbox>
          <Note tone="grey" icon={ShieldCheck}>
            {t('card.verify')}
          </Note>
        </>
      )}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </Form>
  )
}
