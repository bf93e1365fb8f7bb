import type { DeletionCheck } from '@nusaria/contracts/deletion'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failedWith } from '../../shared/api/failure.ts'
import { Checkbox } from '../../shared/ui/chakra/checkbox.tsx'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { FailureNote, Note } from '../../shared/ui/feedback/note.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { BlockedNote, isBlocked } from './blocked-note.tsx'
import { Consequences } from './consequences.tsx'
import css from './deletion.module.css'
import { ReasonFields } from './reason-fields.tsx'
import { useDeletionForm } from './use-deletion-form.ts'

/** Everything between the wish to leave and the request: what is lost, why, consent, a last question. */
export function DeletionForm({ check }: { readonly check: DeletionCheck }) {
  const { t } = useTranslation('deletion')
  const [asking, setAsking] = useState(false)
  const { form, change, consent, give, problem, submit, busy, failure, ...state } = useDeletionForm(check)
  const blocked = isBlocked(check)
  // Said by the refusal itself when it turned up only now and the numbers aren't here yet.
  const refusal = blocked && failedWith(failure, 'UNFINISHED_ORDERS') ? undefined : failure

  const confirm = async () => {
    const sent = await submit()
    setAsking(false)
    if (sent) toast.success(t('sent'))
  }
  return (
    <Form className={css.form} onSubmit={() => !blocked && state.check() && setAsking(true)}>
      {blocked && <BlockedNote check={check} />}
      <Consequences check={check} />
      {!blocked && (
        <>
          <ReasonFields form={form} change={change} problem={problem} />
          <div className={css.consent}>
            <Checkbox name="consent" checked={consent} onChange={give} invalid={problem === 'consent'}>
              {t('consent')}
            </Checkbox>
            {problem === 'consent' && (
              <Note tone="red" role="alert">
                {t('consentMissing')}
              </Note>
            )}
          </div>
        </>
      )}
      <FailureNote failure={refusal} />
      <Button type="submit" size="lg" variant="dark" disabled={blocked} className={css.submit}>
        {t('submit')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('confirm.title')}
        text={t('confirm.text')}
        confirmLabel={t('confirm.action')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
        loading={busy}
      />
    </Form>
  )
}
