import type { CmsBanner } from '@nusaria/contracts/cms'
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Banner } from './banner.tsx'
import css from './hero-carousel.module.css'
import { useAutoRotation } from './use-auto-rotation.ts'

/** The big banners, one at a time: swiped, scrolled, chosen by their dots, or turning by themselves until the shopper stops them. */
export function HeroCarousel({ banners }: { readonly banners: readonly CmsBanner[] }) {
  const { t } = useTranslation('home')
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const look = () => {
    const element = track.current
    if (element) setShown(Math.round(element.scrollLeft / element.clientWidth))
  }
  const show = (index: number) => track.current?.scrollTo({ left: index * track.current.clientWidth })
  const { turns, running, stopped, toggle, pointed, focused } = useAutoRotation({ count: banners.length, shown, onTurn: show })
  return (
    <section className={css.hero} aria-roledescription={t('carousel')} aria-label={t('banners')} {...pointed}>
      <div {...focused}>
        <div ref={track} className={css.track} onScroll={look} aria-live={running ? 'off' : 'polite'}>
          {banners.map((banner, index) => (
            <div key={banner.banner_id} className={css.slide} inert={index !== shown}>
              <Banner banner={banner} first={index === 0} />
            </div>
          ))}
        </div>
      </div>
      {banners.length > 1 && (
        <div className={css.dots}>
          {turns && (
            <button type="button" className={css.stop} aria-label={stopped ? t('bannersGo') : t('bannersStop')} onClick={toggle}>
              <Icon of={stopped ? Play : Pause} size={12} stroke={2.5} />
            </button>
          )}
          {banners.map((banner, index) => (
            <button
              key={banner.banner_id}
              type="button"
              className={cx(css.dot, index === shown && css.on)}
              aria-label={t('banner', { number: index + 1, total: banners.length })}
              aria-current={index === shown}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </section>
  )
}
