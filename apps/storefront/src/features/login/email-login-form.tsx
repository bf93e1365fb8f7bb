import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import type { SentCode } from '../../entities/verification-code/sent-code.ts'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { ClearButton } from './clear-button.tsx'
import { CodeRequestForm } from './code-request-form.tsx'
import { RegistrationHint } from './registration-hint.tsx'
import { useAccountInput } from './use-account-input.ts'

/** E-mail and consent, then the captcha; `onSent` once a code is on its way. */
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
