import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Kawung, KawungPattern } from '#ui/primitives/kawung.tsx'
import css from './landscape-cover.module.css'

/** Lies over everything and makes everything else inert; restores scroll and focus when it unmounts. */
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
    cover.current?.focus()
    return () => {
      for (const other of others) other.removeAttribute('inert')
      html.style.overflow = ''
      window.scrollTo(0, scroll)
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
  }, [])
  return createPortal(
    <div ref={cover} tabIndex={-1} className={css.cover} role="alertdialog" aria-modal="true" aria-labelledby="landscape-title">
      <div className={css.petals}>
        <KawungPattern tile={64} color="var(--sambal)" opacity={0.06} />
      </div>
      <div className={cx('row justify-center', css.page)}>
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

export function PhoneUpright() {
  return (
    <svg viewBox="0 0 250 220" fill="none" aria-hidden="true">
      <rect x="22" y="118" width="160" height="84" rx="16" stroke="#CFC0AE" strokeWidth="3" strokeDasharray="7 7" opacity=".5" />
      <g transform="rotate(8 160 100)">
        <rect x="112" y="14" width="98" height="178" rx="20" fill="var(--ink-surface)" />
        <rect x="119" y="21" width="84" height="164" rx="14" fill="var(--paper)" />
        <path d="M119 73V35a14 14 0 0 1 14-14h56a14 14 0 0 1 14 14v38z" fill="var(--sambal)" />
        <rect x="127" y="46" width="68" height="14" rx="7" fill="var(--surface)" />
        <g color="var(--surface)">
          <svg x="127" y="27" width="13.2" height="13.2" aria-hidden="true">
            <Kawung />
          </svg>
        </g>
        <rect x="127" y="80" width="68" height="34" rx="8" fill="var(--kunyit-200)" />
        <rect x="127" y="120" width="32" height="40" rx="7" fill="#CFE3D6" />
        <rect x="163" y="120" width="32" height="40" rx="7" fill="#F7D5CC" />
        <rect x="127" y="166" width="32" height="12" rx="5" fill="var(--line)" />
        <rect x="163" y="166" width="32" height="12" rx="5" fill="var(--line)" />
      </g>
      <path
        d="M44 104c0-38 22-64 52-72m-21-9.5 21 9.5-15 17.5"
        stroke="var(--sambal)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
