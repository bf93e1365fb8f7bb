import type { UserInfo } from '@nusaria/contracts/member-entities'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { savePendingUploads, takePendingUploads } from '#commerce/picture/pending-uploads.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { useAppSelector } from '#platform/state/hooks.ts'
import { selectIsMember, selectSession, type UserInfoRoot } from '#platform/state/user-info.ts'
import { Spinner } from '#ui/primitives/spinner.tsx'
import { AVATAR_TYPES, type AvatarProblem, avatarProblem } from './avatar-rules.ts'
import { EditDialog } from './edit-dialog.tsx'
import css from './setting-row.module.css'
import { SettingRow } from './setting-row.tsx'

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
