import { type Failure, failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'

function textKey(failure: Failure) {
  if (failedWith(failure, 'PAYMENT_NOT_FOUND')) return 'gone'
  if (failedWith(failure, 'ACCOUNT_NAME_EXISTS')) return 'exists'
  if (failedWith(failure, 'TOO_MANY_ATTEMPTS')) return 'tries'
  if (failedWith(failure, 'PAYMENT_FAILED')) return 'declined'
  return failure.kind === 'business' && 'max' in failure.params ? 'full' : null
}

/** Some errors have a text of their own here, as their general text would mislead. */
export function PaymentMethodError({ failure }: { readonly failure: Failure | undefined }) {
  const { t } = useTranslation('wallet')
  const key = failure && textKey(failure)
  if (!failure || !key) return <FailureNote failure={failure} />
  const params = failure.kind === 'business' ? failure.params : {}
  return (
    <Note tone="red" role="alert">
      {t(`failure.${key}`, { max: params.max, minutes: Math.ceil(Number(params.seconds ?? 0) / 60) })}
    </Note>
  )
}
