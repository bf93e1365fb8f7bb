import { useEffect, useState } from 'react'
import { isPhone } from '#platform/browser/device.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { rendered } from '#platform/rendering/rendered.ts'

const LandscapeCover = lazyOptional(() => import('./landscape-cover.tsx').then((m) => m.LandscapeCover))

/** The orientation of the screen: a keyboard changes the viewport's shape. Before iOS 16.4 only `window.orientation` exists, in degrees. */
function isLandscape(): boolean {
  const { orientation } = window.screen as { readonly orientation?: ScreenOrientation }
  return orientation ? orientation.type.startsWith('landscape') : Math.abs(window.orientation) === 90
}

function isPhoneInLandscape(): boolean {
  return isLandscape() && isPhone()
}

/** Listens for changes of the orientation; returns the unsubscribe function. */
function onOrientationChange(listener: () => void): () => void {
  const { orientation } = window.screen as { readonly orientation?: ScreenOrientation }
  const [target, kind] = orientation ? ([orientation, 'change'] as const) : ([window, 'orientationchange'] as const)
  target.addEventListener(kind, listener)
  return () => target.removeEventListener(kind, listener)
}

/** Covers the shop while a phone is in landscape. Everything beneath stays mounted, inert, and in its layout. */
export function LandscapeGuard() {
  const [covered, setCovered] = useState(() => !rendered && !import.meta.env.SSR && isPhoneInLandscape())
  useEffect(() => {
    const update = () => setCovered(isPhoneInLandscape())
    update()
    return onOrientationChange(update)
  }, [])
  return covered ? <LandscapeCover /> : null
}
