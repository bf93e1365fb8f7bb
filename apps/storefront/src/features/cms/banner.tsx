import type { CmsBanner } from '@nusaria/contracts/cms'
import { ArrowRight } from 'lucide-react'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { cx } from '../../shared/ui/cx.ts'
import { buttonClass } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Kawung } from '../../shared/ui/paint/kawung.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { usePictureFallback } from '../../shared/ui/paint/picture.tsx'
import css from './banner.module.css'
import { bannerDestination } from './banner-destination.ts'

interface Props {
  readonly banner: CmsBanner
  /** Beside the big ones: smaller, a link rather than a button. */
  readonly small?: boolean
  /** The first thing seen: its picture is fetched before others. */
  readonly first?: boolean
}

/** A banner of the front page or a campaign, a link as a whole: words on a warm ground, goods beside them, or the ground alone when their picture fails. */
export function Banner({ banner, small, first }: Props) {
  const desktop = useLayout() === 'desktop'
  const { lost, onError } = usePictureFallback(banner.image_url)
  return (
    <Link
      {...bannerDestination(banner.target)}
      className={cx(css.banner, css[banner.tone], small && css.small)}
      {...(desktop && banner.target.type === 'product' ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <Kawung className={css.petals} />
      {!lost && (
        <img
          src={banner.image_url}
          alt=""
          className={css.goods}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          onError={onError}
        />
      )}
      <span className={css.words}>
        <small>{banner.eyebrow}</small>
        <strong>{banner.title}</strong>
        {!small && <span className={css.text}>{banner.text}</span>}
        {small ? (
          <span className={css.more}>
            {banner.action} <Icon of={ArrowRight} size={16} stroke={2.25} />
          </span>
        ) : (
          <span className={buttonClass({ variant: 'dark', size: 'lg' }, css.action)}>{banner.action}</span>
        )}
      </span>
    </Link>
  )
}
