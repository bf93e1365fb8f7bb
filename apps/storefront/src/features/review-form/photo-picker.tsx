import { REVIEW_LIMITS } from '@nusaria/contracts/review'
import { ImagePlus, RotateCw, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/icon.tsx'
import { FailureNote, Note } from '../../shared/ui/note.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { Unseen } from '../../shared/ui/unseen.tsx'
import css from './photo-picker.module.css'
import { PHOTO_TYPES } from './photo-rules.ts'
import type { Photos, Upload } from './use-photos.ts'

function Remove({ number, onRemove }: { readonly number: number; readonly onRemove: () => void }) {
  const { t } = useTranslation('review')
  return (
    <button type="button" className={css.remove} aria-label={t('write.photos.remove', { number })} onClick={onRemove}>
      <Icon of={X} size={14} stroke={2.5} />
    </button>
  )
}

/** A photo as it lies on the device, on its way up or stuck there. */
function UnderWay({ upload, number, onRetry }: { readonly upload: Upload; readonly number: number; readonly onRetry: () => void }) {
  const { t } = useTranslation('review')
  return (
    <>
      <img src={upload.src} alt="" className={css.local} />
      {upload.failure ? (
        <button type="button" className={css.veil} aria-label={t('write.photos.retry', { number })} onClick={onRetry}>
          <Icon of={RotateCw} size={22} />
        </button>
      ) : (
        <span className={css.veil} role="status">
          <Spinner />
          <Unseen>{t('write.photos.uploading', { number })}</Unseen>
        </span>
      )}
    </>
  )
}

interface Props {
  readonly pool: Photos
  /** Why the review can't go out with them as they are. */
  readonly error: string | undefined
}

/** The photos of a review: those that are there, those on their way, and room for more. */
export function PhotoPicker({ pool: { photos, uploads, refused, add, retry, remove }, error }: Props) {
  const { t } = useTranslation('review')
  const input = useRef<HTMLInputElement>(null)
  const count = photos.length + uploads.length
  const max = REVIEW_LIMITS.pictures
  const failure = uploads.find((upload) => upload.failure)?.failure
  return (
    <fieldset className={css.photos}>
      <legend>{t('write.photos.label')}</legend>
      <ul className={css.row}>
        {photos.map((photo, index) => (
          <li key={photo.picture_id} className={css.tile}>
            <Picture src={photo.url} alt={t('write.photos.shown', { number: index + 1 })} />
            <Remove number={index + 1} onRemove={() => remove(photo)} />
          </li>
        ))}
        {uploads.map((upload, index) => (
          <li key={upload.src} className={css.tile}>
            <UnderWay upload={upload} number={photos.length + index + 1} onRetry={() => retry(upload)} />
            <Remove number={photos.length + index + 1} onRemove={() => remove(upload)} />
          </li>
        ))}
        {count < max && (
          <li className={css.tile}>
            <button type="button" className={css.add} onClick={() => input.current?.click()}>
              <Icon of={ImagePlus} size={22} />
              {t('write.photos.add')}
              <small>{t('write.photos.count', { count, max })}</small>
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        className={css.file}
        accept={PHOTO_TYPES.join()}
        aria-label={t('write.photos.pick')}
        tabIndex={-1}
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])])
          // Picking the same file again counts too.
          event.currentTarget.value = ''
        }}
      />
      <p className={css.hint}>{t('write.photos.hint', { max })}</p>
      {refused.length > 0 && (
        <Note tone="red" role="alert">
          {refused.map(({ name, problem }) => (
            <p key={`${name}${problem}`}>{t(`write.photos.${problem}`, { name, max })}</p>
          ))}
        </Note>
      )}
      <FailureNote failure={failure ?? undefined} />
      {error && (
        <Note tone="red" role="alert">
          {error}
        </Note>
      )}
    </fieldset>
  )
}
