import type { CmsBanner } from '@nusaria/contracts/cms'
import { Banner } from '../../features/cms/banner.tsx'
import { HeroCarousel } from '../../features/cms/hero-carousel.tsx'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { cx } from '../../shared/ui/cx.ts'
import css from './page.module.css'

interface Props {
  /** None while the page's content is on the way: the room is there. */
  readonly banners: readonly CmsBanner[]
  /** Small ones: beside the big ones on desktop, turning with them on mobile. */
  readonly side: readonly CmsBanner[] | undefined
}

/** The big banners and the small ones that go with them. */
export function HeroSection({ banners, side = [] }: Props) {
  const desktop = useLayout() === 'desktop'
  const waiting = banners.length === 0
  return (
    <div className={cx(css.hero, !waiting && side.length === 0 && css.alone)}>
      <div className={css.heroMain}>
        {waiting ? <div className={cx(css.heroRoom, css.shine)} /> : <HeroCarousel banners={desktop ? banners : [...banners, ...side]} />}
      </div>
      {desktop && (waiting || side.length > 0) && (
        <div className={css.heroSide}>
          {waiting ? <div className={css.shine} /> : side.map((banner) => <Banner key={banner.banner_id} banner={banner} small />)}
        </div>
      )}
    </div>
  )
}
