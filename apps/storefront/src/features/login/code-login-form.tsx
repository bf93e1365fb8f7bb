import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { Suspense, useId, useRef } from 'react'
import css from '#commerce/account-forms/login.module.css'
import { LoginError } from '#commerce/account-forms/login-error.tsx'
import { CodeRecipient, ResendCode } from '#commerce/verification-code/sent-code-info.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { FailureText } from '#ui/feedback/note.tsx'
import { CodeInput } from '#ui/form/code-input.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { useCodeLogin } from './use-code-login.ts'

interface Props {
  readonly onDone?: () => void
  /** The shopper wants to type another account. */
  readonly onEdit: () => void
}

/** Login by code on mobile: six boxes that submit once they are full. */
export function CodeLoginForm({ onDone, onEdit }: Props) {
  const { t } = useTranslation('auth')
  const input = useRef<HTMLInputElement>(null)
  const message = useId()
  const entry = useCodeLogin({
    onStart: () => toast.success(t('code.loggingIn')),
    onDone,
    // The next digit overwrites the wrong code.
    onWrong: () => input.current?.select(),
  })
  if (!entry.sent) return null
  return (
    <>
      <CodeRecipient sent={entry.sent} onEdit={onEdit} />
      <div className={css.boxes}>
        <CodeInput
          ref={input}
          value={entry.code}
          onChange={entry.change}
          onComplete={(code) => void entry.submit(code)}
          invalid={entry.wrong}
          describedBy={message}
          autoFocus
        />
      </div>
      <div id={message} role="alert">
        {entry.wrong && entry.failure && (
          <p className={css.wrong}>
            <Icon of={CircleAlert} size={14} stroke={2} />
            <Suspense fallback={null}>
              <FailureText failure={entry.failure} />
            </Suspense>
          </p>
        )}
      </div>
      <LoginError className={css.error} failure={entry.formFailure} onRetry={() => void entry.submit()} />
      <ResendCode sent={entry.sent} onSent={entry.replaceCode} onDenied={entry.fail} />
    </>
  )
}
