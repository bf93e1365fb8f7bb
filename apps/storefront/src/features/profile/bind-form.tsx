import { plainAccount } from '@nusaria/contracts/account'
import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { failedWith } from '../../shared/api/failure.ts'
import { useFailureText } from '../../shared/api/use-failure-text.ts'
import type { AccountKind } from '../../shared/format/account.ts'
import { maskAccount } from '../../shared/format/mask.ts'
import { paths } from '../../shared/paths.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import type { DrawCode } from './code-part.ts'
import css from './linking.module.css'
import { isAccount, NewAccountField } from './new-account-field.tsx'
import { Trouble } from './trouble.tsx'
import { useBind } from './use-bind.ts'
import { useChange } from './use-change.ts'
import { useCodeRefusal } from './use-code-refusal.ts'
import { verifyTicket } from './verify-ticket.ts'

interface Props {
  readonly kind: AccountKind
  readonly member: UserInfo
  readonly drawCode: DrawCode
  readonly onBound: (member: UserInfo) => void
}

/**
 * Links a new phone or e-mail against a code sent to it. Where one is linked already the shop wants that verified first: then what was typed
 * waits here.
 */
export function BindForm({ kind, member, drawCode, onBound }: Props) {
  const { t } = useTranslation('profile')
  const { state } = useLocation()
  const failureText = useFailureText()
  const [account, setAccount, forget] = useDraft(`bind:${kind}`, '', { keepOnLeave: true })
  const [code, setCode] = useState('')
  const { send, busy, failure, clear, refuse } = useChange(useBind(kind, member.member_no), (saved: UserInfo) => {
    verifyTicket.forget()
    forget()
    onBound(saved)
  })
  const codeRefusal = useCodeRefusal(failure)
  const taken = failedWith(failure, 'PHONE_ALREADY_LINKED', 'EMAIL_ALREADY_LINKED')
  const verifyFirst = failedWith(failure, 'VERIFY_OLD_PHONE_FIRST', 'VERIFY_OLD_EMAIL_FIRST')
  const valid = isAccount(kind, account)
  // Known masked only: as good as certain.
  const own = maskAccount(plainAccount(account)) === member[kind]
  const ready = valid && code.length === LIMITS.codeLength

  return (
    <Form className={css.form} onSubmit={() => ready && void send({ account, code })}>
      <Panel>
        <p className={css.text}>{t(`${kind}.bindText`)}</p>
        <div className={css.fields}>
          <NewAccountField
            kind={kind}
            value={account}
            onChange={(next) => {
              setAccount(next)
              clear()
            }}
            refusal={taken && failure ? (own ? t(`${kind}.own`) : failureText(failure)) : null}
          />
          {drawCode({
            value: code,
            onChange(digits) {
              setCode(digits)
              clear()
            },
            error: codeRefusal,
            onDenied: refuse,
            account,
            ready: valid,
          })}
        </div>
      </Panel>
      <Trouble failure={taken || codeRefusal ? undefined : failure}>
        {verifyFirst && (
          <Link to={kind === 'phone' ? paths.verifyPhone : paths.verifyEmail} state={state} replace className={css.link}>
            {t(`${kind}.verifyNow`)}
          </Link>
        )}
      </Trouble>
      <Button type="submit" size="lg" block disabled={!ready} loading={busy}>
        {t('action.link')}
      </Button>
    </Form>
  )
}
