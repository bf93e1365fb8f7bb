import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { inAppBrowser } from '#platform/browser/in-app-browser.ts'
import { linkTo } from '#platform/config/config.ts'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import { appUrl, detectPhoneSystem, shareablePath } from './shareable-path.ts'

const BlockedSheet = lazyOverlay(() => import('./app-blocked-sheet.tsx').then((m) => ({ default: m.AppBlockedSheet })))

/** ms after which a page that is still visible means that the app did not open */
const FALLBACK_DELAY_MS = 2_000

interface Props {
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

/** For phones: opens the current page in the app. When the app doesn't open, the store does; inside another app a sheet does. */
export function OpenAppLink({ className, label, children }: Props) {
  const { pathname, search } = useLocation()
  const [blocked, setBlocked] = useState(false)
  const mounted = useLazyMount(blocked)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const system = detectPhoneSystem(navigator.userAgent)

  useEffect(() => {
    const left = () => clearTimeout(waiting.current)
    document.addEventListener('visibilitychange', left)
    window.addEventListener('pagehide', left)
    return () => {
      left()
      document.removeEventListener('visibilitychange', left)
      window.removeEventListener('pagehide', left)
    }
  }, [])

  const onClick = () => {
    const inside = inAppBrowser() !== null
    if (system === 'android' && !inside) return
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => {
      if (document.visibilityState !== 'visible') return
      if (inside) setBlocked(true)
      else window.location.assign(linkTo(system))
    }, FALLBACK_DELAY_MS)
  }
  return (
    <>
      <a href={appUrl(system, shareablePath(pathname, search))} className={className} aria-label={label} onClick={onClick}>
        {children}
      </a>
      {mounted && <BlockedSheet open={blocked} onClose={() => setBlocked(false)} />}
    </>
  )
}
