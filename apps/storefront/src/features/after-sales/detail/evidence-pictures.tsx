import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureViewer } from '../../../shared/ui/overlay/picture-viewer.tsx'
import { Picture } from '../../../shared/ui/paint/picture.tsx'
import css from './evidence-pictures.module.css'

/** The pictures a request brought, small; a tap shows them over the whole screen. */
export function EvidencePictures({ pictures }: { readonly pictures: readonly string[] }) {
  const { t } = useTranslation('afterSale')
  const [enlarged, setEnlarged] = useState<number | null>(null)
  return (
    <>
      <ul className={css.pictures}>
        {pictures.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              className={css.picture}
              aria-label={t('evidenceOne', { number: index + 1, total: pictures.length })}
              onClick={() => setEnlarged(index)}
            >
              <Picture src={url} />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer name={t('evidence')} pictures={pictures} at={enlarged} onShow={setEnlarged} onClose={() => setEnlarged(null)} />
    </>
  )
}
