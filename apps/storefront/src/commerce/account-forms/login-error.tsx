import { Suspense, useMemo } from 'react'
import { type Failure, triesLeft } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import { useCountdown } from '#platform/time/clock.ts'
import { FailureText, Note } from '#ui/feedback/note.tsx'
import { CustomerService } from '../customer-service/customer-service.tsx'

type Target = 'password' | 'code' | 'form'
type Action = 'retry' | 'resetPassword' | 'customerService'

/** For the login and the password reset. A target is the field that shows the error. */
export const loginRefusals = defineRefusals<Target, Action>({
  fallback: { target: 'form', actions: [] },
  noAnswer: { actions: ['retry'] },
  table: {
    ACCOUNT_OR_PASSWORD_WRONG: { target: 'password' },
    PASSWORD_WRONG: { target: 'password' },
    CODE_INVALID: { target: 'code' },
    TOO_MANY_FAILURES: { actions: ['resetPassword'] },
    MEMBER_DISABLED: { actions: ['customerService'] },
    MEMBER_MISSING: { actions: ['customerService'] },
    ACCOUNT_ABNORMAL: { actions: ['customerService'] },
  },
})

/** For a login by code: a code without tries left is refused too. */
export function codeRefusals(failure: Failure) {
  const refusal = loginRefusals(failure)
  return triesLeft(failure) === 0 ? { ...refusal, target: 'code' as const } : refusal
}

/** Whether the account is closed, so that no other login method helps. */
export function isAccountClosed(failure: Failure): boolean {
  return loginRefusals(failure).actions.includes('customerService')
}

interface Props {
  /** Nothing shows for an ended session, which opens the login by itself. */
  readonly failure: Failure | undefined
  readonly className?: string
  readonly onRetry?: () => void
  readonly onReset?: () => void
}

/** The failure with the seconds that are left to wait; undefined once they are over. */
function useRetryCountdown(failure: Failure | undefined): Failure | undefined {
  const seconds = failure?.kind === 'business' && typeof failure.params.seconds === 'number' ? failure.params.seconds : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal starts its own countdown
  const until = useMemo(() => (seconds === null ? null : new Date(Date.now() + seconds * 1_000).toISOString()), [failure])
  const left = Math.ceil(useCountdown(until, 0) / 1_000)
  if (failure?.kind !== 'business' || until === null) return failure
  return left === 0 ? undefined : { ...failure, params: { ...failure.params, seconds: left } }
}

function TextButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <div>
      <button type="button" onClick={onClick}>
        {label}
      </button>
    </div>
  )
}

export function LoginError({ failure: lastFailure, className, onRetry, onReset }: Props) {
  const { t } = useTranslation(['auth', 'common'])
  const failure = useRetryCountdown(lastFailure)
  if (!failure || failure.kind === 'session') return null
  const { actions } = loginRefusals(failure)
  return (
    <Note tone="red" role="alert" className={className}>
      <Suspense fallback={null}>
        <FailureText failure={failure} />
        {actions.includes('customerService') && (
          <div className="above-6 weight-500">
            <span>{t('auth:trouble.service')}</span>
            <CustomerService />
          </div>
        )}
        {onReset && actions.includes('resetPassword') && <TextButton label={t('auth:trouble.reset')} onClick={onReset} />}
        {onRetry && actions.includes('retry') && <TextButton label={t('common:action.retry')} onClick={onRetry} />}
      </Suspense>
    </Note>
  )
}
