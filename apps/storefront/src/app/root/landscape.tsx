import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { isPhone } from '../../shared/layout/device.ts'
import css from './full-page.module.css'
import { PhoneUpright } from './phone-upright.tsx'

/** The screen's own orientation, not the viewport's shape, which a keyboard changes. */
function isPhoneOnItsSide(): boolean {
  return window.screen.orientation.type.startsWith('landscape') && isPhone()
}

function Cover() {
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

/** Covers the shop while a phone lies on its side. What was open stays as it was beneath: mounted, inert, its layout held. */
export function Landscape() {
  const [covered, setCovered] = useState(isPhoneOnItsSide)
  useEffect(() => {
    const look = () => setCovered(isPhoneOnItsSide())
    look()
    window.screen.orientation.addEventListener('change', look)
    return () => window.screen.orientation.removeEventListener('change', look)
  }, [])
  return covered ? <Cover /> : null
}
