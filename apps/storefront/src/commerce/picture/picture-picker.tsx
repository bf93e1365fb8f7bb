import ImagePlus from 'lucide/dist/esm/icons/image-plus.mjs'
import RotateCw from 'lucide/dist/esm/icons/rotate-cw.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { PictureViewer } from '#ui/overlay/picture-viewer.tsx'
import { Spinner } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import css from './picture-picker.module.css'
import { ACCEPTED_TYPES, type PictureUpload, type Upload } from './use-picture-upload.ts'

function RemoveButton({ number, onRemove }: { readonly number: number; readonly onRemove: () => void }) {
  const { t } = useTranslation('pictures')
  return (
    <button type="button" className={cx('center', css.remove)} aria-label={t('remove', { number })} onClick={onRemove}>
      <Icon of={X} size={14} stroke={2.5} />
    </button>
  )
}

interface Props {
  readonly label: string
  readonly upload: PictureUpload
  /** Why the form can't be sent yet. */
  readonly error?: ReactNode
  readonly refusedId?: string
}

export function PicturePicker({ label, upload: { pictures, uploads, refused, max, add, retry, remove }, error, refusedId }: Props) {
  const { t } = useTranslation('pictures')
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<number | null>(null)
  const count = pictures.length + uploads.length
  const failure = uploads.find((upload) => upload.failure)?.failure
  return (
    <fieldset className={cx('grid gap-8 shrink', css.pictures)}>
      <legend>{label}</legend>
      <ul className="row gap-12 align-fill wrap">
        {pictures.map((picture, index) => (
          <li key={picture.picture_id} className={cx(css.tile, picture.picture_id === refusedId && css.bad)}>
            <Picture src={picture.url} alt={t('shown', { number: index + 1 })} />
            <button type="button" className={css.zoom} aria-label={t('enlarge', { number: index + 1 })} onClick={() => setShown(index)} />
            <RemoveButton number={index + 1} onRemove={() => remove(picture)} />
          </li>
        ))}
        {uploads.map((upload, index) => (
          <li key={upload.src} className={css.tile}>
            <UploadTile upload={upload} number={pictures.length + index + 1} onRetry={() => retry(upload)} />
            <RemoveButton number={pictures.length + index + 1} onRemove={() => remove(upload)} />
          </li>
        ))}
        {count < max && (
          <li className={css.tile}>
            <button type="button" className={css.add} onClick={() => input.current?.click()}>
              <Icon of={ImagePlus} size={22} />
              <span>{t('add')}</span>
              <small className="size-11 weight-500 tone-ink-3">{t('count', { count, max })}</small>
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        className={css.file}
        accept={ACCEPTED_TYPES.join()}
        aria-label={t('pick')}
        tabIndex={-1}
        onChange={(event) => {
          void add([...(event.currentTarget.files ?? [])])
          // Or picking the same file again would not fire a change event.
          event.currentTarget.value = ''
        }}
      />
      <p className="size-12 line-16 tone-ink-3">{t('hint')}</p>
      {refused.length > 0 && (
        <Note tone="red" role="alert">
          {refused.map(({ name, problem }) => (
            <p key={`${name}${problem}`}>{t(`refused.${problem}`, { name, max })}</p>
          ))}
        </Note>
      )}
      <FailureNote failure={failure ?? undefined} />
      {error !== undefined && error !== null && (
        <Note tone="red" role="alert">
          {error}
        </Note>
      )}
      {pictures.length > 0 && (
        <PictureViewer name={label} pictures={pictures.map(({ url }) => url)} at={shown} onShow={setShown} onClose={() => setShown(null)} />
      )}
    </fieldset>
  )
}

interface UploadTileProps {
  readonly upload: Upload
  readonly number: number
  readonly onRetry: () => void
}

function UploadTile({ upload: { src, progress, failure }, number, onRetry }: UploadTileProps) {
  const { t } = useTranslation('pictures')
  const percent = progress === null ? undefined : Math.floor(progress * 100)
  const label = t('uploading', { number })
  return (
    <>
      <img src={src} alt="" width={80} height={80} className={css.local} />
      {failure ? (
        <button type="button" className={css.veil} aria-label={t('retry', { number })} onClick={onRetry}>
          <Icon of={RotateCw} size={22} />
          <span>{t('again')}</span>
        </button>
      ) : (
        <span className={css.veil} role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
          {percent === undefined ? (
            <Spinner />
          ) : (
            <>
              <b translate="no">{`${percent}%`}</b>
              <span className={css.track}>
                <span style={{ width: `${percent}%` }} />
              </span>
            </>
          )}
        </span>
      )}
    </>
  )
}
