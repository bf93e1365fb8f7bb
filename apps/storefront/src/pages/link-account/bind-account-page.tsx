import type { UserInfo } from '@nusaria/contracts/member-entities'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { useMember } from '../../entities/member/use-member.ts'
import { useSetMember } from '../../entities/member/use-set-member.ts'
import { sentCodeStore } from '../../entities/verification-code/sent-code.ts'
import { LinkAccountForm } from '../../features/link-account/link-account-form.tsx'
import { verifyTicket } from '../../features/link-account/verify-ticket.ts'
import type { AccountKind } from '../../shared/format/account.ts'
import { paths } from '../../shared/paths.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { LinkCodeField } from './link-code-field.tsx'
import { MemberPage } from './member-page.tsx'
import { useReturnToSettings } from './use-return-to-settings.ts'

const codeTypes = { phone: 2, email: 3 } as const

const verifyPaths = { phone: paths.verifyPhone, email: paths.verifyEmail } as const

interface VerifiedProps {
  readonly kind: AccountKind
  readonly member: UserInfo
  readonly children: ReactNode
}

/**
 * Leads to the verification of the linked phone or e-mail, which leads back, unless there is none or it was verified. A change that goes
 * through uses the verification up: what counts is how things stood when the page was opened.
 */
function VerifiedFirst({ kind, member, children }: VerifiedProps) {
  const { state } = useLocation()
  const [verified] = useState(() => !member[kind] || verifyTicket.get(kind, member.member_no) !== undefined)
  return verified ? children : <Navigate to={verifyPaths[kind]} replace state={state} />
}

function BindAccountPage({ kind }: { readonly kind: AccountKind }) {
  const { t } = useTranslation('profile')
  const changed = useSetMember()
  const toSetting = useReturnToSettings()
  const linked = useMember().member?.[kind]
  return (
    <MemberPage title={t(linked ? `${kind}.changeTitle` : `${kind}.bindTitle`)}>
      {(member) => (
        <VerifiedFirst kind={kind} member={member}>
          <LinkAccountForm
            kind={kind}
            member={member}
            drawCode={(part) => <LinkCodeField kind={kind} codeType={codeTypes[kind]} {...part} />}
            onBound={(saved) => {
              sentCodeStore.remove(codeTypes[kind])
              changed(saved)
              toast.success(t(`${kind}.saved`))
              toSetting()
            }}
          />
        </VerifiedFirst>
      )}
    </MemberPage>
  )
}

/** `/bindPhone`: a first phone, or the one that takes the verified one's place. */
export function BindPhonePage() {
  return <BindAccountPage kind="phone" />
}

/** `/bindEmail`: a first e-mail, or the one that takes the verified one's place. */
export function BindEmailPage() {
  return <BindAccountPage kind="email" />
}
