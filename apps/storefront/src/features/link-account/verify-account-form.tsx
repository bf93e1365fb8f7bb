import { LIMITS } from '@nusaria/contracts/limits'
import { Mail, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../entities/customer-service/form-error.tsx'
import { profileApi } from '../../entities/member/profile-api.ts'
import { useCodeError } from '../../entities/verification-code/use-code-error.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import type { AccountKind } from '../../shared/format/account.ts'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import type { RenderCodeField } from './code-field-props.ts'
import css from './link-account.module.css'

interface CurrentAccountProps {
  readonly kind: AccountKind
  /** masked */
  readonly linked: string
}

/** The phone or e-mail that is linked now. */
export function CurrentAccount({ kind, linked }: CurrentAccountProps) {
  const { t } = useTranslation('profile')
  return (
    <div className={css.linked}>
      <span className={css.icon}>
        <Icon of={kind === 'phone' ? Smartphone : Mail} size={20} />
      </span>
      <div>
        <small>{t('linkedNow')}</small>
        <b>{kind === 'phone' ? `+${LIMITS.phoneCountryCode} ${linked}` : linked}</b>
      </div>
    </div>
  )
}

const checks = { phone: profileApi.endpoints.memberCheckPhone, email: profileApi.endpoints.memberCheckEmail } as const

interface VerifyAccountFormProps {
  readonly kind: AccountKind
  /** The linked phone or e-mail, masked. */
  readonly linked: string
  readonly drawCode: RenderCodeField
  readonly onVerified: (ticket: string) => void
}

/** Proves by a code that the linked phone or e-mail is the member's, before it is changed. */
export function VerifyAccountForm({ kind, linked, drawCode, onVerified }: VerifyAccountFormProps) {
  const { t } = useTranslation('profile')
  const [code, setCode] = useState('')
  const [check] = useSensitiveMutation(checks[kind])
  const { submit, busy, failure, clearError } = useSubmit(check, { onDone: ({ verify_ticket }) => onVerified(verify_ticket) })
  const refusal = useCodeError(failure)
  const complete = code.length === LIMITS.codeLength
  return (
    <Form className={css.form} onSubmit={() => complete && void submit({ check_code: code })}>
      <Panel>
        <p className={css.text}>{t(`${kind}.verifyText`)}</p>
        <CurrentAccount kind={kind} linked={linked} />
        {drawCode({
          value: code,
          onChange(digits) {
            setCode(digits)
            clearError()
          },
          error: refusal,
          account: linked,
          ready: true,
        })}
      </Panel>
      <FormError failure={failedWith(failure, 'CODE_INVALID') ? undefined : failure} />
      <Button type="submit" size="lg" block disabled={!complete} loading={busy}>
        {t('next')}
      </Button>
    </Form>
  )
}
