import type { ProductDetail } from '@nusaria/contracts/product-entities'
import type { Feature } from '@nusaria/server/site/config-schema'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CartLink } from '#commerce/cart/cart-link.tsx'
import { useLayout } from '#platform/browser/use-layout.ts'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { BackButton, useBack } from '#ui/layout/back-button.tsx'
import css from './product-frame.module.css'
import { ShareButton } from './share-button.tsx'

/** Buttons over the pictures on a phone, with the section tabs between them once the pictures are scrolled out. */
function FloatingButtons({ product }: { readonly product: ProductDetail | undefined }) {
  const back = useBack(paths.home)
  const section = useActiveSection()
  return (
    <div className={cx('row gap-8 align-fill', css.floats)} data-over={section === null}>
      <BackButton className={css.float} onClick={back} />
      {product ? <SectionTabs at={section} /> : <span className={css.room} />}
      {product && <ShareButton product={product} className={css.float} />}
      <CartLink className={css.float} />
    </div>
  )
}

interface Props {
  /** Undefined while loading or failed. */
  readonly product: ProductDetail | undefined
  readonly children: ReactNode
}

export function ProductFrame({ product, children }: Props) {
  const mobile = useLayout() === 'mobile'
  return (
    <div className={css.frame}>
      {mobile && <FloatingButtons product={product} />}
      {children}
    </div>
  )
}

const SECTIONS = ['product', 'reviews', 'questions', 'details', 'related'] as const
type Section = (typeof SECTIONS)[number]

const toId = (section: Section) => `product-${section}`

/** ms: how long what is above a section may take to load without moving it */
const SETTLES_WITHIN = 3_000

/** Keeps a section where it is while what is above it loads and grows, until the shopper moves the page. */
function holdSection(part: HTMLElement): void {
  const moved = new AbortController()
  const growth = new ResizeObserver(() => part.scrollIntoView())
  growth.observe(document.body)
  moved.signal.addEventListener('abort', () => growth.disconnect())
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, () => moved.abort(), { signal: moved.signal, passive: true })
  setTimeout(() => moved.abort(), SETTLES_WITHIN)
}

/** Scrolls to a section and focuses it. `scroll-margin-top` in its style keeps it clear of the bar at the top. */
export function goToSection(section: Section): void {
  const part = document.getElementById(toId(section))
  if (!part) return
  if (section === 'product') window.scrollTo({ top: 0 })
  else {
    part.scrollIntoView()
    holdSection(part)
  }
  part.focus({ preventScroll: true })
}

/** rem: the height of the bar at the top, with some margin */
const BAR_HEIGHT_REM = 5

/** The section that the shopper reads: the last one whose top has reached the bar. Null while the pictures are in view. */
function findActiveSection(): Section | null {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const { scrollY, innerWidth, innerHeight } = window
  if (scrollY < innerWidth * 0.75) return null
  const { scrollHeight } = document.documentElement
  if (scrollY + innerHeight >= scrollHeight - 2) return 'related'
  const reached = SECTIONS.filter((section) => {
    const part = document.getElementById(toId(section))
    return part !== null && part.getBoundingClientRect().top <= BAR_HEIGHT_REM * rem
  })
  return reached.at(-1) ?? 'product'
}

function useActiveSection(): Section | null {
  const [section, setSection] = useState<Section | null>(null)
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        setSection(findActiveSection())
      })
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      window.removeEventListener('scroll', update)
      cancelAnimationFrame(frame)
    }
  }, [])
  return section
}

/** Null hides the tabs. */
function SectionTabs({ at }: { readonly at: Section | null }) {
  const { t } = useTranslation('product')
  const tabs = useRef<HTMLElement>(null)
  // Where not all fit, the tab of the section is in the middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section has another tab
  useEffect(() => {
    const nav = tabs.current
    const tab = nav?.querySelector<HTMLElement>('[aria-current]')
    if (nav && tab) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2
  }, [at])
  return (
    <nav ref={tabs} aria-label={t('sections.label')} className={css.tabs} data-shown={at !== null}>
      {SECTIONS.filter((section) => config.features[section as Feature] !== false).map((section) => (
        <button
          key={section}
          type="button"
          className={cx('rigid size-12 line-16 weight-600 tone-ink-2', css.tab, section === at && css.on)}
          aria-current={section === at ? 'location' : undefined}
          onClick={() => goToSection(section)}
        >
          {t(`sections.${section}`)}
        </button>
      ))}
    </nav>
  )
}

export function PageSection({ of, children }: { readonly of: Section; readonly children: ReactNode }) {
  return (
    <div id={toId(of)} tabIndex={-1} className={cx('grid gap-12 fits', css.section)}>
      {children}
    </div>
  )
}
