import { useTranslation } from 'react-i18next'
import { useLayout } from '../../../shared/browser/use-layout.ts'
import { BarNotes, SumBar } from '../../../shared/ui/layout/bottom-bar.tsx'
import { Button } from '../../../shared/ui/paint/button.tsx'
import { Price } from '../../../shared/ui/paint/price.tsx'
import { RefusalNote } from './refusal-note.tsx'
import css from './submit-bar.module.css'
import type { ApplyFormState } from './use-apply-form.ts'

interface Props {
  readonly form: ApplyFormState
  readonly onSubmit: () => void
}

/** What comes back and the button that sends the form: in a bar on phones, under the sums on desktop. */
export function SubmitBar({ form: { preview, sending, waiting, failure, notSent }, onSubmit }: Props) {
  const { t } = useTranslation(['afterSaleForm', 'afterSale'])
  const desktop = useLayout() === 'desktop'
  const { parts, busy } = preview
  const notes = (
    <BarNotes>
      <RefusalNote target="total" failure={failure} />
      {/* That a preview didn't come is said where it would stand. */}
      {(failure !== preview.failure || failure?.kind === 'business') && <RefusalNote target="send" failure={failure} notSent={notSent} />}
    </BarNotes>
  )
  const button = (
    <Button size="lg" block={desktop} loading={sending} disabled={!sending && waiting} onClick={onSubmit}>
      {t('afterSaleForm:send')}
    </Button>
  )
  if (desktop)
    return (
      <div className={css.aside}>
        {notes}
        {button}
      </div>
    )
  const sum = parts ? <Price amount={parts.refund_amount} size={20} /> : <span className={css.unknown}>–</span>
  return (
    <SumBar notes={notes} label={t('afterSale:refund.total')} sum={sum} busy={busy}>
      {button}
    </SumBar>
  )
}
