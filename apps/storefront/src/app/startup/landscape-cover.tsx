import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { KawungPattern } from '../../shared/ui/paint/kawung.tsx'
import css from '../layouts/full-page.module.css'
import { PhoneUpright } from './phone-upright.tsx'

/** Over everything, with everything beneath it inert; gives scroll and focus back when it goes. */
export function LandscapeCover() {
  const { t } = useTranslation()
  const cover = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { documentElement: html, body } = document
    const scroll = window.scrollY
    const focused = document.activeElement
    const others = [...body.children].filter((child) => child !== cover.current && !child.hasAttribute('inert'))
    for (const other of others) other.setAttribute('inert', '')
    html.style.overflow = 'hidden'
    return () => {
      for (const other of others) other.removeAttribute('inert')
      html.style.overflow = ''
      window.scrollTo(0, scroll)
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
  }, [])
  return createPortal(
    <div ref={cover} className={css.cover} role="alertdialog" aria-modal="true" aria-labelledby="landscape-title">
      <div className={css.petals}>
        <KawungPattern tile={64} color="var(--sambal)" opacity={0.06} />
      </div>
      <div className={css.full}>
        <div className={css.drawing}>
          <PhoneUpright />
        </div>
        <div>
          <h2 id="landscape-title">{t('landscape.title')}</h2>
          <p>{t('landscape.text')}</p>
        </div>
      </div>
    </div>,
    document.body,
  )
}
