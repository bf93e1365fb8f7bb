import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { sentCodeStore } from '../features/auth/code-sent.ts'
import { VerifyAccountForm } from '../features/profile/verify-form.tsx'
import { verifyTicket } from '../features/profile/verify-ticket.ts'
import type { AccountKind } from '../shared/format/account.ts'
import { paths } from '../shared/paths.ts'
import { LinkButton } from '../shared/ui/button.tsx'
import { EmptyState } from '../shared/ui/state.tsx'
import { MemberPage } from './linking/member-page.tsx'
import { LinkCodeField } from './linking/new-code.tsx'

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
