import { LIMITS } from '@nusaria/contracts/limits'
import type { ReactNode, Ref } from 'react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { useCountdown } from '../../shared/time/use-countdown.ts'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { Button } from '../../shared/ui/paint/button.tsx'
import { CaptchaDialog } from './captcha-dialog.tsx'
import css from './code-field.module.css'
import type { CodeRequest, SentCode } from './sent-code.ts'
import { isSentFor } from './sent-code.ts'
import { CodeRecipientHint } from './sent-code-info.tsx'

interface Props {
  readonly request: CodeRequest
  /** Whether a code may be asked for yet: the account is valid. */
  readonly ready?: boolean
  /** The code on its way, as `onSent` gave it; one for another account than `request`'s doesn't count. */
  readonly sent: SentCode | null
  readonly onSent: (sent: SentCode) => void
  /** The shop sends this account no code. Said under the field unless the form around it does. */
  readonly onDenied?: (failure: Failure) => void
  /** digits */
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly error?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** A one-time code with the button that has it sent: it asks for a captcha, then counts the seconds until the next code. */
export function CodeField({ request, ready = true, sent, onSent, onDenied, value, onChange, error, ref }: Props) {
  const { t } = useTranslation(['auth', 'common'])
  const [asking, setAsking] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const arrived = useRef(false)
  const [denied, setDenied] = useState<{ readonly account: string; readonly text: string } | null>(null)
  const known = isSentFor(sent, request) ? sent : null
  const seconds = Math.ceil(useCountdown(known?.resendAt ?? null, 0) / 1_000)
  const refusal = denied?.account === request.account ? denied.text : null

  const refuse = async (failure: Failure) => {
    setAsking(false)
    if (onDenied) onDenied(failure)
    else if (failure.kind !== 'session') setDenied({ account: request.account, text: await failureText(failure) })
  }
  const ask = () => {
    arrived.current = false
    setAsking(true)
  }
  const arrive = (next: SentCode) => {
    arrived.current = true
    setAsking(false)
    setDenied(null)
    toast.success(t('auth:codeSent'))
    onSent(next)
  }

  return (
    <div ref={field} className={css.field}>
      <TextField
        ref={ref}
        label={t('common:code.label', { length: LIMITS.codeLength })}
        name="code"
        value={value}
        onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, LIMITS.codeLength))}
        error={error || refusal}
        hint={known ? <CodeRecipientHint sent={known} /> : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        suffix={
          <Button size="sm" variant="soft" className={css.send} disabled={!ready || seconds > 0} onClick={ask}>
            {seconds > 0 ? t('auth:codeField.wait', { seconds }) : t(known ? 'auth:codeField.again' : 'auth:codeField.send')}
          </Button>
        }
      />
      <CaptchaDialog
        open={asking}
        request={request}
        onClose={() => setAsking(false)}
        onSent={arrive}
        onDenied={(failure) => void refuse(failure)}
        // The button is disabled once the code was sent.
        finalFocus={() => (arrived.current ? field.current?.querySelector('input') : null)}
      />
    </div>
  )
}
