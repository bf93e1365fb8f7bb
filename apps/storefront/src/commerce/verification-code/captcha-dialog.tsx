import type { CodeSent } from '@nusaria/contracts/auth-entities'
import { LIMITS } from '@nusaria/contracts/limits'
import { CODE_TYPE } from '@nusaria/contracts/login-types'
import { CAPTCHA_RULE } from '@nusaria/contracts/patterns'
import { unwrapField } from '@nusaria/contracts/unwrap-field'
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs'
import Volume2 from 'lucide/dist/esm/icons/volume-2.mjs'
import { Suspense, useEffect, useRef, useState } from 'react'
import { memberApi } from '#commerce/member/api.ts'
import { type CallResult, type Failure, failedWith } from '#platform/api/failure.ts'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { authApi } from '#session/api.ts'
import { type CodeRequest, findCountryCode, type SentCode, sentCodeStore, toAccountType, toSentCode, toTypeId } from '#session/sent-code.ts'
import { cx } from '#ui/cx.ts'
import { FailureText, Note } from '#ui/feedback/note.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog, type DialogProps } from '#ui/overlay/dialog.tsx'
import { Button, Spinner, unlessBusy } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './captcha-dialog.module.css'
import { type CaptchaPicture, useCaptcha, useSpokenCaptcha } from './use-captcha.ts'

/** The code was sent; or the answer was right, but no code is sent to this account. */
type SendOutcome = { readonly sent: SentCode } | { readonly denied: Failure }

function toOutcome(error: Failure, ofAnswer: boolean): CallResult<SendOutcome> {
  return error.kind === 'session' || (error.kind === 'business' && !ofAnswer) ? { data: { denied: error } } : { error }
}

/** Checks an answer and sends the code. An accepted answer isn't checked twice. The result is an error when the answer is wrong or no reply comes. */
function useSendCode(request: CodeRequest) {
  const [check] = useSensitiveMutation(authApi.endpoints.authRandomCodeCheck)
  const [sms] = useSensitiveMutation(authApi.endpoints.authSendSmsCode)
  const [email] = useSensitiveMutation(authApi.endpoints.authSendEmailCode)
  const [own] = useSensitiveMutation(memberApi.endpoints.memberVerifyLinked)
  const accepted = useRef({ imageId: '', nonce: '' })
  const { account, kind, codeType, linked } = request

  /** The two link types link a new account; the kind decides which. */
  const send = (image_code: string, image_nonce: string): Promise<CallResult<CodeSent>> => {
    const image = { image_code, image_nonce }
    if (linked)
      return own({
        account_type: toAccountType(kind),
        code_type: codeType === CODE_TYPE.resetPassword ? codeType : CODE_TYPE.verifyLinked,
        ...image,
      })
    if (kind === 'phone')
      return sms({
        code_type: codeType === CODE_TYPE.linkEmail ? CODE_TYPE.linkPhone : codeType,
        phone: account,
        country_code: LIMITS.phoneCountryCode,
        ...image,
      })
    return email({ code_type: codeType === CODE_TYPE.linkPhone ? CODE_TYPE.linkEmail : codeType, email: account, ...image })
  }
  return async (answer: string, imageId: string): Promise<CallResult<SendOutcome>> => {
    if (accepted.current.imageId !== imageId) {
      const country_code = findCountryCode(kind)
      const checked = await check({ country_code, account, type_id: toTypeId(kind), check_code: answer, image_id: imageId })
      if (checked.error) return toOutcome(checked.error, !failedWith(checked.error, 'ACCOUNT_NOT_FOUND'))
      accepted.current = { imageId, nonce: unwrapField(checked.data, 'nonce') }
    }
    const { nonce } = accepted.current
    const reply = await send(answer, nonce)
    if (reply.error) return toOutcome(reply.error, failedWith(reply.error, 'CODE_INVALID'))
    const sent = toSentCode(request, reply.data, answer, nonce)
    sentCodeStore.set(sent)
    return { data: { sent } }
  }
}

function Picture({ picture, failure }: { readonly picture: CaptchaPicture | null; readonly failure: Failure | null }) {
  const { t } = useTranslation('auth')
  if (picture) return <img className={css.picture} src={picture.src} width={200} height={64} alt={t('captcha.alt')} />
  if (failure)
    return (
      <p className={css.picture} role="alert">
        <Suspense fallback={null}>
          {failure.kind === 'business' ? <FailureText failure={failure} /> : <span>{t('captcha.failed')}</span>}
        </Suspense>
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
  /** The answer was right, but the shop sends no code to this account. The parent shows why. */
  readonly onDenied: (failure: Failure) => void
}

/** A right answer sends the code; after a wrong one another picture is loaded. */
export function CaptchaForm({ request, onClose, onSent, onDenied }: CaptchaFormProps) {
  const { t } = useTranslation(['auth', 'common'])
  const { picture, failure, reload } = useCaptcha(request)
  const sendCode = useSendCode(request)
  const [soundError, setSoundError] = useState<string | null>(null)
  const { play, stop, busy: loadingSound } = useSpokenCaptcha()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A dialog that opens with this form would focus the first button.
    input.current?.setAttribute('data-autofocus', '')
    input.current?.focus()
  }, [])

  const form = useForm<{ readonly captcha: string }, 'wrong' | 'refused', SendOutcome>({
    initial: { captcha: '' },
    refusals: (refusal) => ({ target: 'captcha', text: failedWith(refusal, 'CODE_INVALID') ? 'wrong' : undefined }),
    async send({ captcha }) {
      setSoundError(null)
      const reply = await sendCode(captcha, picture?.id ?? '')
      // Before the refusal shows, because a change of the answer hides it.
      if (reply.error?.kind === 'business') loadAnother()
      return reply
    },
    onDone: (outcome) => ('sent' in outcome ? onSent(outcome.sent) : onDenied(outcome.denied)),
  })
  const answer = form.values.captcha
  const change = (captcha: string) => {
    form.change({ captcha })
    setSoundError(null)
  }
  const loadAnother = () => {
    stop()
    change('')
    reload()
    input.current?.focus()
  }
  const listen = async (imageId: string) => {
    const error = await play(imageId)
    form.clearError()
    setSoundError(error)
  }
  const ready = CAPTCHA_RULE.test(answer) && picture !== null
  const error = form.errors.captcha === 'wrong' ? <span>{t('captcha.wrong')}</span> : form.failure && <FailureText failure={form.failure} />

  return (
    <Form onSubmit={() => ready && void form.submit()}>
      <div className={cx('row gap-12 justify-between', css.row)}>
        <Picture picture={picture} failure={failure} />
        <div className={css.buttons}>
          <button type="button" className={css.button} onClick={loadAnother}>
            <Icon of={RefreshCw} size={16} stroke={2} />
            <span>{t('auth:captcha.refresh')}</span>
          </button>
          <button type="button" className={css.button} {...unlessBusy(!picture || loadingSound, () => picture && void listen(picture.id))}>
            <Icon of={Volume2} size={16} stroke={2} />
            <span>{t('auth:captcha.listen')}</span>
          </button>
        </div>
      </div>
      {soundError && (
        <Note tone="amber" role="alert" className={css.sound}>
          <span>{soundError}</span>
        </Note>
      )}
      <div className={css.answer}>
        <TextField
          ref={input}
          label={t('auth:captcha.label')}
          hideLabel
          {...form.field('captcha')}
          onChange={change}
          letters={LIMITS.captchaLength}
          error={error && <Suspense fallback={null}>{error}</Suspense>}
          autoComplete="off"
          suffix={
            <small className={cx('size-12 tone-ink-3', css.count)} translate="no">
              {`${answer.length}/${LIMITS.captchaLength}`}
            </small>
          }
        />
      </div>
      <div className={cx('grid above-20 gap-12', css.actions)}>
        <Button size="lg" variant="outline" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button size="lg" type="submit" disabled={!ready} loading={form.busy}>
          {t('common:action.confirm')}
        </Button>
      </div>
    </Form>
  )
}

/** Closes once a code was sent, with a toast, or denied. */
export function CaptchaDialog({ open, finalFocus, ...form }: CaptchaFormProps & Pick<DialogProps, 'open' | 'finalFocus'>) {
  const { t } = useTranslation('auth')
  const onSent = (sent: SentCode) => {
    form.onClose()
    toast.success(t('codeSent'))
    form.onSent(sent)
  }
  const onDenied = (failure: Failure) => {
    form.onClose()
    form.onDenied(failure)
  }
  return (
    <Dialog open={open} onClose={form.onClose} title={t('captcha.title')} size="form" overlayCloses={false} finalFocus={finalFocus}>
      <CaptchaForm {...form} onSent={onSent} onDenied={onDenied} />
    </Dialog>
  )
}
