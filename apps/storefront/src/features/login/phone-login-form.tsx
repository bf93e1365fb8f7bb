import { useTranslation } from 'react-i18next'
import type { SentCode } from '../../entities/verification-code/sent-code.ts'
import { PhoneField } from '../../shared/ui/chakra/phone-field.tsx'
import { ClearButton } from './clear-button.tsx'
import { CodeRequestForm } from './code-request-form.tsx'
import { RegistrationHint } from './registration-hint.tsx'
import { useAccountInput } from './use-account-input.ts'

/** Phone number and consent, then the captcha; `onSent` once a code is on its way by WhatsApp. */
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
