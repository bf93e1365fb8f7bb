import { maskAccount, normalizeAccount } from '@nusaria/contracts/account'
import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { FormError } from '../../entities/customer-service/form-error.tsx'
import { profileApi } from '../../entities/member/profile-api.ts'
import { useCodeError } from '../../entities/verification-code/use-code-error.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { useFailureText } from '../../shared/api/failure-text.ts'
import type { SensitiveResult } from '../../shared/api/use-sensitive-mutation.ts'
import { useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import type { AccountKind } from '../../shared/format/account.ts'
import { isEmail } from '../../shared/format/account.ts'
import { isImpossiblePhone, isPhone } from '../../shared/format/phone.ts'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { paths } from '../../shared/paths.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { PhoneField } from '../../shared/ui/chakra/phone-field.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import type { RenderCodeField } from './code-field-props.ts'
import css from './link-account.module.css'
import { verifyTicket } from './verify-ticket.ts'

/** Whether it is a phone number (digits), or an e-mail address. */
export function isValidAccount(kind: AccountKind, account: string): boolean {
  return kind === 'phone' ? isPhone(account) : isEmail(account)
}

interface NewAccountFieldProps {
  readonly kind: AccountKind
  readonly value: string
  readonly onChange: (account: string) => void
  /** Why the shop doesn't take it. */
  readonly refusal: string | null
}

/** The phone number or e-mail address to link. Red once the shopper is done typing something that is none. */
export function NewAccountField({ kind, value, onChange, refusal }: NewAccountFieldProps) {
  const { t } = useTranslation('profile')
  const [left, setLeft] = useState(false)
  const Field = kind === 'phone' ? PhoneField : TextField
  const wrong = value !== '' && !isValidAccount(kind, value) && (left || (kind === 'phone' && isImpossiblePhone(value)))
  return (
    <Field
      label={t(`${kind}.new`)}
      name={kind}
      value={value}
      onChange={(text: string) => {
        setLeft(false)
        onChange(kind === 'email' ? text.trim() : text)
      }}
      onBlur={() => setLeft(true)}
      error={refusal ?? (wrong && t(`${kind}.invalid`))}
      {...(kind === 'email' && {
        type: 'email' as const,
        inputMode: 'email' as const,
        autoComplete: 'email',
      })}
    />
  )
}

/** What a phone or an e-mail is linked with. */
export interface LinkAccountArgs {
  readonly account: string
  readonly code: string
}

/** Links a phone or an e-mail; with the ticket of the one linked before, if it was verified. */
export function useLinkAccount(kind: AccountKind, member_no: string): (binding: LinkAccountArgs) => Promise<SensitiveResult<UserInfo>> {
  const [updateMobile] = useSensitiveMutation(profileApi.endpoints.memberUpdateMobile)
  const [updateEmail] = useSensitiveMutation(profileApi.endpoints.memberUpdateEmail)
  return ({ account, code }) => {
    const verify_ticket = verifyTicket.get(kind, member_no)
    const proof = { check_code: code, ...(verify_ticket ? { verify_ticket } : {}) }
    if (kind === 'email') return updateEmail({ email: account, ...proof })
    return updateMobile({ phone: account, country_code: LIMITS.phoneCountryCode, ...proof })
  }
}

interface LinkAccountFormProps {
  readonly kind: AccountKind
  readonly member: UserInfo
  readonly drawCode: RenderCodeField
  readonly onBound: (member: UserInfo) => void
}

/**
 * Links a new phone or e-mail against a code sent to it. Where one is linked already the shop wants that verified first: then what was typed
 * waits here.
 */
export function LinkAccountForm({ kind, member, drawCode, onBound }: LinkAccountFormProps) {
  const { t } = useTranslation('profile')
  const { state } = useLocation()
  const failureText = useFailureText()
  const [account, setAccount, forget] = useDraft(`bind:${kind}`, '', { keepOnLeave: true })
  const [code, setCode] = useState('')
  const { submit, busy, failure, clearError, fail } = useSubmit(useLinkAccount(kind, member.member_no), {
    onDone(saved) {
      verifyTicket.clear()
      forget()
      onBound(saved)
    },
  })
  const codeRefusal = useCodeError(failure)
  const taken = failedWith(failure, 'PHONE_ALREADY_LINKED', 'EMAIL_ALREADY_LINKED')
  const verifyFirst = failedWith(failure, 'VERIFY_OLD_PHONE_FIRST', 'VERIFY_OLD_EMAIL_FIRST')
  const valid = isValidAccount(kind, account)
  // Known masked only: as good as certain.
  const own = maskAccount(normalizeAccount(account)) === member[kind]
  const ready = valid && code.length === LIMITS.codeLength

  return (
    <Form className={css.form} onSubmit={() => ready && void submit({ account, code })}>
      <Panel>
        <p className={css.text}>{t(`${kind}.bindText`)}</p>
        <div className={css.fields}>
          <NewAccountField
            kind={kind}
            value={account}
            onChange={(next) => {
              setAccount(next)
              clearError()
            }}
            refusal={taken && failure ? (own ? t(`${kind}.own`) : failureText(failure)) : null}
          />
          {drawCode({
            value: code,
            onChange(digits) {
              setCode(digits)
              clearError()
            },
            error: codeRefusal,
            onDenied: fail,
            account,
            ready: valid,
          })}
        </div>
      </Panel>
      <FormError failure={taken || codeRefusal ? undefined : failure}>
        {verifyFirst && (
          <Link to={kind === 'phone' ? paths.verifyPhone : paths.verifyEmail} state={state} replace className={css.link}>
            {t(`${kind}.verifyNow`)}
          </Link>
        )}
      </FormError>
      <Button type="submit" size="lg" block disabled={!ready} loading={busy}>
        {t('action.link')}
      </Button>
    </Form>
  )
}
