import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { inAppBrowser } from '#platform/browser/in-app-browser.ts'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import { appUrl, detectPhoneSystem, storeUrl } from './app-url.ts'
import { shareablePath } from './shareable-path.ts'

const StuckSheet = lazyOverlay(() => import('./app-blocked-sheet.tsx').then((m) => ({ default: m.AppBlockedSheet })))

interface Props {
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

/** A link that opens the current page in the app. For phones. */
export function OpenAppLink({ className, label, children }: Props) {
  const { href, onClick, stuck, close } = useOpenApp()
  const told = useLazyMount(stuck)
  return (
    <>
      <a href={href} className={className} aria-label={label} onClick={onClick}>
        {children}
      </a>
      {told && (
        <Suspense fallback={null}>
          <StuckSheet open={stuck} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** ms after which a page that is still visible means that the app did not open */
const FALLBACK_DELAY_MS = 2_000

interface OpenAppState {
  readonly href: string
  /** To be called on a tap: falls back to the store, or to the sheet, when the app doesn't open. */
  readonly onClick: () => void
  /** The app in whose browser the page runs blocked ours. */
  readonly stuck: boolean
  readonly close: () => void
}

function useOpenApp(): OpenAppState {
  const { pathname, search } = useLocation()
  const [stuck, setStuck] = useState(false)
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
      if (inside) setStuck(true)
      else window.location.assign(storeUrl(system))
    }, FALLBACK_DELAY_MS)
  }
  return { href: appUrl(system, shareablePath(pathname, search)), onClick, stuck, close: () => setStuck(false) }
}
