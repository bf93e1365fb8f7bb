import { maskAccount, normalizeAccount } from '@nusaria/contracts/account'
import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useCodeError } from '../../entities/verification-code/use-code-error.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { useFailureText } from '../../shared/api/failure-text.ts'
import type { AccountKind } from '../../shared/format/account.ts'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { paths } from '../../shared/paths.ts'
import { FormError } from '../../shared/refusals/form-error.tsx'
import { useDraft } from '../../shared/state/use-draft.ts'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import type { RenderCodeField } from './code-field-props.ts'
import css from './link-account.module.css'
import { isValidAccount, NewAccountField } from './new-account-field.tsx'
import { useLinkAccount } from './use-link-account.ts'
import { verifyTicket } from './verify-ticket.ts'

interface Props {
  readonly kind: AccountKind
  readonly member: UserInfo
  readonly drawCode: RenderCodeField
  readonly onBound: (member: UserInfo) => void
}

/**
 * Links a new phone or e-mail against a code sent to it. Where one is linked already the shop wants that verified first: then what was typed
 * waits here.
 */
export function LinkAccountForm({ kind, member, drawCode, onBound }: Props) {
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
