import type { DeletionCheck } from '@nusaria/contracts/deletion'
import { useRef, useState } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { deletionApi, useDeletionSubmitMutation } from './deletion-api.ts'
import type { DeletionFormValues, DeletionProblem } from './deletion-rules.ts'
import { deletionProblem, EMPTY_DELETION_FORM, toDeletionBody } from './deletion-rules.ts'

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
