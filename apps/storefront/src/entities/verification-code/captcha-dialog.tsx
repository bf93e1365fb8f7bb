import { LIMITS } from '@nusaria/contracts/limits'
import { CAPTCHA_RULE } from '@nusaria/contracts/patterns'
import { RefreshCw, Volume2 } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { FailureText } from '../../shared/ui/feedback/note.tsx'
import { Dialog, type DialogProps } from '../../shared/ui/overlay/dialog.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Spinner } from '../../shared/ui/paint/spinner.tsx'
import css from './captcha-dialog.module.css'
import type { CodeRequest, SentCode } from './sent-code.ts'
import { type CaptchaPicture, useCaptcha, useSpokenCaptcha } from './use-captcha.ts'
import { useSendCode } from './use-send-code.ts'

interface PictureProps {
  readonly picture: CaptchaPicture | null
  /** Why there is no picture. */
  readonly failure: Failure | null
}

/** The picture, a spinner while it loads, or why it didn't load. */
function Picture({ picture, failure }: PictureProps) {
  const { t } = useTranslation('auth')
  if (picture) return <img className={css.picture} src={picture.src} width={200} height={64} alt={t('captcha.alt')} />
  if (failure)
    return (
      <p className={css.picture} role="alert">
        <Suspense fallback={null}>{failure.kind === 'business' ? <FailureText failure={failure} /> : t('captcha.failed')}</Suspense>
      </p>
    )
  return (
    <div className={css.picture} role="status" aria-label={t('captcha.drawing')}>
      <Spinner />
    </div>
  )
}

interface CaptchaFormProps {
  readonly request: CodeRequest
  readonly onClose: () => void
  readonly onSent: (sent: SentCode) => void
  /** The answer was right, but the shop sends no code to this account. The parent closes the dialog and shows why. */
  readonly onDenied: (failure: Failure) => void
}

/** The captcha's picture and a field for the answer. A right answer sends the code; after a wrong one another picture is loaded. */
export function CaptchaForm({ request, onClose, onSent, onDenied }: CaptchaFormProps) {
  const { t } = useTranslation(['auth', 'common'])
  const { picture, failure, reload } = useCaptcha(request)
  const sendCode = useSendCode(request)
  const [answer, setAnswer] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { play, stop, busy: loadingSound } = useSpokenCaptcha()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A dialog that opens with this form would focus the first button.
    input.current?.setAttribute('data-autofocus', '')
    input.current?.focus()
  }, [])

  const loadAnother = () => {
    stop()
    setAnswer('')
    setError(null)
    reload()
    input.current?.focus()
  }
  const ready = CAPTCHA_RULE.test(answer) && picture !== null
  const submit = async () => {
    if (!ready || busy) return
    setBusy(true)
    setError(null)
    const outcome = await sendCode(answer, picture.id)
    setBusy(false)
    if (outcome.kind === 'sent') return onSent(outcome.sent)
    if (outcome.kind === 'denied') return onDenied(outcome.failure)
    if (outcome.kind === 'refused') loadAnother()
    setError(outcome.text)
  }

  return (
    <Form onSubmit={() => void submit()}>
      <div className={css.row}>
        <Picture picture={picture} failure={failure} />
        <div className={css.buttons}>
          <button type="button" className={css.button} onClick={loadAnother}>
            <Icon of={RefreshCw} size={16} stroke={2} />
            {t('auth:captcha.refresh')}
          </button>
          <button
            type="button"
            className={css.button}
            disabled={!picture || loadingSound}
            onClick={() => picture && void play(picture.id).then(setError)}
          >
            <Icon of={Volume2} size={16} stroke={2} />
            {t('auth:captcha.listen')}
          </button>
        </div>
      </div>
      <div className={css.answer}>
        <TextField
          ref={input}
          label={t('auth:captcha.label')}
          hideLabel
          name="captcha"
          value={answer}
          onChange={(text) => {
            setAnswer(text.replace(/[^a-z0-9]/gi, '').slice(0, LIMITS.captchaLength))
            setError(null)
          }}
          error={error}
          autoComplete="off"
          maxLength={LIMITS.captchaLength}
          suffix={
            <small className={css.count}>
              {answer.length}/{LIMITS.captchaLength}
            </small>
          }
        />
      </div>
      <div className={css.actions}>
        <Button size="lg" variant="outline" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button size="lg" type="submit" disabled={!ready} loading={busy}>
          {t('common:action.confirm')}
        </Button>
      </div>
    </Form>
  )
}

/** Asks for a captcha before a code is sent. */
export function CaptchaDialog({ open, finalFocus, ...props }: CaptchaFormProps & Pick<DialogProps, 'open' | 'finalFocus'>) {
  const { t } = useTranslation('auth')
  return (
    <Dialog open={open} onClose={props.onClose} title={t('captcha.title')} size="form" overlayCloses={false} finalFocus={finalFocus}>
      <CaptchaForm {...props} />
    </Dialog>
  )
}
