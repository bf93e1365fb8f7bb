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

/** The big banners, one at a time. They rotate until the shopper stops them; dots, swiping and scrolling select one. */
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
            <div key={banner.banner_id} className={cx('rigid wide', css.slide)} inert={index !== shown}>
              <Banner banner={banner} first={index === 0} />
            </div>
          ))}
        </div>
      </div>
      {banners.length > 1 && (
        <div className={cx('row align-fill justify-center', css.dots)}>
          {turns && (
            <button type="button" className={css.stop} aria-label={stopped ? t('bannersGo') : t('bannersStop')} onClick={toggle}>
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

/** ms between two banners */
const ROTATION_MS = 6_000

interface RotationOptions {
  readonly count: number
  /** Counted from 0. */
  readonly shown: number
  readonly onTurn: (next: number) => void
}

/**
 * Rotates the banners, except while the shopper has stopped them, points at them, touches or focuses them, or the tab is hidden. With reduced
 * motion they never rotate.
 */
function useAutoRotation({ count, shown, onTurn }: RotationOptions) {
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  const [away, setAway] = useState(false)
  const still = useBrowserValue(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches, false)
  const turns = count > 1 && !still
  const running = turns && !stopped && !held && !away
  const turn = useEffectEvent(() => onTurn((shown + 1) % count))
  useEffect(() => {
    const look = () => setAway(document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each banner gets its full time, however it was selected
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(turn, ROTATION_MS)
    return () => clearTimeout(timer)
  }, [running, shown])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return {
    /** Whether it rotates at all: only then there is something to stop. */
    turns,
    running,
    stopped,
    toggle: () => setStopped(!stopped),
    /** Props of the element around banners and controls. */
    pointed: {
      onPointerEnter: (event: { readonly pointerType: string }) => event.pointerType === 'mouse' && hold(),
      onPointerLeave: release,
      onTouchStart: hold,
      onTouchEnd: release,
      onTouchCancel: release,
    },
    /** Props of the element around the banners only: focus on a control must not pause the rotation that it starts. */
    focused: { onFocus: hold, onBlur: release },
  } as const
}
