import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { sentCodeStore } from '../../entities/verification-code/sent-code.ts'
import { VerifyAccountForm } from '../../features/link-account/verify-account-form.tsx'
import { verifyTicket } from '../../features/link-account/verify-ticket.ts'
import type { AccountKind } from '../../shared/format/account.ts'
import { paths } from '../../shared/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { LinkCodeField } from './link-code-field.tsx'
import { MemberPage } from './member-page.tsx'

const bindPaths = { phone: paths.bindPhone, email: paths.bindEmail } as const

function VerifyLinkedPage({ kind }: { readonly kind: AccountKind }) {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  const { state } = useLocation()
  const next = bindPaths[kind]
  return (
    <MemberPage title={t(`${kind}.verifyTitle`)}>
      {(member) =>
        member[kind] ? (
          <VerifyAccountForm
            kind={kind}
            linked={member[kind]}
            drawCode={(part) => <LinkCodeField kind={kind} codeType={4} {...part} />}
            onVerified={(ticket) => {
              sentCodeStore.remove(4)
              verifyTicket.set({ kind, member_no: member.member_no, ticket })
              void navigate(next, { replace: true, state })
            }}
          />
        ) : (
          <EmptyState
            title={t('noneLinked')}
            action={
              <LinkButton to={next} replace state={state}>
                {t(`${kind}.bindTitle`)}
              </LinkButton>
            }
          />
        )
      }
    </MemberPage>
  )
}

/** `/verifyPhone`: the linked phone, before it is changed. */
export function VerifyPhonePage() {
  return <VerifyLinkedPage kind="phone" />
}

/** `/verifyEmail`: the linked e-mail, before it is changed. */
export function VerifyEmailPage() {
  return <VerifyLinkedPage kind="email" />
}
