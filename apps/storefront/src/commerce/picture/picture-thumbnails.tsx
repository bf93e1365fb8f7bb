import { useState } from 'react'
import { PictureViewer } from '#ui/overlay/picture-viewer.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import css from './picture-thumbnails.module.css'

interface Props {
  readonly pictures: readonly string[]
  readonly name: string
  /** `number`: from 1. */
  readonly label: (number: number) => string
  readonly size?: 'small' | 'large'
}

export function PictureThumbnails({ pictures, name, label, size = 'large' }: Props) {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <ul className={css[size]}>
        {pictures.map((url, index) => (
          <li key={url}>
            <button type="button" className={css.picture} aria-label={label(index + 1)} onClick={() => setOpened(index)}>
              <Picture src={url} />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer name={name} pictures={pictures} at={opened} onShow={setOpened} onClose={() => setOpened(null)} />
    </>
  )
}
