import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CustomerService } from '../../entities/customer-service/customer-service.tsx'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { useCountdown } from '../../shared/time/use-countdown.ts'
import { FailureText, Note } from '../../shared/ui/feedback/note.tsx'
import css from './login-error.module.css'

interface Props {
  /** Nothing shows without one, or for an ended session, which leads to the login. */
  readonly failure: Failure | null
  readonly className?: string
  /** Tries the same again, where it didn't get through. */
  readonly onRetry?: () => void
  /** Leads to the password reset, where that is the way on. */
  readonly onReset?: () => void
}

/** The failure with the seconds to wait that are left by now; none once they are over. */
function useRetryCountdown(failure: Failure | null): Failure | null {
  const seconds = failure?.kind === 'business' && typeof failure.params.seconds === 'number' ? failure.params.seconds : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal begins its own wait
  const until = useMemo(() => (seconds === null ? null : new Date(Date.now() + seconds * 1_000).toISOString()), [failure])
  const left = Math.ceil(useCountdown(until, 0) / 1_000)
  if (failure?.kind !== 'business' || until === null) return failure
  return Date.parse(until) <= Date.now() ? null : { ...failure, params: { ...failure.params, seconds: left || (seconds ?? 0) } }
}

/** Why signing in was refused, beside the form, with what can be done about it; stays until the next try. */
export function LoginError({ failure: told, className, onRetry, onReset }: Props) {
  const { t } = useTranslation(['auth', 'common'])
  const failure = useRetryCountdown(told)
  if (!failure || failure.kind === 'session') return null
  const closed = failedWith(failure, 'MEMBER_DISABLED', 'MEMBER_MISSING', 'ACCOUNT_ABNORMAL')
  return (
    <Note tone="red" role="alert" className={className}>
      <Suspense fallback={null}>
        <FailureText failure={failure} />
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
