import type { Review } from '@nusaria/contracts/review'
import { useMemo, useState } from 'react'
import { useReviewListInfiniteQuery } from '#commerce/review/api.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { QueryState } from '#ui/feedback/state.tsx'
import { PictureViewer } from '#ui/overlay/picture-viewer.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import css from './photo-wall.module.css'

const MAX_REVIEWS = 20

interface Photo {
  readonly url: string
  readonly reviewer: string
}

function listPhotos(reviews: readonly Review[]): readonly Photo[] {
  const photos = new Map<string, Photo>()
  for (const { picture_list, reviewer } of reviews) for (const url of picture_list) if (!photos.has(url)) photos.set(url, { url, reviewer })
  return [...photos.values()]
}

/** Thumbnails in the row; the last says how many more there are. */
const ROW = { mobile: 5, desktop: 8 } as const

function PhotoRow({ reviews }: { readonly reviews: readonly Review[] }) {
  const { t } = useTranslation('review')
  const [opened, setOpened] = useState<number | null>(null)
  // The viewer starts over with another list of pictures.
  const photos = useMemo(() => listPhotos(reviews), [reviews])
  const urls = useMemo(() => photos.map(({ url }) => url), [photos])
  const shown = photos.slice(0, ROW[useLayout()])
  const more = photos.length - shown.length
  return (
    <>
      <ul className={cx('grid gap-8', css.row)}>
        {shown.map(({ url, reviewer }, index) => {
          const isLast = more > 0 && index === shown.length - 1
          const label = isLast ? t('wall.all', { count: photos.length }) : t('wall.photo', { number: index + 1, reviewer })
          return (
            <li key={url}>
              <button type="button" className={css.photo} aria-label={label} onClick={() => setOpened(index)}>
                <Picture src={url} />
                {isLast && (
                  <span className={cx('center size-15 line-20 weight-800', css.more)} aria-hidden="true">
                    {`+${more}`}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <PictureViewer
        name={t('wall.title')}
        pictures={urls}
        captions={photos.map(({ reviewer }) => t('wall.by', { reviewer }))}
        at={opened}
        onShow={setOpened}
        onClose={() => setOpened(null)}
      />
    </>
  )
}

function RowSkeleton() {
  return (
    <div className={cx('grid gap-8', css.row)} aria-hidden="true">
      {Array.from({ length: ROW[useLayout()] }, (_, index) => index).map((box) => (
        <span key={box} className={css.box} />
      ))}
    </div>
  )
}

/** The photos of a product's newest reviews in a row; a tap opens all of them in the viewer. */
export function PhotoWall({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation('review')
  const query = useReviewListInfiniteQuery({ product_no: productNo, with_pictures: true, page_size: MAX_REVIEWS })
  return (
    <section className={css.wall} aria-label={t('wall.title')}>
      <h3 className="below-8 size-13 line-18 weight-700">{t('wall.title')}</h3>
      <QueryState query={query} inline loading={<RowSkeleton />}>
        {({ pages: [first] }) => <PhotoRow reviews={first?.list ?? []} />}
      </QueryState>
    </section>
  )
}
