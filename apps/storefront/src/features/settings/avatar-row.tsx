import type { UserInfo } from '@nusaria/contracts/member-entities'
import type { ReactNode } from 'react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { Spinner } from '../../shared/ui/paint/spinner.tsx'
import type { AvatarProblem } from './avatar-rules.ts'
import { AVATAR_TYPES, avatarProblem } from './avatar-rules.ts'
import { EditDialog } from './edit-dialog.tsx'
import css from './setting-row.module.css'
import { SettingRow } from './setting-row.tsx'
import { usePickedAvatar } from './use-picked-avatar.ts'

const AvatarCrop = lazyWithRetry(() => import('./avatar-crop.tsx'))

interface Props {
  /** The picture as it is shown everywhere. */
  readonly picture: ReactNode
  readonly onSaved: (member: UserInfo) => void
}

/** The member's picture: a file is picked, judged here before any of it is sent, then fitted. */
export function AvatarRow({ picture, onSaved }: Props) {
  const { t } = useTranslation('profile')
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<AvatarProblem | null>(null)
  const [file, setFile] = usePickedAvatar()
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const shown = URL.createObjectURL(file)
    setSrc(shown)
    return () => URL.revokeObjectURL(shown)
  }, [file])

  const pick = (file: File | undefined) => {
    if (!file) return
    const wrong = avatarProblem(file)
    setProblem(wrong)
    if (!wrong) setFile(file)
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
            // Picking the same file again counts too.
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
