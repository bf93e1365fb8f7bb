import type { UserInfo } from '@nusaria/contracts/member-entities'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../shared/format/date.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { AvatarRow } from './avatar-row.tsx'
import { BirthdayForm } from './birthday-form.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { NameForm } from './name-form.tsx'
import { SettingRow } from './setting-row.tsx'
import { SettingSection } from './setting-section.tsx'
import type { EditDialogState } from './use-edit-dialog.ts'

interface Props extends EditDialogState {
  readonly member: UserInfo
  readonly picture: ReactNode
  /** The shop took a change: this is the member now. */
  readonly onSaved: (member: UserInfo) => void
}

/** Who the member is: picture, name, birth date. The last two can be changed once a year, and say from when again. */
export function ProfileSection({ member, picture, onSaved, editing, edit }: Props) {
  const { t } = useTranslation('profile')
  const { name_change_from = null, birthday_change_from = null } = member
  const done = (what: 'avatar' | 'name' | 'birthday') => (saved: UserInfo) => {
    edit(null)
    onSaved(saved)
    toast.success(t(`${what}.saved`))
  }
  const close = () => edit(null)
  return (
    <SettingSection title={t('profile')}>
      <AvatarRow picture={picture} onSaved={done('avatar')} />
      <SettingRow
        label={t('name.label')}
        value={member.user_name}
        note={name_change_from && t('from', { date: formatDate(name_change_from) })}
        disabled={name_change_from !== null}
        action={t('action.change')}
        onOpen={() => edit('name')}
      />
      <SettingRow
        label={t('birthday.label')}
        value={member.birthday ? formatDate(member.birthday) : t('unset')}
        unset={!member.birthday}
        note={birthday_change_from && t('from', { date: formatDate(birthday_change_from) })}
        disabled={birthday_change_from !== null}
        action={t(member.birthday ? 'action.change' : 'action.set')}
        onOpen={() => edit('birthday')}
      />
      <EditDialog open={editing === 'name'} title={t('name.title')} onClose={close}>
        <NameForm member={member} onSaved={done('name')} onCancel={close} />
      </EditDialog>
      <EditDialog open={editing === 'birthday'} title={t('birthday.title')} onClose={close}>
        <BirthdayForm member={member} onSaved={done('birthday')} onCancel={close} />
      </EditDialog>
    </SettingSection>
  )
}
