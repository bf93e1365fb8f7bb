import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import ZoomIn from 'lucide/dist/esm/icons/zoom-in.mjs'
import ZoomOut from 'lucide/dist/esm/icons/zoom-out.mjs'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { cx } from '#ui/cx.ts'
import 'react-easy-crop/react-easy-crop.css'
import { useMemberUpdateAvatarMutation } from '#commerce/member/api.ts'
import { useSubmit } from '#platform/forms/use-submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './avatar-crop.module.css'
import { EditForm } from './edit-dialog.tsx'

/** Keys of `profile:avatar`. */
export type AvatarProblem = 'wrongType' | 'tooLarge' | 'unreadable'

/** Checks the cropped picture before it is sent. */
export function croppedAvatarProblem({ size }: Pick<File, 'size'>): AvatarProblem | null {
  return size > LIMITS.avatarMaxBytes ? 'tooLarge' : null
}

/** JPEG quality from 0 to 1; a portrait of 200×200 px takes about 20 KB */
const QUALITY = 0.9

/** Crops a square out of a picture and scales it to 200×200 px on white. Rejects when the browser can't read or draw the picture. */
async function cropPicture(src: string, part: Area): Promise<File> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  const canvas = document.createElement('canvas')
  const side = LIMITS.avatarPixels
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('This browser encodes no JPEG')
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' })
}

const MAX_ZOOM = 4

interface Props {
  /** URL of the picked picture */
  readonly src: string
  readonly onSaved: (member: UserInfo) => void
  readonly onCancel: () => void
}

/** Crops by touch, mouse or keyboard. */
export default function AvatarCrop({ src, onSaved, onCancel }: Props) {
  const { t } = useTranslation('profile')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Area | null>(null)
  const [problem, setProblem] = useState<AvatarProblem | null>(null)
  const [update] = useMemberUpdateAvatarMutation()
  const { submit, busy, failure } = useSubmit(update, { onDone: onSaved })

  const save = async () => {
    if (!part || busy) return
    try {
      const avatar = await cropPicture(src, part)
      const wrong = croppedAvatarProblem(avatar)
      setProblem(wrong)
      if (!wrong) await submit({ avatar })
    } catch {
      setProblem('unreadable')
    }
  }

  return (
    <EditForm
      onSubmit={() => void save()}
      onCancel={onCancel}
      busy={busy}
      failure={failure}
      saveLabel={t('avatar.use')}
      disabled={problem !== null || part === null}
    >
      {problem ? (
        <Note tone="red" role="alert">
          {t(`avatar.${problem}`)}
        </Note>
      ) : (
        <>
          <div className={css.box}>
            <Cropper
              image={src}
              disableAutomaticStylesInjection
              crop={crop}
              zoom={zoom}
              aspect={1}
              cropShape="round"
              objectFit="cover"
              showGrid={false}
              maxZoom={MAX_ZOOM}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropAreaChange={(_, pixels) => setPart(pixels)}
              mediaProps={{ alt: '', onError: () => setProblem('unreadable') }}
              cropperProps={{ 'aria-label': t('avatar.area'), role: 'application' }}
            />
          </div>
          <label className={cx('row gap-12 tone-ink-2', css.zoom)}>
            <Icon of={ZoomOut} size={20} />
            <input
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={zoom}
              onChange={(event) => setZoom(Number(event.currentTarget.value))}
              aria-label={t('avatar.zoom')}
            />
            <Icon of={ZoomIn} size={20} />
          </label>
          <p className="size-12 line-16 tone-ink-3 textAlign-center">{t('avatar.move')}</p>
        </>
      )}
    </EditForm>
  )
}
