import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { lazy } from '../../shared/lazy.ts'
import { Boundary } from '../../shared/ui/boundary.tsx'
import css from './desktop-frame.module.css'

const DesktopHeader = lazy(() => import('./desktop-header.tsx').then((m) => ({ default: m.DesktopHeader })))
const Footer = lazy(() => import('./footer.tsx').then((m) => ({ default: m.Footer })))

/** Header, page, footer. A phone never loads what is behind them. */
export function DesktopFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Boundary fallback={<div className={css.headerRoom} />}>
        <Suspense fallback={<div className={css.headerRoom} />}>
          <DesktopHeader />
        </Suspense>
      </Boundary>
      {children}
      <Boundary fallback={null}>
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      </Boundary>
    </>
  )
}
