import type { DeletionCheck, DeletionReason } from '@nusaria/contracts/deletion'
import { LIMITS } from '@nusaria/contracts/limits'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { Checkbox } from '../../shared/ui/chakra/checkbox.tsx'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { RadioCards } from '../../shared/ui/chakra/radio-cards.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { FailureNote, Note } from '../../shared/ui/feedback/note.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Consequences } from './consequences.tsx'
import css from './deletion.module.css'
import { deletionApi, useDeletionSubmitMutation } from './deletion-api.ts'
import { BlockedNote, isBlocked } from './deletion-status.tsx'

/** In the order they are offered (spec section 3). */
export const DELETION_REASONS: readonly DeletionReason[] = ['poor_experience', 'account_unused', 'app_unused', 'prefer_not_to_say', 'other']

/** What is chosen and typed; consent is given anew each time. */
export interface DeletionFormValues {
  readonly reason: DeletionReason | null
  readonly detail: string
}

export const EMPTY_DELETION_FORM: DeletionFormValues = { reason: null, detail: '' }

/** Keys of what is missing or wrong. */
export type DeletionProblem = 'reason' | 'detail' | 'consent'

/** What keeps the request from being sent; the first of them in the order of the page. */
export function deletionProblem({ reason, detail }: DeletionFormValues, consent: boolean): DeletionProblem | null {
  if (reason === null) return 'reason'
  if (reason === 'other' && detail.trim().length > LIMITS.deletionDetailMax) return 'detail'
  return consent ? null : 'consent'
}

/** What the call takes; the detail travels with "something else" alone. */
export function toDeletionBody(reason: DeletionReason, detail: string) {
  const said = reason === 'other' ? detail.trim() : ''
  return { reason, ...(said ? { detail: said } : {}), consequences_accepted: true as const }
}

interface FormState {
  readonly form: DeletionFormValues
  readonly change: (part: Partial<DeletionFormValues>) => void
  readonly consent: boolean
  readonly give: (consent: boolean) => void
  /** What to say beside the fields. */
  readonly problem: DeletionProblem | null
  /** Gives whether everything is there to be confirmed. */
  readonly check: () => boolean
  readonly submit: () => Promise<boolean>
  readonly busy: boolean
  readonly failure: Failure | undefined
}

/** What stands on the form, and its one way out. Reason and words survive a failure, a reload and a login in between. */
export function useDeletionForm(standing: DeletionCheck): FormState {
  const [form, setForm, forget] = useDraft('deletion', EMPTY_DELETION_FORM)
  const [consent, setConsent] = useState(false)
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const [send] = useDeletionSubmitMutation()
  const dispatch = useAppDispatch()
  const problem = deletionProblem(form, consent)

  return {
    form,
    change(part) {
      setForm({ ...form, ...part })
      setFailure(undefined)
    },
    consent,
    give: setConsent,
    problem: tried || problem === 'detail' ? problem : null,
    check() {
      setTried(true)
      return problem === null
    },
    async submit() {
      if (underWay.current || problem || form.reason === null) return false
      underWay.current = true
      setBusy(true)
      setFailure(undefined)
      const { data, error } = await send(toDeletionBody(form.reason, form.detail))
      underWay.current = false
      setBusy(false)
      if (!data) {
        setFailure(failureOf(error) ?? { kind: 'network' })
        return false
      }
      forget()
      // The page turns to the request at once; the check asked for anew says the same.
      const value = { ...standing, deletion: data }
      dispatch(deletionApi.util.upsertQueryEntries([{ endpointName: 'deletionCheck', arg: undefined, value }]))
      return true
    },
    busy,
    failure,
  }
}

interface Props {
  readonly form: DeletionFormValues
  readonly change: (part: Partial<DeletionFormValues>) => void
  readonly problem: DeletionProblem | null
}

/** Why the member leaves; "something else" may be explained. */
export function ReasonFields({ form, change, problem }: Props) {
  const { t } = useTranslation('deletion')
  return (
    <Panel title={t('reason.title')} flush>
      <div className={css.reasons}>
        <RadioCards
          label={t('reason.title')}
          name="reason"
          look="rows"
          value={form.reason}
          onChange={(reason) => change({ reason })}
          options={DELETION_REASONS.map((value) => ({ value, title: t(`reason.${value}`) }))}
        />
      </div>
      {form.reason === 'other' && (
        <div className={css.detail}>
          <TextField
            label={t('reason.detail')}
            name="detail"
            multiline
            value={form.detail}
            onChange={(detail) => change({ detail })}
            error={problem === 'detail' && t('reason.tooLong', { max: LIMITS.deletionDetailMax })}
            hint={`${form.detail.trim().length}/${LIMITS.deletionDetailMax}`}
          />
        </div>
      )}
      {problem === 'reason' && (
        <div className={css.detail}>
          <Note tone="red" role="alert">
            {t('reason.missing')}
          </Note>
        </div>
      )}
    </Panel>
  )
}

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
