import { LIMITS } from '@nusaria/contracts/limits'
import { type ReactNode, useRef, useState } from 'react'
import type { Failure } from '#platform/api/failure.ts'
import { failureText } from '#platform/api/failure-text.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useCountdown } from '#platform/time/clock.ts'
import { type CodeRequest, isSentFor, type SentCode } from '#session/sent-code.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { CaptchaOverlay } from './captcha-overlay.tsx'
import { NoCodeHelp } from './no-code-help.tsx'
import { formatRecipient } from './sent-code-info.tsx'
import css from './verification-code.module.css'

interface Props {
  readonly request: CodeRequest
  /** The account is valid. */
  readonly ready?: boolean
  /** A code for another account than that of `request` is ignored. */
  readonly sent: SentCode | null
  readonly onSent: (sent: SentCode) => void
  /** The shop sends no code to this account. Without a handler the field shows why. */
  readonly onDenied?: (failure: Failure) => void
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly error?: ReactNode
}

/** Its button sends a code after a captcha, and then counts the seconds until the next one. */
export function CodeField({ request, ready = true, sent, onSent, onDenied, value, onChange, error }: Props) {
  const { t } = useTranslation(['auth', 'common'])
  const [captchaOpen, setCaptchaOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const codeSent = useRef(false)
  const [denied, setDenied] = useState<{ readonly account: string; readonly text: string } | null>(null)
  const ownSent = isSentFor(sent, request) ? sent : null
  const seconds = Math.ceil(useCountdown(ownSent?.resendAt ?? null, 0) / 1_000)
  const deniedText = denied?.account === request.account ? denied.text : null

  const deny = async (failure: Failure) => {
    if (onDenied) onDenied(failure)
    else if (failure.kind !== 'session') setDenied({ account: request.account, text: await failureText(failure) })
  }
  const openCaptcha = () => {
    codeSent.current = false
    setCaptchaOpen(true)
  }
  const onCodeSent = (next: SentCode) => {
    codeSent.current = true
    setDenied(null)
    onSent(next)
  }

  return (
    <div ref={field} className={css.field}>
      <TextField
        label={t('common:code.label', { length: LIMITS.codeLength })}
        name="code"
        value={value}
        onChange={onChange}
        digits={LIMITS.codeLength}
        error={error || deniedText}
        hint={ownSent ? <span>{`${t(`auth:code.by.${ownSent.channel}`)} ${formatRecipient(ownSent)}`}</span> : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        suffix={
          <Button size="sm" variant="soft" className={css.send} disabled={!ready || seconds > 0} onClick={openCaptcha}>
            {seconds > 0 ? t('auth:codeField.wait', { seconds }) : t(ownSent ? 'auth:codeField.again' : 'auth:codeField.send')}
          </Button>
        }
      />
      {ownSent && <NoCodeHelp sent={ownSent} to={formatRecipient(ownSent)} />}
      <CaptchaOverlay
        open={captchaOpen}
        request={request}
        onClose={() => setCaptchaOpen(false)}
        onSent={onCodeSent}
        onDenied={(failure) => void deny(failure)}
        // The button is disabled after the code was sent.
        finalFocus={() => (codeSent.current ? field.current?.querySelector('input') : null)}
      />
    </div>
  )
}
