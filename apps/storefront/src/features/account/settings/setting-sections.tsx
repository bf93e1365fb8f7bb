import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { Avatar } from '#commerce/member/avatar.tsx'
import { useSetMember } from '#commerce/member/use-member.ts'
import { savePendingUploads, takePendingUploads } from '#commerce/picture/use-picture-upload.ts'
import { formatDate } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { useAppSelector } from '#platform/state/hooks.ts'
import { selectIsMember, selectSession, type UserInfoRoot } from '#platform/state/user-info.ts'
import { toast } from '#platform/toast.ts'
import { Spinner } from '#ui/primitives/spinner.tsx'
import { AVATAR_TYPES, type AvatarProblem, avatarProblem } from './avatar-crop.tsx'
import { BirthdayForm } from './birthday-form.tsx'
import { EditDialog, type EditDialogState } from './edit-dialog.tsx'
import { NameForm } from './name-form.tsx'
import css from './setting-row.module.css'
import { SettingRow, SettingSection } from './setting-row.tsx'

const NAME = 'avatar'

/** The picked file until it is saved. It stays when the session ends and the member logs in again. */
function usePickedAvatar(): readonly [file: File | null, pick: (file: File | null) => void] {
  const owner = useAppSelector((state) => selectSession(state).member_no)
  const store = useStore<UserInfoRoot>()
  const [file, pick] = useState<File | null>(() => takePendingUploads(NAME, owner)[0] ?? null)
  const leave = useEffectEvent(() => {
    if (file && owner !== null && !selectIsMember(store.getState())) savePendingUploads(NAME, owner, [file])
  })
  useEffect(() => () => leave(), [])
  return [file, pick]
}

const AvatarCrop = lazyWithRetry(() => import('./avatar-crop.tsx'))

/** The member's picture. A picked file is checked and then cropped in a dialog. */
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
    const wrong = avatarProblem(file)
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
          accept={AVATAR_TYPES.join()}
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

interface ProfileSectionProps extends EditDialogState {
  readonly member: UserInfo
}

/** Picture, name and birth date. Name and birth date can be changed once a year and show from when on. */
export function ProfileSection({ member, editing, edit }: ProfileSectionProps) {
  const { t } = useTranslation('profile')
  const setMember = useSetMember()
  const { name_change_from = null, birthday_change_from = null } = member
  const done = (what: 'avatar' | 'name' | 'birthday') => (saved: UserInfo) => {
    edit(null)
    setMember(saved)
    toast.success(t(`${what}.saved`))
  }
  const close = () => edit(null)
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

/** Tells the linked pages that the settings come before them in the history. */
const state = { fromSetting: true }

interface SecuritySectionProps {
  readonly member: UserInfo
  readonly onPassword: () => void
  readonly onDevices: () => void
}

/** Phone, e-mail, password and devices. A linked phone or e-mail is verified before it is changed. */
export function SecuritySection({ member, onPassword, onDevices }: SecuritySectionProps) {
  const { t } = useTranslation('profile')
  const { phone, email, flag_password = true } = member
  return (
    <SettingSection title={t('security')}>
      <SettingRow
        label={t('phone.label')}
        value={phone ? `+${LIMITS.phoneCountryCode} ${phone}` : t('unlinked')}
        unset={!phone}
        action={t(phone ? 'action.change' : 'action.link')}
        to={phone ? paths.verifyPhone : paths.bindPhone}
        state={state}
      />
      <SettingRow
        label={t('email.label')}
        value={email || t('unlinked')}
        unset={!email}
        action={t(email ? 'action.change' : 'action.link')}
        to={email ? paths.verifyEmail : paths.bindEmail}
        state={state}
      />
      <SettingRow
        label={t('password.label')}
        value={flag_password ? '••••••••' : t('unset')}
        unset={!flag_password}
        action={t(flag_password ? 'action.change' : 'action.set')}
        onOpen={onPassword}
      />
      <SettingRow label={t('devices.label')} value="" action={t('action.see')} onOpen={onDevices} />
    </SettingSection>
  )
}

/** Opens the request to delete the account, or its status. */
export function DeleteAccountSection({ account_state = 'active' }: Pick<UserInfo, 'account_state'>) {
  const { t } = useTranslation('profile')
  return (
    <SettingSection title={t('leave.title')}>
      <SettingRow
        label={t('leave.label')}
        value={account_state === 'active' ? '' : t(`leave.${account_state}`)}
        action={t(account_state === 'active' ? 'leave.action' : 'leave.see')}
        to={paths.deletion}
      />
    </SettingSection>
  )
}
