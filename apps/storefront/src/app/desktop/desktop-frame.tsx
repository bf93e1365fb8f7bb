import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import css from './desktop-frame.module.css'

const DesktopHeader = lazy(() => import('./desktop-header.tsx').then((m) => ({ default: m.DesktopHeader })))
const Footer = lazy(() => import('./footer.tsx').then((m) => ({ default: m.Footer })))

/** Header, page, footer. A phone never loads what is behind them. */
export function DesktopFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Suspense fallback={<div className={css.headerRoom} />}>
        <DesktopHeader />
      </Suspense>
      {children}
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
    </>
  )
}
