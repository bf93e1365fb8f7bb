import type { CmsBanner } from '@nusaria/contracts/cms'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../shared/ui/button.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Kawung } from '../../shared/ui/kawung.tsx'
import { Link } from '../../shared/ui/link.tsx'
import css from './banner.module.css'
import { destinationOf } from './target.ts'

interface Props {
  readonly banner: CmsBanner
  /** Beside the big ones: smaller, a link rather than a button. */
  readonly small?: boolean
  /** The first thing seen: its picture is fetched before others. */
  readonly first?: boolean
}

/** The whole banner leads where its words say; one that leads nowhere is no link. */
function Frame({ banner, className, children }: { readonly banner: CmsBanner; readonly className: string; readonly children: ReactNode }) {
  const destination = destinationOf(banner.target)
  if (!destination) return <div className={className}>{children}</div>
  return (
    <Link to={destination.to} state={destination.state} className={className}>
      {children}
    </Link>
  )
}

/** A banner of the front page or a campaign: words on a warm ground, goods beside them. */
export function Banner({ banner, small, first }: Props) {
  return (
    <Frame banner={banner} className={cx(css.banner, css[banner.tone], small && css.small)}>
      <Kawung className={css.petals} />
      <img src={banner.image_url} alt="" className={css.goods} fetchPriority={first ? 'high' : 'auto'} />
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
    </Frame>
  )
}
