import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { accountField, ClearButton, useAccountField } from '#commerce/account-forms/account-input.tsx'
import css from '#commerce/account-forms/login.module.css'
import { LoginError, loginRefusals } from '#commerce/account-forms/login-error.tsx'
import { triesLeft } from '#platform/api/failure.ts'
import { encryptPassword } from '#platform/crypto/encrypt-password.ts'
import { isPassword, parseAccount } from '#platform/format/account.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { findCountryCode } from '#session/sent-code.ts'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Agreement, useConsent } from './agreement.tsx'
import { useLogin } from './use-login.ts'

/** Login with an account and its password. The password is only in this component. */
export function PasswordLoginForm({ onDone, onReset }: { readonly onDone?: () => void; readonly onReset: () => void }) {
  const { t } = useTranslation('auth')
  const typed = accountField('account')
  const [agreed, agree] = useConsent()
  const login = useLogin()
  const form = useForm<{ account: string; password: string }, 'invalid' | 'long' | 'refused'>({
    initial: { account: typed.initial, password: '' },
    validate: ({ account, password }) => ({ account: typed.validate(account), password: isPassword(password) ? undefined : 'invalid' }),
    showsEarly: (_, field, { account }) => field === 'account' && typed.showsEarly(account),
    hideWhileTyping: ['account', 'password'],
    refusals: loginRefusals,
    async send(values) {
      const account = parseAccount(values.account)
      const encrypted = await encryptPassword(values.password)
      if (encrypted.error || !account) return encrypted
      return login({
        country_code: findCountryCode(account.kind),
        account: account.account,
        password: encrypted.data,
        check_code: '',
        login_type: account.kind === 'phone' ? LOGIN_TYPE.phonePassword : LOGIN_TYPE.emailPassword,
        image_code: '',
        image_nonce: '',
      })
    },
    onDone: () => onDone?.(),
  })
  const ready = agreed && form.valid
  const account = useAccountField('account', form.field('account'))
  const left = triesLeft(form.failure)
  const wrong = left === null ? t('Login.password_error') : t('Login.password_error_left', { left })
  const passwordError = form.errors.password
  const submit = () => {
    if (ready) void form.submit()
  }
  return (
    <Form className="column gap-20" onSubmit={submit}>
      <TextField
        label={t('account.label')}
        {...account}
        error={form.errors.account && t(form.errors.account === 'long' ? 'account.long' : 'account.invalid')}
        placeholder={t('account.placeholder')}
        autoComplete="username"
        suffix={account.value && <ClearButton label={t('account.clear')} onClick={() => account.onChange('')} />}
      />
      <div>
        <PasswordField
          label={t('password.label')}
          {...form.field('password')}
          error={passwordError === 'refused' ? wrong : passwordError && t('password.invalid')}
        />
        <button type="button" className={css.forgot} onClick={onReset}>
          {t('password.forgot')}
        </button>
      </div>
      <Agreement checked={agreed} onChange={agree} />
      <LoginError failure={form.formFailure} onRetry={submit} onReset={onReset} />
      <Button type="submit" size="lg" block disabled={!ready} loading={form.busy} className={css.main}>
        {t('password.submit')}
      </Button>
    </Form>
  )
}
