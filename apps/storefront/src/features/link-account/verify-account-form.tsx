import { LIMITS } from '@nusaria/contracts/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileApi } from '../../entities/member/profile-api.ts'
import { useCodeError } from '../../entities/verification-code/use-code-error.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import type { AccountKind } from '../../shared/format/account.ts'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { FormError } from '../../shared/refusals/form-error.tsx'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import type { RenderCodeField } from './code-field-props.ts'
import { CurrentAccount } from './current-account.tsx'
import css from './link-account.module.css'

const checks = { phone: profileApi.endpoints.memberCheckPhone, email: profileApi.endpoints.memberCheckEmail } as const

interface Props {
  readonly kind: AccountKind
  /** The linked phone or e-mail, masked. */
  readonly linked: string
  readonly drawCode: RenderCodeField
  readonly onVerified: (ticket: string) => void
}

/** Proves by a code that the linked phone or e-mail is the member's, before it is changed. */
export function VerifyAccountForm({ kind, linked, drawCode, onVerified }: Props) {
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
