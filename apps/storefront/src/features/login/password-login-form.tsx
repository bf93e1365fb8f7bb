import { LIMITS } from '@nusaria/contracts/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countryCodeOf } from '../../entities/verification-code/sent-code.ts'
import { failedWith, triesLeft } from '../../shared/api/failure.ts'
import { isPassword, parseAccount } from '../../shared/format/account.ts'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { PasswordField } from '../../shared/ui/chakra/password-field.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { ClearButton, useAccountInput } from './account-input.tsx'
import { Agreement, useConsent } from './agreement.tsx'
import css from './login.module.css'
import { LoginError } from './login-error.tsx'
import { tryEncryptPassword, useAttempt } from './use-attempt.ts'
import { useLogin } from './use-login.ts'

/** What is typed on the password form, and the login it leads to. The password lives here alone. */
export function usePasswordLogin(onDone?: () => void) {
  const account = useAccountInput('account')
  const [agreed, agree] = useConsent()
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState(false)
  const signIn = useLogin()
  const ready = account.valid && agreed && isPassword(password)

  const attempt = useAttempt(async () => {
    const typed = parseAccount(account.value)
    if (!typed) return null
    const secret = await tryEncryptPassword(password)
    if ('failure' in secret) return secret.failure
    return signIn({
      country_code: countryCodeOf(typed.kind),
      account: typed.account,
      password: secret.text,
      check_code: '',
      login_type: typed.kind === 'phone' ? 1 : 2,
      image_code: '',
      image_nonce: '',
    })
  })

  return {
    account: {
      ...account,
      change(text: string) {
        attempt.forget()
        account.change(text)
      },
    },
    agreed,
    agree,
    password,
    changePassword(text: string) {
      attempt.forget()
      setPassword(text)
      setLeft(false)
    },
    leavePassword: () => setLeft(true),
    /** Not what a password may be, once the shopper is done typing it. */
    poor: password !== '' && left && !isPassword(password),
    wrong: failedWith(attempt.failure, 'ACCOUNT_OR_PASSWORD_WRONG', 'PASSWORD_WRONG'),
    /** How many more tries the password takes before it locks; null where the shop doesn't say. */
    triesLeft: triesLeft(attempt.failure),
    failure: attempt.failure,
    ready,
    busy: attempt.busy,
    async submit() {
      if (ready && (await attempt.run())) onDone?.()
    },
  }
}

interface Props {
  readonly onDone?: () => void
  /** To the password reset. */
  readonly onReset: () => void
}

/** Phone number or e-mail with its password, and consent. */
export function PasswordLoginForm({ onDone, onReset }: Props) {
  const { t } = useTranslation('auth')
  const form = usePasswordLogin(onDone)
  const { account } = form
  const wrong = form.triesLeft === null ? t('Login.password_error') : t('Login.password_error_left', { left: form.triesLeft })
  return (
    <Form className={css.form} onSubmit={() => void form.submit()}>
      <TextField
        label={t('account.label')}
        name="account"
        value={account.value}
        onChange={account.change}
        onBlur={account.onBlur}
        error={account.invalid && t('account.invalid')}
        placeholder={t('account.placeholder')}
        maxLength={LIMITS.emailMaxLength}
        autoComplete="username"
        suffix={account.value && <ClearButton label={t('account.clear')} onClick={() => account.change('')} />}
      />
      <div>
        <PasswordField
          label={t('password.label')}
          name="password"
          value={form.password}
          onChange={form.changePassword}
          onBlur={form.leavePassword}
          error={form.wrong ? wrong : form.poor && t('password.invalid')}
        />
        <button type="button" className={css.forgot} onClick={onReset}>
          {t('password.forgot')}
        </button>
      </div>
      <Agreement checked={form.agreed} onChange={form.agree} />
      <LoginError failure={form.wrong ? null : form.failure} onRetry={() => void form.submit()} onReset={onReset} />
      <Button type="submit" size="lg" block disabled={!form.ready} loading={form.busy} className={css.main}>
        {t('password.submit')}
      </Button>
    </Form>
  )
}
