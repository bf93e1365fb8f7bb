import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../features/account/avatar.tsx'
import { useMember } from '../features/account/use-member.ts'
import { useSetMember } from '../features/account/use-member-changed.ts'
import { DeleteAccountSection } from '../features/profile/leave-rows.tsx'
import { ProfileSection } from '../features/profile/profile-rows.tsx'
import { SecuritySection } from '../features/profile/security-rows.tsx'
import { SettingSkeleton } from '../features/profile/setting-skeleton.tsx'
import { useEditDialog } from '../features/profile/use-editing.ts'
import { paths } from '../shared/paths.ts'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { ErrorState } from '../shared/ui/state.tsx'
import { DevicesDialog } from './setting/devices-window.tsx'
import { PasswordDialog } from './setting/password-window.tsx'
import css from './setting/setting.module.css'

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
