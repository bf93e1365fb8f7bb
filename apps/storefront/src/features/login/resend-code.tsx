import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import css from '../../entities/verification-code/auth.module.css'
import { CaptchaDialog } from '../../entities/verification-code/captcha-dialog.tsx'
import { loginCodeRequest } from '../../entities/verification-code/code-request.ts'
import type { SentCode } from '../../entities/verification-code/sent-code.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { useCountdown } from '../../shared/time/use-countdown.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'

interface Props {
  readonly sent: SentCode
  /** Another code is on its way; the countdown begins anew. */
  readonly onSent: (sent: SentCode) => void
  readonly onDenied: (failure: Failure) => void
}

/** Counts down to the moment another code may be asked for, then offers it. */
export function ResendCode({ sent, onSent, onDenied }: Props) {
  const { t } = useTranslation('auth')
  const [asking, setAsking] = useState(false)
  const seconds = Math.ceil(useCountdown(sent.resendAt, 0) / 1_000)
  return (
    <>
      {seconds > 0 ? (
        <p className={css.resend} role="timer">
          <Trans t={t} i18nKey="code.resendIn" values={{ seconds }} components={{ time: <time /> }} />
        </p>
      ) : (
        <p className={css.resend}>
          {t('code.missing')}{' '}
          <button type="button" className={css.again} onClick={() => setAsking(true)}>
            {t('code.resend')}
          </button>
        </p>
      )}
      <CaptchaDialog
        open={asking}
        request={loginCodeRequest(sent.account)}
        onClose={() => setAsking(false)}
        onSent={(next) => {
          setAsking(false)
          toast.success(t('codeSent'))
          onSent(next)
        }}
        onDenied={(failure) => {
          setAsking(false)
          onDenied(failure)
        }}
      />
    </>
  )
}
