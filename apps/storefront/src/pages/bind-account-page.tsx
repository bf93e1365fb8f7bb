import { useTranslation } from 'react-i18next'
import { useMember } from '../features/account/use-member.ts'
import { useMemberChanged } from '../features/account/use-member-changed.ts'
import { BindForm } from '../features/profile/bind-form.tsx'
import type { AccountKind } from '../shared/format/account.ts'
import { toast } from '../shared/ui/toast.ts'
import { MemberPage } from './linking/member-page.tsx'
import { NewCode } from './linking/new-code.tsx'
import { useToSetting } from './linking/use-to-setting.ts'

const codeTypes = { phone: 2, email: 3 } as const

function BindAccountPage({ kind }: { readonly kind: AccountKind }) {
  const { t } = useTranslation('profile')
  const changed = useMemberChanged()
  const toSetting = useToSetting()
  const linked = useMember().member?.[kind]
  return (
    <MemberPage title={t(linked ? `${kind}.changeTitle` : `${kind}.bindTitle`)}>
      {(member) => (
        <BindForm
          kind={kind}
          member={member}
          drawCode={(part) => <NewCode kind={kind} codeType={codeTypes[kind]} {...part} />}
          onBound={(saved) => {
            changed(saved)
            toast.success(t(`${kind}.saved`))
            toSetting()
          }}
        />
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
