import { CircleAlert } from 'lucide-react'
import { Suspense, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeInput } from '../../shared/ui/code-input.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { FailureWords } from '../../shared/ui/note.tsx'
import { toast } from '../../shared/ui/toast.ts'
import css from './code-boxes.module.css'
import { LoginTrouble } from './login-trouble.tsx'
import { Resend } from './resend.tsx'
import { SentTo } from './sent-to.tsx'
import { useCodeEntry } from './use-code-entry.ts'

interface Props {
  readonly onDone?: () => void
  /** Back to where the account is typed. */
  readonly onEdit: () => void
}

/** Six boxes that submit by themselves when full, where the code went, and the way to another one. */
export function CodeBoxes({ onDone, onEdit }: Props) {
  const { t } = useTranslation('auth')
  const input = useRef<HTMLInputElement>(null)
  const message = useId()
  const entry = useCodeEntry({
    onStart: () => toast.success(t('code.loggingIn')),
    onDone,
    // The next digit typed takes the place of the wrong code.
    onWrong: () => input.current?.select(),
  })
  if (!entry.sent) return null
  return (
    <>
      <SentTo sent={entry.sent} onEdit={onEdit} />
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
              <FailureWords failure={entry.failure} />
            </Suspense>
          </p>
        )}
      </div>
      <LoginTrouble className={css.trouble} failure={entry.wrong ? null : entry.failure} onRetry={() => void entry.submit()} />
      <Resend sent={entry.sent} onSent={entry.resent} onDenied={entry.deny} />
    </>
  )
}
