import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { FailureNote, Note } from '../../shared/ui/feedback/note.tsx'

type ErrorTextKey = 'gone' | 'exists' | 'tries' | 'full' | 'declined'

function errorTextKey(failure: Failure): ErrorTextKey | null {
  if (failedWith(failure, 'PAYMENT_NOT_FOUND')) return 'gone'
  if (failedWith(failure, 'ACCOUNT_NAME_EXISTS')) return 'exists'
  if (failedWith(failure, 'TOO_MANY_ATTEMPTS')) return 'tries'
  if (failedWith(failure, 'PAYMENT_FAILED')) return 'declined'
  return failure.kind === 'business' && 'max' in failure.params ? 'full' : null
}

/** Why something with the wallet was refused, in words of the wallet where a code's own would say another thing. */
export function PaymentMethodError({ failure }: { readonly failure: Failure | undefined }) {
  const { t } = useTranslation('wallet')
  const said = failure && errorTextKey(failure)
  if (!failure || !said) return <FailureNote failure={failure} />
  const params = failure.kind === 'business' ? failure.params : {}
  return (
    <Note tone="red" role="alert">
      {t(`failure.${said}`, { max: params.max, minutes: Math.ceil(Number(params.seconds ?? 0) / 60) })}
    </Note>
  )
}
