import { maskAccount, normalizeAccount } from '@nusaria/contracts/account'
import { LIMITS } from '@nusaria/contracts/limits'
import { CODE_TYPE } from '@nusaria/contracts/login-types'
import { MEMBER_RULES } from '@nusaria/contracts/member'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useLocation } from 'react-router-dom'
import { FormError } from '#commerce/customer-service/customer-service.tsx'
import { memberApi } from '#commerce/member/api.ts'
import type { CallResult } from '#platform/api/failure.ts'
import { useFailureText } from '#platform/api/failure-text.ts'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import type { AccountKind } from '#platform/format/account.ts'
import { isImpossiblePhone } from '#platform/format/phone.ts'
import { type RuleError, useForm } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import { paths } from '#platform/routing/paths.ts'
import { Form } from '#ui/form/form.tsx'
import { PhoneField } from '#ui/form/phone-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './link-account.module.css'
import { LinkCodeField } from './link-code-field.tsx'
import { verifyTicket } from './verify-ticket.ts'

interface Values {
  readonly account: string
  readonly code: string
}

const linkRefusals = defineRefusals<'account' | 'code' | 'form', 'verifyOldAccount'>({
  fallback: { target: 'form', actions: [] },
  table: {
    PHONE_ALREADY_LINKED: { target: 'account' },
    EMAIL_ALREADY_LINKED: { target: 'account' },
    CODE_INVALID: { target: 'code' },
    VERIFY_OLD_PHONE_FIRST: { actions: ['verifyOldAccount'] },
    VERIFY_OLD_EMAIL_FIRST: { actions: ['verifyOldAccount'] },
  },
})

/** Links a phone or an e-mail, with the ticket of the previous one if it was verified. */
function useLinkAccount(kind: AccountKind, member_no: string): (values: Values) => Promise<CallResult<UserInfo>> {
  const [updateMobile] = useSensitiveMutation(memberApi.endpoints.memberUpdateMobile)
  const [updateEmail] = useSensitiveMutation(memberApi.endpoints.memberUpdateEmail)
  return ({ account, code }) => {
    const verify_ticket = verifyTicket.get(kind, member_no)
    const proof = { check_code: code, ...(verify_ticket ? { verify_ticket } : {}) }
    if (kind === 'email') return updateEmail({ email: account, ...proof })
    return updateMobile({ phone: account, country_code: LIMITS.phoneCountryCode, ...proof })
  }
}

interface Props {
  readonly kind: AccountKind
  readonly member: UserInfo
  readonly onLinked: (member: UserInfo) => void
}

/** Links a new phone or e-mail with a code that is sent to it. The account stays typed while the shopper verifies the old one first. */
export function LinkAccountForm({ kind, member, onLinked }: Props) {
  const { t } = useTranslation('profile')
  const { state } = useLocation()
  const failureText = useFailureText()
  const form = useForm<Values, RuleError | 'refused', UserInfo>({
    initial: { account: '', code: '' },
    draft: `bind:${kind}`,
    keepOnLeave: true,
    secret: ['code'],
    rules: { account: MEMBER_RULES[kind] },
    showsEarly: (_error, _field, { account }) => kind === 'phone' && account !== '' && isImpossiblePhone(account),
    hideWhileTyping: ['account'],
    refusals: linkRefusals,
    send: useLinkAccount(kind, member.member_no),
    onDone(saved) {
      verifyTicket.clear()
      onLinked(saved)
    },
  })
  const { values, errors, failure } = form
  const ready = form.valid && values.code.length === LIMITS.codeLength
  const refusedText = failure && failureText(failure)
  // The own account is mostly known masked: two accounts with the same mask are very unlikely.
  const typed = normalizeAccount(values.account)
  const isOwn = [typed, maskAccount(typed)].includes(normalizeAccount(member[kind]))
  const accountRefused = isOwn ? t(`${kind}.own`) : refusedText
  const Field = kind === 'phone' ? PhoneField : TextField

  return (
    <Form className="grid gap-16" onSubmit={() => ready && void form.submit()}>
      <Panel>
        <p className="below-16 tone-ink-2">{t(`${kind}.bindText`)}</p>
        <div className="grid gap-16">
          <Field
            label={t(`${kind}.new`)}
            {...form.field('account')}
            name={kind}
            onChange={(text: string) => form.change({ account: kind === 'email' ? text.trim() : text })}
            error={errors.account === 'refused' ? accountRefused : errors.account && t(`${kind}.invalid`)}
            {...(kind === 'email' && { type: 'email' as const, inputMode: 'email' as const, autoComplete: 'email' })}
          />
          <LinkCodeField
            kind={kind}
            codeType={kind === 'phone' ? CODE_TYPE.linkPhone : CODE_TYPE.linkEmail}
            account={values.account}
            ready={form.valid}
            value={values.code}
            onChange={(code) => form.change({ code })}
            error={errors.code && refusedText}
            onDenied={form.fail}
          />
        </div>
      </Panel>
      <FormError failure={form.formFailure}>
        {failure && linkRefusals(failure).actions.includes('verifyOldAccount') && (
          <Link to={kind === 'phone' ? paths.verifyPhone : paths.verifyEmail} state={state} replace className={css.link}>
            {t(`${kind}.verifyNow`)}
          </Link>
        )}
      </FormError>
      <Button type="submit" size="lg" block disabled={!ready} loading={form.busy}>
        {t('action.link')}
      </Button>
    </Form>
  )
}
