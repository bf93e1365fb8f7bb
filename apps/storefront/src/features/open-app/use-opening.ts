import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { inAppBrowser } from '../../shared/layout/in-app-browser.ts'
import { appAddress, phoneSystem, storeOf } from './app-address.ts'
import { sharePath } from './share-path.ts'

/** ms after which a page that is still seen was not left for the app */
const STILL_HERE = 2_000

export interface Opening {
  /** The app's address of the place that is open. */
  readonly href: string
  /** Follows a tap on it: the store, or what else can be done, where the app doesn't open. */
  readonly onClick: () => void
  /** Another app around the page kept ours from opening. */
  readonly stuck: boolean
  readonly close: () => void
}

/** The way from this page into the app on a phone. */
export function useOpening(): Opening {
  const { pathname, search } = useLocation()
  const [stuck, setStuck] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const system = phoneSystem(navigator.userAgent)

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
      else window.location.assign(storeOf(system))
    }, STILL_HERE)
  }
  return { href: appAddress(system, sharePath(pathname, search)), onClick, stuck, close: () => setStuck(false) }
}
