import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import css from '../../entities/verification-code/auth.module.css'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { PasswordField } from '../../shared/ui/chakra/password-field.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Agreement } from './agreement.tsx'
import { ClearButton } from './clear-button.tsx'
import { LoginError } from './login-error.tsx'
import { usePasswordLogin } from './use-password-login.ts'

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
