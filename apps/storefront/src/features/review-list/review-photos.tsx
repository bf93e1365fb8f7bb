import type { Review } from '@nusaria/contracts/review'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureViewer } from '../../shared/ui/overlay/picture-viewer.tsx'
import { Picture } from '../../shared/ui/paint/picture.tsx'
import css from './review-photos.module.css'

/** A buyer's photos, small; a tap shows them over the whole screen. */
export function ReviewPhotos({ review: { picture_list, reviewer } }: { readonly review: Review }) {
  const { t } = useTranslation('review')
  const [enlarged, setEnlarged] = useState<number | null>(null)
  if (picture_list.length === 0) return null
  return (
    <>
      <ul className={css.photos}>
        {picture_list.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              className={css.photo}
              aria-label={t('photo', { number: index + 1, total: picture_list.length, reviewer })}
              onClick={() => setEnlarged(index)}
            >
              <Picture src={url} />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer
        name={t('photos', { reviewer })}
        pictures={picture_list}
        at={enlarged}
        onShow={setEnlarged}
        onClose={() => setEnlarged(null)}
      />
    </>
  )
}
