import { LIMITS } from '@nusaria/contracts/limits'
import { CAPTCHA_RULE } from '@nusaria/contracts/patterns'
import { RefreshCw, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './captcha.module.css'
import { CaptchaPicture } from './captcha-picture.tsx'
import type { CodeRequest } from './code-request.ts'
import type { SentCode } from './sent-code.ts'
import { useCaptcha } from './use-captcha.ts'
import { useSendCode } from './use-send-code.ts'
import { useSpokenCaptcha } from './use-spoken-captcha.ts'

export interface CaptchaFormProps {
  readonly request: CodeRequest
  readonly onClose: () => void
  readonly onSent: (sent: SentCode) => void
  /** The answer was right, but the shop sends this account no code: whoever asked says why. Closes it too. */
  readonly onDenied: (failure: Failure) => void
}

/** The picture, the answer to it, and what came of it. */
export function CaptchaForm({ request, onClose, onSent, onDenied }: CaptchaFormProps) {
  const { t } = useTranslation(['auth', 'common'])
  const { picture, failure, reload } = useCaptcha(request)
  const sendCode = useSendCode(request)
  const [answer, setAnswer] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { listen, stop, busy: asking } = useSpokenCaptcha()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The mark is for a dialog that opens with this form: it would choose the first button.
    input.current?.setAttribute('data-autofocus', '')
    input.current?.focus()
  }, [])

  const redraw = () => {
    stop()
    setAnswer('')
    setTrouble(null)
    reload()
    input.current?.focus()
  }
  const ready = CAPTCHA_RULE.test(answer) && picture !== null
  const submit = async () => {
    if (!ready || busy) return
    setBusy(true)
    setTrouble(null)
    const outcome = await sendCode(answer, picture.id)
    setBusy(false)
    if (outcome.kind === 'sent') return onSent(outcome.sent)
    if (outcome.kind === 'denied') return onDenied(outcome.failure)
    if (outcome.kind === 'refused') redraw()
    setTrouble(outcome.text)
  }

  return (
    <Form onSubmit={() => void submit()}>
      <div className={css.row}>
        <CaptchaPicture picture={picture} failure={failure} />
        <div className={css.ways}>
          <button type="button" className={css.refresh} onClick={redraw}>
            <Icon of={RefreshCw} size={16} stroke={2} />
            {t('auth:captcha.refresh')}
          </button>
          <button
            type="button"
            className={css.refresh}
            disabled={!picture || asking}
            onClick={() => picture && void listen(picture.id).then(setTrouble)}
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
            setTrouble(null)
          }}
          error={trouble}
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
