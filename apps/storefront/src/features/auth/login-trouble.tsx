import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { CustomerService } from '../../shared/service/customer-service.tsx'
import { FailureWords, Note } from '../../shared/ui/note.tsx'
import css from './login-trouble.module.css'

interface Props {
  /** Nothing shows without one, or for an ended session, which leads to the login. */
  readonly failure: Failure | null
  readonly className?: string
  /** Tries the same again, where it didn't get through. */
  readonly onRetry?: () => void
  /** Leads to the password reset, where that is the way on. */
  readonly onReset?: () => void
}

/** Why signing in was refused, beside the form, with what can be done about it; stays until the next try. */
export function LoginTrouble({ failure, className, onRetry, onReset }: Props) {
  const { t } = useTranslation(['auth', 'common'])
  if (!failure || failure.kind === 'session') return null
  const closed = failedWith(failure, 'MEMBER_DISABLED', 'MEMBER_MISSING', 'ACCOUNT_ABNORMAL')
  return (
    <Note tone="red" role="alert" className={className}>
      <Suspense fallback={null}>
        <FailureWords failure={failure} />
        {closed && (
          <div className={css.way}>
            {t('auth:trouble.service')}
            <CustomerService />
          </div>
        )}
        {onReset && failedWith(failure, 'TOO_MANY_FAILURES') && (
          <div>
            <button type="button" onClick={onReset}>
              {t('auth:trouble.reset')}
            </button>
          </div>
        )}
        {onRetry && failure.kind !== 'business' && (
          <div>
            <button type="button" onClick={onRetry}>
              {t('common:action.retry')}
            </button>
          </div>
        )}
      </Suspense>
    </Note>
  )
}
