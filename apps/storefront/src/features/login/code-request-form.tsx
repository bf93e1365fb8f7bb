import { CODE_TYPE } from '@nusaria/contracts/login-types'
import Mail from 'lucide/dist/esm/icons/mail.mjs'
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs'
import { useState } from 'react'
import { accountField, ClearButton, RegistrationHint, useAccountField } from '#commerce/account-forms/account-input.tsx'
import css from '#commerce/account-forms/login.module.css'
import { LoginError } from '#commerce/account-forms/login-error.tsx'
import { CaptchaOverlay } from '#commerce/verification-code/captcha-overlay.tsx'
import { formatRecipient } from '#commerce/verification-code/sent-code-info.tsx'
import type { AccountKind } from '#platform/format/account.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { loginInfoChanged } from '#platform/state/login-info.ts'
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
  readonly onSent: (sent: SentCode) => void
}

/** Requests a login code: a valid account and consent open the captcha. */
export function CodeRequestForm({ kind, onSent }: CodeRequestFormProps) {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const [agreed, agree] = useConsent()
  const [captchaOpen, setCaptchaOpen] = useState(false)
  const [active] = useState(() => sentCodeStore.get())
  const typed = accountField(kind)
  const form = useForm<{ account: string }, 'invalid' | 'long'>({
    initial: { account: typed.initial },
    validate: ({ account }) => ({ account: typed.validate(account) }),
    showsEarly: (_error, _field, { account }) => typed.showsEarly(account),
    hideWhileTyping: ['account'],
    send: async () => ({}),
    onDone() {
      // The shop sends no other code to this account yet, and the sent one is still valid.
      if (isSentFor(active, request) && Date.parse(active.resendAt) > Date.now()) onSent(active)
      else setCaptchaOpen(true)
    },
  })
  const account = useAccountField(kind, form.field('account'))
  const request: CodeRequest = { account: account.value, kind, codeType: CODE_TYPE.login }
  const ready = agreed && form.valid

  const sent = (code: SentCode) => {
    dispatch(loginInfoChanged({ account: code.account, accountType: code.accountType }))
    onSent(code)
  }
  const field = {
    ...account,
    label: t(`${kind}.label`),
    error: form.errors.account === 'long' ? t('account.long') : form.errors.account && t(`${kind}.invalid`),
    hint: <RegistrationHint>{t(`${kind}.register`)}</RegistrationHint>,
    suffix: account.value && <ClearButton label={t(`${kind}.clear`)} onClick={() => account.onChange('')} />,
  }

  return (
    <>
      <Form className="column gap-20" onSubmit={() => ready && void form.submit()}>
        <ActiveCodeNote sent={active} kind={kind} onEnter={onSent} />
        {kind === 'phone' ? (
          <PhoneField {...field} />
        ) : (
          <TextField {...field} type="email" inputMode="email" autoComplete="email" onChange={(text) => account.onChange(text.trim())} />
        )}
        <Agreement checked={agreed} onChange={agree} />
        <LoginError failure={form.failure} />
        <Button type="submit" size="lg" block disabled={!ready} className={css.main}>
          <Icon of={kind === 'phone' ? MessageCircle : Mail} size={20} />
          <span>{t(kind === 'phone' ? 'sendCode' : 'verify')}</span>
        </Button>
      </Form>
      <CaptchaOverlay open={captchaOpen} request={request} onClose={() => setCaptchaOpen(false)} onSent={sent} onDenied={form.fail} />
    </>
  )
}
