import type { CmsBanner } from '@nusaria/contracts/cms'
import Pause from 'lucide/dist/esm/icons/pause.mjs'
import Play from 'lucide/dist/esm/icons/play.mjs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Banner } from '#commerce/sections/banner.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useBrowserValue } from '#platform/rendering/hydration.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './hero-carousel.module.css'

/** ms between two banners */
const ROTATION_MS = 6_000

/**
 * The big banners, one at a time. They rotate, except while the shopper has stopped them, points at them, touches or focuses them, or the tab
 * is hidden; with reduced motion they never do. Dots, swiping and scrolling select one.
 */
export function HeroCarousel({ banners }: { readonly banners: readonly CmsBanner[] }) {
  const { t } = useTranslation('home')
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  const [away, setAway] = useState(false)
  const still = useBrowserValue(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches, false)
  const rotates = banners.length > 1 && !still
  const running = rotates && !stopped && !held && !away
  const onScroll = () => {
    const element = track.current
    if (element) setShown(Math.round(element.scrollLeft / element.clientWidth))
  }
  const show = (index: number) => track.current?.scrollTo({ left: index * track.current.clientWidth })
  const showNext = useEffectEvent(() => show((shown + 1) % banners.length))
  useEffect(() => {
    const update = () => setAway(document.hidden)
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each banner gets its full time, however it was selected
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(showNext, ROTATION_MS)
    return () => clearTimeout(timer)
  }, [running, shown])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <section
      className={css.hero}
      aria-roledescription={t('carousel')}
      aria-label={t('banners')}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold()}
      onPointerLeave={release}
      onTouchStart={hold}
      onTouchEnd={release}
      onTouchCancel={release}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: without the controls, whose focus must not pause the rotation */}
      <div onFocus={hold} onBlur={release}>
        <div ref={track} className={css.track} onScroll={onScroll} aria-live={running ? 'off' : 'polite'}>
          {banners.map((banner, index) => (
            <div key={banner.banner_id} className={cx('rigid wide', css.slide)} inert={index !== shown}>
              <Banner banner={banner} first={index === 0} />
            </div>
          ))}
        </div>
      </div>
      {banners.length > 1 && (
        <div className={cx('row align-fill justify-center', css.dots)}>
          {rotates && (
            <button
              type="button"
              className={css.stop}
              aria-label={stopped ? t('bannersGo') : t('bannersStop')}
              onClick={() => setStopped(!stopped)}
            >
              <Icon of={stopped ? Play : Pause} size={12} stroke={2.5} />
            </button>
          )}
          {banners.map((banner, index) => (
            <button
              key={banner.banner_id}
              type="button"
              className={cx('row hitArea justify-center', css.dot, index === shown && css.on)}
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
