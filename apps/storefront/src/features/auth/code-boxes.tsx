import { CircleAlert } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/button.tsx'
import { CodeInput } from '../../shared/ui/code-input.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { toast } from '../../shared/ui/toast.ts'
import css from './code-boxes.module.css'
import { Resend } from './resend.tsx'
import { SentTo } from './sent-to.tsx'
import { useCodeEntry } from './use-code-entry.ts'

/** Six boxes that submit by themselves when full, where the code went, and the way to another one. */
export function CodeBoxes({ onDone }: { readonly onDone?: () => void }) {
  const { t } = useTranslation(['auth', 'common'])
  const input = useRef<HTMLInputElement>(null)
  const message = useId()
  const entry = useCodeEntry({
    loginType: 3,
    onStart: () => toast.success(t('auth:code.loggingIn')),
    onDone,
    // The next digit typed takes the place of the wrong code.
    onWrong: () => input.current?.select(),
  })
  if (!entry.sent) return null
  return (
    <>
      <SentTo sent={entry.sent} />
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
        {entry.trouble && (
          <p className={css.wrong}>
            <Icon of={CircleAlert} size={14} stroke={2} />
            {entry.trouble}
          </p>
        )}
      </div>
      {entry.trouble && !entry.wrong && (
        <Button variant="dark" className={css.retry} onClick={() => void entry.submit()} loading={entry.busy}>
          {t('common:action.retry')}
        </Button>
      )}
      <Resend sent={entry.sent} onSent={entry.resent} />
    </>
  )
}
