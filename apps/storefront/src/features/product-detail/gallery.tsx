import { Maximize2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import { PictureViewer } from '../../shared/ui/overlay/picture-viewer.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Picture } from '../../shared/ui/paint/picture.tsx'
import css from './gallery.module.css'
import { Thumbnails } from './thumbs.tsx'
import { useGallery } from './use-gallery.ts'

interface Props {
  /** What the pictures show. */
  readonly name: string
  readonly pictures: readonly string[]
  /** The picture of the chosen SKU. */
  readonly shown: string
  /** Small pictures below to jump by, instead of a count. */
  readonly thumbs?: boolean
  readonly soldOut?: boolean
}

/** A product's pictures: swiped, scrolled, walked through by arrow keys, or picked from the small ones. A tap shows them over the whole screen. */
export function Gallery({ name, pictures, shown, thumbs = false, soldOut = false }: Props) {
  const { t } = useTranslation('product')
  const { track, at, go, onScroll } = useGallery(pictures, shown)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const total = pictures.length
  const [first] = pictures.includes(shown) ? [shown] : pictures

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: total - 1 }
    const target = targets[event.key]
    if (event.key === 'Enter') setEnlarged(at)
    else if (target !== undefined) go(target)
    else return
    event.preventDefault()
  }

  return (
    <div>
      <div className={css.frame}>
        <section
          ref={track}
          aria-label={t('gallery.label', { name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          className={css.track}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          onClick={() => setEnlarged(at)}
        >
          {pictures.map((url, index) => (
            <Picture
              key={url}
              src={url}
              alt={t('gallery.picture', { number: index + 1, total })}
              early={url === first && 'first'}
              draggable={false}
              className={cx(css.slide, soldOut && css.out)}
            />
          ))}
        </section>
        {!thumbs && total > 1 && (
          <span className={css.count} aria-hidden="true">
            {at + 1} / {total}
          </span>
        )}
        <button
          type="button"
          className={css.enlarge}
          aria-label={t('gallery.enlarge')}
          title={t('gallery.enlarge')}
          onClick={() => setEnlarged(at)}
        >
          <Icon of={Maximize2} size={16} stroke={2} />
        </button>
      </div>
      {thumbs && total > 1 && <Thumbnails pictures={pictures} at={at} onPick={go} />}
      <PictureViewer
        name={name}
        pictures={pictures}
        at={enlarged}
        onShow={(index) => {
          setEnlarged(index)
          go(index)
        }}
        onClose={() => setEnlarged(null)}
      />
    </div>
  )
}
