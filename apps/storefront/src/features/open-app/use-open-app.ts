import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { inAppBrowser } from '../../shared/browser/in-app-browser.ts'
import { appUrl, detectPhoneSystem, storeUrl } from './app-url.ts'
import { shareablePath } from './shareable-path.ts'

/** ms after which a page that is still seen was not left for the app */
const FALLBACK_DELAY_MS = 2_000

export interface OpenAppState {
  /** The app's address of the place that is open. */
  readonly href: string
  /** Follows a tap on it: the store, or what else can be done, where the app doesn't open. */
  readonly onClick: () => void
  /** Another app around the page kept ours from opening. */
  readonly stuck: boolean
  readonly close: () => void
}

/** The way from this page into the app on a phone. */
export function useOpenApp(): OpenAppState {
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
