import type { UserInfo } from '@nusaria/contracts/member-entities'
import { PICTURE_TYPES } from '@nusaria/contracts/picture'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { Avatar } from '#commerce/member/avatar.tsx'
import { useSetMember } from '#commerce/member/use-member.ts'
import { savePendingUploads, takePendingUploads } from '#commerce/picture/use-picture-upload.ts'
import { formatDate } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { useAppSelector } from '#platform/state/hooks.ts'
import { selectIsMember, selectSession, type UserInfoRoot } from '#platform/state/user-info.ts'
import { toast } from '#platform/toast.ts'
import { Spinner } from '#ui/primitives/button.tsx'
import type { AvatarProblem } from './avatar-crop.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { BirthdayForm, NameForm } from './profile-forms.tsx'
import css from './setting-row.module.css'
import { SettingRow, SettingSection } from './setting-row.tsx'

const NAME = 'avatar'

/** The picked file until it is saved. It stays when the session ends and the member logs in again. */
function usePickedAvatar() {
  const owner = useAppSelector((state) => selectSession(state).member_no)
  const store = useStore<UserInfoRoot>()
  const [file, pick] = useState<File | null>(() => takePendingUploads(NAME, owner)[0] ?? null)
  const leave = useEffectEvent(() => {
    if (file && owner !== null && !selectIsMember(store.getState())) savePendingUploads(NAME, owner, [file])
  })
  useEffect(() => () => leave(), [])
  return [file, pick] as const
}

const AvatarCrop = lazyWithRetry(() => import('./avatar-crop.tsx'))

export function AvatarRow({ picture, onSaved }: { readonly picture: ReactNode; readonly onSaved: (member: UserInfo) => void }) {
  const { t } = useTranslation('profile')
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<AvatarProblem | null>(null)
  const [file, setFile] = usePickedAvatar()
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])

  const pick = (file: File | undefined) => {
    if (!file) return
    // It may have any size, because it is cropped before it is sent.
    const isPicture = PICTURE_TYPES.some((type) => type === file.type)
    const wrong = !isPicture ? 'wrongType' : file.size === 0 ? 'unreadable' : null
    setProblem(wrong)
    if (wrong) return
    // The previous picture's address is revoked: nothing is shown until this one has an address.
    setSrc(null)
    setFile(file)
  }
  const close = () => setFile(null)
  return (
    <>
      <SettingRow
        label={t('avatar.label')}
        value={picture}
        note={t('avatar.hint')}
        error={problem && t(`avatar.${problem}`)}
        action={t('action.change')}
        onOpen={() => input.current?.click()}
      >
        <input
          ref={input}
          type="file"
          className={css.file}
          accept={PICTURE_TYPES.join()}
          aria-label={t('avatar.pick')}
          tabIndex={-1}
          onChange={(event) => {
            pick(event.currentTarget.files?.[0])
            // Otherwise picking the same file again would fire no event.
            event.currentTarget.value = ''
          }}
        />
      </SettingRow>
      <EditDialog open={file !== null} title={t('avatar.title')} onClose={close}>
        <Suspense fallback={<Spinner />}>
          {src && (
            <AvatarCrop
              src={src}
              onSaved={(member) => {
                close()
                onSaved(member)
              }}
              onCancel={close}
            />
          )}
        </Suspense>
      </EditDialog>
    </>
  )
}

export type EditableSetting = 'name' | 'birthday' | 'password' | 'devices'

interface ProfileSectionProps {
  readonly member: UserInfo
  readonly editing: EditableSetting | null
  readonly edit: (setting: EditableSetting | null) => void
}

/** Name and birth date can be changed once a year, and show from when on. */
export function ProfileSection({ member, editing, edit }: ProfileSectionProps) {
  const { t } = useTranslation('profile')
  const setMember = useSetMember()
  const { name_change_from = null, birthday_change_from = null } = member
  const close = () => edit(null)
  const done = (what: 'avatar' | 'name' | 'birthday') => (saved: UserInfo) => {
    close()
    setMember(saved)
    toast.success(t(`${what}.saved`))
  }
  return (
    <SettingSection title={t('profile')}>
      <AvatarRow picture={<Avatar name={member.user_name} url={member.avatar_url} large />} onSaved={done('avatar')} />
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
