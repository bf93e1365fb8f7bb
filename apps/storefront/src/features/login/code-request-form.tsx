import { LIMITS } from '@nusaria/contracts/limits'
import { CODE_TYPE } from '@nusaria/contracts/login-types'
import Mail from 'lucide/dist/esm/icons/mail.mjs'
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs'
import { type ReactNode, useState } from 'react'
import { type AccountInput, ClearButton, RegistrationHint, useAccountInput } from '#commerce/account-forms/account-input.tsx'
import css from '#commerce/account-forms/login.module.css'
import { LoginError } from '#commerce/account-forms/login-error.tsx'
import { CaptchaDialog } from '#commerce/verification-code/captcha-dialog.tsx'
import { formatRecipient } from '#commerce/verification-code/sent-code-info.tsx'
import type { Failure } from '#platform/api/failure.ts'
import type { AccountKind } from '#platform/format/account.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { loginInfoChanged } from '#platform/state/login-info.ts'
import { toast } from '#platform/toast.ts'
import { type CodeRequest, isSentFor, type SentCode, sentCodeStore, toAccountType } from '#session/sent-code.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Form } from '#ui/form/form.tsx'
import { PhoneField } from '#ui/form/phone-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Agreement, useConsent } from './agreement.tsx'

interface ActiveCodeNoteProps {
  /** The login code that was sent, if any. */
  readonly sent: SentCode | null
  readonly kind: AccountKind
  readonly onEnter: (sent: SentCode) => void
}

/** Offers a sent code that hasn't expired, for a shopper who came back from the code page. */
function ActiveCodeNote({ sent, kind, onEnter }: ActiveCodeNoteProps) {
  const { t } = useTranslation('auth')
  if (sent?.accountType !== toAccountType(kind)) return null
  return (
    <Note tone="green">
      <span>{t('code.waiting', { to: formatRecipient(sent) })}</span>{' '}
      <button type="button" onClick={() => onEnter(sent)}>
        {t('code.enter')}
      </button>
    </Note>
  )
}

interface CodeRequestFormProps {
  readonly kind: AccountKind
  readonly input: AccountInput
  readonly onSent: (sent: SentCode) => void
  readonly children: ReactNode
}

/** Requests a login code: a valid account and consent open the captcha. */
function CodeRequestForm({ kind, input, onSent, children }: CodeRequestFormProps) {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const [agreed, agree] = useConsent()
  const [captchaOpen, setCaptchaOpen] = useState(false)
  const [denied, setDenied] = useState<{ readonly account: string; readonly failure: Failure } | null>(null)
  const request: CodeRequest = { account: input.value, kind, codeType: CODE_TYPE.login }
  const [active] = useState(() => sentCodeStore.get())
  const ready = input.valid && agreed

  const sent = (code: SentCode) => {
    setCaptchaOpen(false)
    toast.success(t('codeSent'))
    dispatch(loginInfoChanged({ account: code.account, accountType: code.accountType }))
    onSent(code)
  }
  const deny = (failure: Failure) => {
    setCaptchaOpen(false)
    setDenied({ account: input.value, failure })
  }

  return (
    <>
      <Form
        className="column gap-20"
        onSubmit={() => {
          setDenied(null)
          if (!ready) return
          // The shop sends no other code to this account yet, and the sent one is still valid.
          if (isSentFor(active, request) && Date.parse(active.resendAt) > Date.now()) onSent(active)
          else setCaptchaOpen(true)
        }}
      >
        <ActiveCodeNote sent={active} kind={kind} onEnter={onSent} />
        {children}
        <Agreement checked={agreed} onChange={agree} />
        <LoginError failure={denied?.account === input.value ? denied.failure : undefined} />
        <Button type="submit" size="lg" block disabled={!ready} className={css.main}>
          <Icon of={kind === 'phone' ? MessageCircle : Mail} size={20} />
          <span>{t(kind === 'phone' ? 'sendCode' : 'verify')}</span>
        </Button>
      </Form>
      <CaptchaDialog open={captchaOpen} request={request} onClose={() => setCaptchaOpen(false)} onSent={sent} onDenied={deny} />
    </>
  )
}

export function PhoneLoginForm({ onSent }: { readonly onSent: (sent: SentCode) => void }) {
  const { t } = useTranslation('auth')
  const phone = useAccountInput('phone')
  return (
    <CodeRequestForm kind="phone" input={phone} onSent={onSent}>
      <PhoneField
        label={t('phone.label')}
        name="phone"
        value={phone.value}
        onChange={phone.change}
        onBlur={phone.onBlur}
        error={phone.invalid && t('phone.invalid')}
        hint={<RegistrationHint>{t('phone.register')}</RegistrationHint>}
        suffix={phone.value && <ClearButton label={t('phone.clear')} onClick={() => phone.change('')} />}
      />
    </CodeRequestForm>
  )
}

export function EmailLoginForm({ onSent }: { readonly onSent: (sent: SentCode) => void }) {
  const { t } = useTranslation('auth')
  const email = useAccountInput('email')
  return (
    <CodeRequestForm kind="email" input={email} onSent={onSent}>
      <TextField
        label={t('email.label')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email.value}
        onChange={(text) => email.change(text.trim())}
        onBlur={email.onBlur}
        error={email.invalid && t('email.invalid')}
        hint={<RegistrationHint>{t('email.register')}</RegistrationHint>}
        maxLength={LIMITS.emailMaxLength}
        suffix={email.value && <ClearButton label={t('email.clear')} onClick={() => email.change('')} />}
      />
    </CodeRequestForm>
  )
}
