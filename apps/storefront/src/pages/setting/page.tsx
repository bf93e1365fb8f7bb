import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../entities/member/avatar.tsx'
import { useMember } from '../../entities/member/use-member.ts'
import { useSetMember } from '../../entities/member/use-set-member.ts'
import { DeleteAccountSection } from '../../features/settings/delete-account-section.tsx'
import { ProfileSection } from '../../features/settings/profile-section.tsx'
import { SecuritySection } from '../../features/settings/security-section.tsx'
import { SettingSkeleton } from '../../features/settings/setting-skeleton.tsx'
import { useEditDialog } from '../../features/settings/use-edit-dialog.ts'
import { paths } from '../../shared/paths.ts'
import { ErrorState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { DevicesDialog } from './devices-dialog.tsx'
import css from './page.module.css'
import { PasswordDialog } from './password-dialog.tsx'

function Settings({ member }: { readonly member: UserInfo }) {
  const changed = useSetMember()
  const { editing, edit } = useEditDialog()
  const picture = <Avatar name={member.user_name} url={member.avatar_url} large />
  return (
    <div className={css.parts}>
      <ProfileSection member={member} picture={picture} onSaved={changed} editing={editing} edit={edit} />
      <SecuritySection member={member} onPassword={() => edit('password')} onDevices={() => edit('devices')} />
      <DeleteAccountSection account_state={member.account_state} />
      <PasswordDialog member={member} open={editing === 'password'} onClose={() => edit(null)} />
      <DevicesDialog open={editing === 'devices'} onClose={() => edit(null)} />
    </div>
  )
}

/** `/setting`: the member's own details, how they log in, and the way out. */
export function SettingPage() {
  const { t } = useTranslation('profile')
  const { member, failure, retry, retrying } = useMember()
  return (
    <PageLayout title={t('title')} back={paths.me}>
      {member ? (
        <Settings member={member} />
      ) : failure ? (
        <ErrorState failure={failure} onRetry={retry} retrying={retrying} />
      ) : (
        <SettingSkeleton />
      )}
    </PageLayout>
  )
}
