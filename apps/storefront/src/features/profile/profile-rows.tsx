import type { UserInfo } from '@nusaria/contracts/member-entities'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dateOnly } from '../../shared/format/date.ts'
import { toast } from '../../shared/ui/toast.ts'
import { AvatarRow } from './avatar-row.tsx'
import { BirthdayForm } from './birthday-form.tsx'
import { EditWindow } from './edit-window.tsx'
import { NameForm } from './name-form.tsx'
import { SettingRow } from './setting-row.tsx'
import { SettingRows } from './setting-rows.tsx'
import type { Editing } from './use-editing.ts'

interface Props extends Editing {
  readonly member: UserInfo
  readonly picture: ReactNode
  /** The shop took a change: this is the member now. */
  readonly onSaved: (member: UserInfo) => void
}

/** Who the member is: picture, name, birth date. The last two can be changed once a year, and say from when again. */
export function ProfileRows({ member, picture, onSaved, editing, edit }: Props) {
  const { t } = useTranslation('profile')
  const { name_change_from = null, birthday_change_from = null } = member
  const done = (what: 'avatar' | 'name' | 'birthday') => (saved: UserInfo) => {
    edit(null)
    onSaved(saved)
    toast.success(t(`${what}.saved`))
  }
  const close = () => edit(null)
  return (
    <SettingRows title={t('profile')}>
      <AvatarRow picture={picture} onSaved={done('avatar')} />
      <SettingRow
        label={t('name.label')}
        value={member.user_name}
        note={name_change_from && t('from', { date: dateOnly(name_change_from) })}
        disabled={name_change_from !== null}
        action={t('action.change')}
        onOpen={() => edit('name')}
      />
      <SettingRow
        label={t('birthday.label')}
        value={member.birthday ? dateOnly(member.birthday) : t('unset')}
        unset={!member.birthday}
        note={birthday_change_from && t('from', { date: dateOnly(birthday_change_from) })}
        disabled={birthday_change_from !== null}
        action={t(member.birthday ? 'action.change' : 'action.set')}
        onOpen={() => edit('birthday')}
      />
      <EditWindow open={editing === 'name'} title={t('name.title')} onClose={close}>
        <NameForm member={member} onSaved={done('name')} onCancel={close} />
      </EditWindow>
      <EditWindow open={editing === 'birthday'} title={t('birthday.title')} onClose={close}>
        <BirthdayForm member={member} onSaved={done('birthday')} onCancel={close} />
      </EditWindow>
    </SettingRows>
  )
}
