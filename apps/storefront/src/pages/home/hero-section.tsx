import type { CmsBanner } from '@nusaria/contracts/cms'
import { Banner } from '../../features/cms/banner.tsx'
import { Hero } from '../../features/cms/hero.tsx'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { cx } from '../../shared/ui/cx.ts'
import css from './home.module.css'

interface Props {
  /** Undefined while the page's content is on the way. */
  readonly hero: readonly CmsBanner[] | undefined
  readonly side: readonly CmsBanner[] | undefined
}

/** The big banners, and on desktop two small ones beside them. Takes the same room empty. */
export function HeroSection({ hero, side }: Props) {
  const desktop = useLayout() === 'desktop'
  return (
    <div className={css.hero}>
      <div className={css.heroMain}>{hero ? <Hero banners={hero} /> : <div className={cx(css.heroRoom, css.shine)} />}</div>
      {desktop && (
        <div className={css.heroSide}>
          {side ? side.map((banner) => <Banner key={banner.banner_id} banner={banner} small />) : <div className={css.shine} />}
        </div>
      )}
    </div>
  )
}
