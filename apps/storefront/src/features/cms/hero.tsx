import type { CmsBanner } from '@nusaria/contracts/cms'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import { Banner } from './banner.tsx'
import css from './hero.module.css'

/** The big banners, one at a time: swiped, scrolled or chosen by their dots. They don't move by themselves. */
export function Hero({ banners }: { readonly banners: readonly CmsBanner[] }) {
  const { t } = useTranslation('home')
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const look = () => {
    const element = track.current
    if (element) setShown(Math.round(element.scrollLeft / element.clientWidth))
  }
  const show = (index: number) => {
    const element = track.current
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' })
  }
  return (
    <section className={css.hero} aria-label={t('banners')}>
      <div ref={track} className={css.track} onScroll={look}>
        {banners.map((banner, index) => (
          <div key={banner.banner_id} className={css.slide} inert={index !== shown}>
            <Banner banner={banner} first={index === 0} />
          </div>
        ))}
      </div>
      {banners.length > 1 && (
        <div className={css.dots}>
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
