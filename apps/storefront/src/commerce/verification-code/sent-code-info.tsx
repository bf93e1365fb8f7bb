import { LIMITS } from '@nusaria/contracts/limits'
import { ACCOUNT_TYPE } from '@nusaria/contracts/login-types'
import { useState } from 'react'
import type { Failure } from '#platform/api/failure.ts'
import { TaggedText } from '#platform/i18n/tagged-text.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useCountdown } from '#platform/time/clock.ts'
import { loginCodeRequest, type SentCode } from '#session/sent-code.ts'
import { cx } from '#ui/cx.ts'
import { CaptchaOverlay } from './captcha-overlay.tsx'
import { NoCodeHelp } from './no-code-help.tsx'
import css from './verification-code.module.css'

/** The masked account; a phone with its country code. */
export function formatRecipient({ accountType, to }: SentCode): string {
  return accountType === ACCOUNT_TYPE.phone ? `+${LIMITS.phoneCountryCode} ${to}` : to
}

/** Where the code was sent and by which channel; describes the field of the code by its `id`. `onEdit`: the shopper wants to type another account. */
export function CodeRecipient({ id, sent, onEdit }: { readonly id: string; readonly sent: SentCode; readonly onEdit: () => void }) {
  const { t } = useTranslation('auth')
  return (
    <p className="above-8 line-22 tone-ink-2">
      <span id={id}>
        <span>{t(`code.by.${sent.channel}`)}</span>{' '}
        <b className="block weight-700 tone-ink" translate="no">
          {formatRecipient(sent)}
        </b>
      </span>
      <button type="button" className={cx('hitArea weight-700 tone-sambal-700', css.again)} onClick={onEdit}>
        {t(sent.accountType === ACCOUNT_TYPE.phone ? 'code.editPhone' : 'code.editEmail')}
      </button>
    </p>
  )
}

interface ResendCodeProps {
  readonly sent: SentCode
  readonly onSent: (sent: SentCode) => void
  readonly onDenied: (failure: Failure) => void
}

export function ResendCode({ sent, onSent, onDenied }: ResendCodeProps) {
  const { t } = useTranslation('auth')
  const [captchaOpen, setCaptchaOpen] = useState(false)
  const seconds = Math.ceil(useCountdown(sent.resendAt, 0) / 1_000)
  return (
    <>
      {seconds > 0 ? (
        <p className="above-20 size-13 line-20 tone-ink-3" role="timer">
          <TaggedText text={t('code.resendIn', { seconds })} elements={{ time: <time className="weight-700 tone-ink digits" /> }} />
        </p>
      ) : (
        <p className="above-20 size-13 line-20 tone-ink-3">
          <button type="button" className={cx('hitArea weight-700 tone-sambal-700', css.again)} onClick={() => setCaptchaOpen(true)}>
            {t('code.resend')}
          </button>
        </p>
      )}
      <p className="above-8">
        <NoCodeHelp sent={sent} to={formatRecipient(sent)} login />
      </p>
      <CaptchaOverlay
        open={captchaOpen}
        request={loginCodeRequest(sent.account)}
        onClose={() => setCaptchaOpen(false)}
        onSent={onSent}
        onDenied={onDenied}
      />
    </>
  )
}
