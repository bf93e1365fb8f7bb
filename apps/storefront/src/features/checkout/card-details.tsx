import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CardFields } from '../../shared/card-form/card-fields.tsx'
import { CvnField } from '../../shared/card-form/cvn-field.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { Note } from '../../shared/ui/note.tsx'
import css from './card-details.module.css'
import type { PayChoice } from './pay-choice.ts'
import type { CardEntry } from './use-card-entry.ts'

interface Props {
  /** A saved card, or the one to be typed. */
  readonly choice: PayChoice
  readonly entry: CardEntry
  /** Enter was pressed in a field. */
  readonly onSubmit: () => void
}

/** What the cashier needs of a card: all of a new one, the CVN of a saved one. */
export function CardPaymentForm({ choice: { card }, entry, onSubmit }: Props) {
  const { t } = useTranslation('cashier')
  const { form, save, setSave, cvn, changeCvn, flaw } = entry
  return (
    <Form onSubmit={onSubmit} className={css.form}>
      {card ? (
        <div className={css.cvn}>
          <CvnField key={card.card_id} value={cvn} onChange={changeCvn} brand={card.brand} fieldError={flaw} />
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
