import { LIMITS } from '@nusaria/contracts/limits'
import { CODE_TYPE } from '@nusaria/contracts/login-types'
import Mail from 'lucide/dist/esm/icons/mail.mjs'
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import { FormError } from '#commerce/customer-service/form-error.tsx'
import { memberApi } from '#commerce/member/api.ts'
import { useFailureText } from '#platform/api/failure-text.ts'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import type { AccountKind } from '#platform/format/account.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import { Form } from '#ui/form/form.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './link-account.module.css'
import { LinkCodeField } from './link-code-field.tsx'

const checks = { phone: memberApi.endpoints.memberCheckPhone, email: memberApi.endpoints.memberCheckEmail } as const

const verifyRefusals = defineRefusals<'code' | 'form'>({
  fallback: { target: 'form', actions: [] },
  table: { CODE_INVALID: { target: 'code' } },
})

interface AccountProps {
  readonly kind: AccountKind
  /** The linked phone or e-mail, masked. */
  readonly linked: string
}

function CurrentAccount({ kind, linked }: AccountProps) {
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

interface Props extends AccountProps {
  readonly onVerified: (ticket: string) => void
}

/** Verifies the linked phone or e-mail with a code, before it is changed. */
export function VerifyAccountForm({ kind, linked, onVerified }: Props) {
  const { t } = useTranslation('profile')
  const failureText = useFailureText()
  const [check] = useSensitiveMutation(checks[kind])
  const form = useForm<{ code: string }, 'refused', { verify_ticket: string }>({
    initial: { code: '' },
    refusals: verifyRefusals,
    send: ({ code }) => check({ check_code: code }),
    onDone: ({ verify_ticket }) => onVerified(verify_ticket),
  })
  const complete = form.values.code.length === LIMITS.codeLength
  return (
    <Form className={css.form} onSubmit={() => complete && void form.submit()}>
      <Panel>
        <p className={css.text}>{t(`${kind}.verifyText`)}</p>
        <CurrentAccount kind={kind} linked={linked} />
        <LinkCodeField
          kind={kind}
          codeType={CODE_TYPE.verifyLinked}
          account={linked}
          value={form.values.code}
          onChange={(code) => form.change({ code })}
          error={form.errors.code && form.failure && failureText(form.failure)}
        />
      </Panel>
      <FormError failure={form.formFailure} />
      <Button type="submit" size="lg" block disabled={!complete} loading={form.busy}>
        {t('next')}
      </Button>
    </Form>
  )
}
